/*
 * Arithmetic modulo p = 2^130 - 5. Generated, do not edit:
 *   modforge field "2^130 - 5" --name p2_130_5 --prefix fe_p2_130_5
 *
 * p = 0x3fffffffffffffffffffffffffffffffb
 * Element: 3 words of 64 bits, least significant first, any value below 2^131 + 2^129.
 * Every function takes and returns elements; canonical words and bytes are below p.
 * Constant time in all values: no branch and no address depends on them.
 * Method: product folded at bit m, and in the same run at bit m; the numbers of mul and their bounds:
 *   v1 = a·b < 2^262 + 9·2^258
 *   r1 = (v1 mod 2^130) + 5·(v1 div 2^130) - q·2^130 + 5·q, q what ends above bit 130 of the last word < 2^132
 * Operations:
 *   mul: 13 multiplications, 18 additions, 4 shifts, 2 logic
 *   square: 10 multiplications, 14 additions, 8 shifts, 2 logic
 *   add: 1 multiplication, 6 additions, 1 shift, 1 logic
 *   sub: 1 multiplication, 9 additions, 1 shift, 1 logic
 *   neg: 1 multiplication, 6 additions, 1 shift, 1 logic
 *   mul_small: 4 multiplications, 5 additions, 1 shift, 1 logic
 *   half: 3 additions, 3 shifts, 4 logic
 *   canonical: 1 multiplication, 6 additions, 1 shift, 5 logic
 *   decode: 3 additions, 4 logic
 *   reduce: 1 multiplication, 3 additions, 1 shift, 1 logic
 *   invert: 300 divsteps in batches of 62
 *   sqrt: 127 squarings, 7 multiplications
 *   legendre: 128 squarings, 10 multiplications
 */

#include "fe_p2_130_5.h"

#if defined(__SIZEOF_INT128__)

__extension__ typedef unsigned __int128 fe_p2_130_5_wide;

/* low + 2^64·high = a·b + c + d, which never overflows. */
static inline uint64_t fe_p2_130_5_mac(uint64_t *high, uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
    fe_p2_130_5_wide t = (fe_p2_130_5_wide)a * b + c + d;
    *high = (uint64_t)(t >> 64);
    return (uint64_t)t;
}

/* sum + 2^64·carry = a + b + c for a bit c. */
static inline uint64_t fe_p2_130_5_addc(uint64_t *carry, uint64_t a, uint64_t b, uint64_t c) {
    fe_p2_130_5_wide t = (fe_p2_130_5_wide)a + b + c;
    *carry = (uint64_t)(t >> 64);
    return (uint64_t)t;
}

/* difference - 2^64·borrow = a - b - c for a bit c. */
static inline uint64_t fe_p2_130_5_subb(uint64_t *borrow, uint64_t a, uint64_t b, uint64_t c) {
    fe_p2_130_5_wide t = (fe_p2_130_5_wide)a - b - c;
    *borrow = (uint64_t)(t >> 64) & 1;
    return (uint64_t)t;
}

#else

typedef struct {
    uint64_t low, high;
} fe_p2_130_5_wide;

static inline fe_p2_130_5_wide fe_p2_130_5_wide_of(uint64_t high, uint64_t low) {
    fe_p2_130_5_wide t = {low, high};
    return t;
}

/* What is carried out of sum = a + b + (0 or 1); no comparison, of which a compiler could make a branch. */
static inline uint64_t fe_p2_130_5_carry(uint64_t a, uint64_t b, uint64_t sum) {
    return ((a & b) | ((a | b) & ~sum)) >> (64 - 1);
}

static inline fe_p2_130_5_wide fe_p2_130_5_plus(fe_p2_130_5_wide a, fe_p2_130_5_wide b) {
    uint64_t low = a.low + b.low;
    return fe_p2_130_5_wide_of(a.high + b.high + fe_p2_130_5_carry(a.low, b.low, low), low);
}

/* Four products of half words; no sum of the middle ones overflows: (2^32 - 1)^2 + 2·(2^32 - 1) = 2^64 - 1. */
static inline fe_p2_130_5_wide fe_p2_130_5_times(uint64_t a, uint64_t b) {
    uint64_t ones = UINT32_C(0xffffffff), a0 = a & ones, a1 = a >> 32, b0 = b & ones, b1 = b >> 32;
    uint64_t low = a0 * b0, left = a1 * b0, middle = a0 * b1 + (low >> 32) + (left & ones);
    return fe_p2_130_5_wide_of(a1 * b1 + (left >> 32) + (middle >> 32), (middle << 32) | (low & ones));
}

static inline fe_p2_130_5_wide fe_p2_130_5_times_plus(uint64_t a, uint64_t b, fe_p2_130_5_wide c) {
    return fe_p2_130_5_plus(fe_p2_130_5_times(a, b), c);
}

static inline uint64_t fe_p2_130_5_mac(uint64_t *high, uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
    fe_p2_130_5_wide t = fe_p2_130_5_plus(fe_p2_130_5_times_plus(a, b, fe_p2_130_5_wide_of(0, c)), fe_p2_130_5_wide_of(0, d));
    *high = t.high;
    return t.low;
}

static inline uint64_t fe_p2_130_5_addc(uint64_t *carry, uint64_t a, uint64_t b, uint64_t c) {
    uint64_t sum = a + b + c;
    *carry = fe_p2_130_5_carry(a, b, sum);
    return sum;
}

static inline uint64_t fe_p2_130_5_subb(uint64_t *borrow, uint64_t a, uint64_t b, uint64_t c) {
    uint64_t difference = a - b - c;
    *borrow = fe_p2_130_5_carry(difference, b, a);
    return difference;
}

#endif

/* All ones for 1, zero for 0; hidden from the compiler, which could otherwise make a branch of it. */
static inline uint64_t fe_p2_130_5_mask(uint64_t bit) {
    uint64_t mask = 0 - bit;
#if defined(__GNUC__)
    __asm__("" : "+r"(mask));
#endif
    return mask;
}

/* For x86-64 with ADX and BMI2 (-march=native, or -madx -mbmi2), from programs that are proved like the others; define
   FE_P2_130_5_PORTABLE to leave it out. */

#if defined(__x86_64__) && defined(__ADX__) && defined(__BMI2__) && defined(__GNUC__) && defined(__ELF__) \
    && !defined(__ILP32__) && !defined(FE_P2_130_5_PORTABLE)

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
__asm__(
    ".intel_syntax noprefix\n"
    ".text\n"
    ".globl fe_p2_130_5_mul\n"
    ".type fe_p2_130_5_mul, @function\n"
    ".p2align 5\n"
    "fe_p2_130_5_mul:\n"
    "    push rbx\n"
    "    push rbp\n"
    "    push r12\n"
    "    mov rcx, rdx\n"
    "    mov rdx, qword ptr [rsi + 0]\n"
    "    mulx r8, rax, qword ptr [rcx + 0]\n"
    "    mulx r10, r9, qword ptr [rcx + 8]\n"
    "    add r8, r9\n"
    "    mulx r11, r9, qword ptr [rcx + 16]\n"
    "    adc r10, r9\n"
    "    adc r11, 0\n"
    "    mov rdx, qword ptr [rsi + 8]\n"
    "    mulx rbx, r9, qword ptr [rcx + 0]\n"
    "    xor ebp, ebp\n"
    "    adcx r8, r9\n"
    "    adox r10, rbx\n"
    "    mulx rbx, r9, qword ptr [rcx + 8]\n"
    "    adcx r10, r9\n"
    "    adox r11, rbx\n"
    "    mulx rbx, r9, qword ptr [rcx + 16]\n"
    "    adcx r11, r9\n"
    "    adox rbx, rbp\n"
    "    adc rbx, 0\n"
    "    mov rdx, qword ptr [rsi + 16]\n"
    "    mulx rbp, r9, qword ptr [rcx + 0]\n"
    "    xor r12d, r12d\n"
    "    adcx r10, r9\n"
    "    adox r11, rbp\n"
    "    mulx rbp, r9, qword ptr [rcx + 8]\n"
    "    adcx r11, r9\n"
    "    adox rbx, rbp\n"
    "    mulx rbp, r9, qword ptr [rcx + 16]\n"
    "    adc rbx, r9\n"
    "    mov r9, r10\n"
    "    shrd r9, r11, 2\n"
    "    shrd r11, rbx, 2\n"
    "    shr rbx, 2\n"
    "    and r10, 3\n"
    "    mov edx, 5\n"
    "    mulx rsi, rcx, r9\n"
    "    xor r9d, r9d\n"
    "    adcx rax, rcx\n"
    "    adox r8, rsi\n"
    "    mulx rcx, r9, r11\n"
    "    adcx r8, r9\n"
    "    adox r10, rcx\n"
    "    mulx r11, r9, rbx\n"
    "    adc r10, r9\n"
    "    mov r9, r10\n"
    "    shr r9, 2\n"
    "    and r10, 3\n"
    "    mulx rcx, r11, r9\n"
    "    add rax, r11\n"
    "    adc r8, 0\n"
    "    adc r10, 0\n"
    "    mov qword ptr [rdi + 0], rax\n"
    "    mov qword ptr [rdi + 8], r8\n"
    "    mov qword ptr [rdi + 16], r10\n"
    "    pop r12\n"
    "    pop rbp\n"
    "    pop rbx\n"
    "    ret\n"
    ".size fe_p2_130_5_mul, .-fe_p2_130_5_mul\n"
    ".globl fe_p2_130_5_square\n"
    ".type fe_p2_130_5_square, @function\n"
    ".p2align 5\n"
    "fe_p2_130_5_square:\n"
    "    push rbx\n"
    "    mov rdx, qword ptr [rsi + 0]\n"
    "    mulx r8, rax, qword ptr [rsi + 8]\n"
    "    mulx r10, r9, qword ptr [rsi + 16]\n"
    "    add r8, r9\n"
    "    adc r10, 0\n"
    "    mov rdx, qword ptr [rsi + 8]\n"
    "    mulx r11, r9, qword ptr [rsi + 16]\n"
    "    add r10, r9\n"
    "    adc r11, 0\n"
    "    mov rdx, qword ptr [rsi + 0]\n"
    "    mulx rcx, r9, rdx\n"
    "    xor ebx, ebx\n"
    "    adcx rax, rax\n"
    "    adox rax, rcx\n"
    "    mov rdx, qword ptr [rsi + 8]\n"
    "    mulx rbx, rcx, rdx\n"
    "    adcx r8, r8\n"
    "    adox r8, rcx\n"
    "    adcx r10, r10\n"
    "    adox r10, rbx\n"
    "    mov rdx, qword ptr [rsi + 16]\n"
    "    mulx rbx, rcx, rdx\n"
    "    adcx r11, r11\n"
    "    adox r11, rcx\n"
    "    mov rcx, r8\n"
    "    shrd rcx, r10, 2\n"
    "    shrd r10, r11, 2\n"
    "    shr r11, 2\n"
    "    and r8, 3\n"
    "    mov edx, 5\n"
    "    mulx rbx, rsi, rcx\n"
    "    xor ecx, ecx\n"
    "    adcx r9, rsi\n"
    "    adox rax, rbx\n"
    "    mulx rsi, rcx, r10\n"
    "    adcx rax, rcx\n"
    "    adox r8, rsi\n"
    "    mulx rcx, r10, r11\n"
    "    adc r8, r10\n"
    "    mov r10, r8\n"
    "    shr r10, 2\n"
    "    and r8, 3\n"
    "    mulx rcx, r11, r10\n"
    "    add r9, r11\n"
    "    adc rax, 0\n"
    "    adc r8, 0\n"
    "    mov qword ptr [rdi + 0], r9\n"
    "    mov qword ptr [rdi + 8], rax\n"
    "    mov qword ptr [rdi + 16], r8\n"
    "    pop rbx\n"
    "    ret\n"
    ".size fe_p2_130_5_square, .-fe_p2_130_5_square\n"
    ".att_syntax\n");
#pragma GCC diagnostic pop

#else

void fe_p2_130_5_mul(uint64_t r[3], const uint64_t a[3], const uint64_t b[3]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    uint64_t x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21,
        x22, x23, x24, x25, x26, x27, x28, x29;

    x0 = fe_p2_130_5_mac(&x1, a0, b0, 0, 0);
    x2 = fe_p2_130_5_mac(&x3, a0, b1, x1, 0);
    x4 = fe_p2_130_5_mac(&x5, a0, b2, x3, 0);
    x6 = fe_p2_130_5_mac(&x7, a1, b0, x2, 0);
    x8 = fe_p2_130_5_mac(&x9, a1, b1, x4, x7);
    x10 = fe_p2_130_5_mac(&x11, a1, b2, x5, x9);
    x12 = fe_p2_130_5_mac(&x13, a2, b0, x8, 0);
    x14 = fe_p2_130_5_mac(&x15, a2, b1, x10, x13);
    x16 = a2 * b2 + x11 + x15;
    x17 = (x14 << 62) | (x12 >> 2);
    x18 = (x16 << 62) | (x14 >> 2);
    x19 = x16 >> 2;
    x20 = x12 & 3;
    x21 = x19 * 5 + x20;
    x22 = x21 >> 2;
    x23 = x21 & 3;
    x24 = x22 * 5;
    x25 = fe_p2_130_5_mac(&x26, x17, 5, x0, x24);
    x27 = fe_p2_130_5_mac(&x28, x18, 5, x6, x26);
    x29 = x23 + x28;

    r[0] = x25;
    r[1] = x27;
    r[2] = x29;
}

void fe_p2_130_5_square(uint64_t r[3], const uint64_t a[3]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    uint64_t x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21,
        x22, x23, x24, x25, x26, x27, x28, x29, x30, x31;

    x0 = fe_p2_130_5_mac(&x1, a0, a1, 0, 0);
    x2 = fe_p2_130_5_mac(&x3, a0, a2, x1, 0);
    x4 = fe_p2_130_5_mac(&x5, a1, a2, x3, 0);
    x6 = x0 << 1;
    x7 = (x2 << 1) | (x0 >> 63);
    x8 = (x4 << 1) | (x2 >> 63);
    x9 = (x5 << 1) | (x4 >> 63);
    x10 = fe_p2_130_5_mac(&x11, a0, a0, 0, 0);
    x12 = fe_p2_130_5_addc(&x13, x11, x6, 0);
    x14 = fe_p2_130_5_mac(&x15, a1, a1, x7, x13);
    x16 = fe_p2_130_5_addc(&x17, x15, x8, 0);
    x18 = a2 * a2 + x9 + x17;
    x19 = (x16 << 62) | (x14 >> 2);
    x20 = (x18 << 62) | (x16 >> 2);
    x21 = x18 >> 2;
    x22 = x14 & 3;
    x23 = x21 * 5 + x22;
    x24 = x23 >> 2;
    x25 = x23 & 3;
    x26 = x24 * 5;
    x27 = fe_p2_130_5_mac(&x28, x19, 5, x10, x26);
    x29 = fe_p2_130_5_mac(&x30, x20, 5, x12, x28);
    x31 = x25 + x30;

    r[0] = x27;
    r[1] = x29;
    r[2] = x31;
}

#endif

void fe_p2_130_5_add(uint64_t r[3], const uint64_t a[3], const uint64_t b[3]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    uint64_t x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12;

    x0 = fe_p2_130_5_addc(&x1, a0, b0, 0);
    x2 = fe_p2_130_5_addc(&x3, a1, b1, x1);
    x4 = a2 + b2 + x3;
    x5 = x4 >> 2;
    x6 = x4 & 3;
    x7 = x5 * 5;
    x8 = fe_p2_130_5_addc(&x9, x0, x7, 0);
    x10 = fe_p2_130_5_addc(&x11, x2, x9, 0);
    x12 = x6 + x11;

    r[0] = x8;
    r[1] = x10;
    r[2] = x12;
}

void fe_p2_130_5_sub(uint64_t r[3], const uint64_t a[3], const uint64_t b[3]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    uint64_t x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17;

    x0 = fe_p2_130_5_subb(&x1, UINT64_C(0xfffffffffffffff1), b0, 0);
    x2 = fe_p2_130_5_subb(&x3, UINT64_C(0xffffffffffffffff), b1, x1);
    x4 = UINT64_C(0xb) - b2 - x3;
    x5 = fe_p2_130_5_addc(&x6, a0, x0, 0);
    x7 = fe_p2_130_5_addc(&x8, a1, x2, x6);
    x9 = a2 + x4 + x8;
    x10 = x9 >> 2;
    x11 = x9 & 3;
    x12 = x10 * 5;
    x13 = fe_p2_130_5_addc(&x14, x5, x12, 0);
    x15 = fe_p2_130_5_addc(&x16, x7, x14, 0);
    x17 = x11 + x16;

    r[0] = x13;
    r[1] = x15;
    r[2] = x17;
}

void fe_p2_130_5_neg(uint64_t r[3], const uint64_t a[3]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    uint64_t x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12;

    x0 = fe_p2_130_5_subb(&x1, UINT64_C(0xfffffffffffffff1), a0, 0);
    x2 = fe_p2_130_5_subb(&x3, UINT64_C(0xffffffffffffffff), a1, x1);
    x4 = UINT64_C(0xb) - a2 - x3;
    x5 = x4 >> 2;
    x6 = x4 & 3;
    x7 = x5 * 5;
    x8 = fe_p2_130_5_addc(&x9, x0, x7, 0);
    x10 = fe_p2_130_5_addc(&x11, x2, x9, 0);
    x12 = x6 + x11;

    r[0] = x8;
    r[1] = x10;
    r[2] = x12;
}

void fe_p2_130_5_mul_small(uint64_t r[3], const uint64_t a[3], uint32_t b) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t b0 = b;
    uint64_t x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12;

    x0 = fe_p2_130_5_mac(&x1, b0, a0, 0, 0);
    x2 = fe_p2_130_5_mac(&x3, b0, a1, x1, 0);
    x4 = b0 * a2 + x3;
    x5 = x4 >> 2;
    x6 = x4 & 3;
    x7 = x5 * 5;
    x8 = fe_p2_130_5_addc(&x9, x0, x7, 0);
    x10 = fe_p2_130_5_addc(&x11, x2, x9, 0);
    x12 = x6 + x11;

    r[0] = x8;
    r[1] = x10;
    r[2] = x12;
}

void fe_p2_130_5_half(uint64_t r[3], const uint64_t a[3]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    uint64_t x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11;

    x0 = a0 & 1;
    x1 = fe_p2_130_5_mask(x0);
    x2 = x1 & UINT64_C(0xfffffffffffffffb);
    x3 = x1 & 3;
    x4 = fe_p2_130_5_addc(&x5, a0, x2, 0);
    x6 = fe_p2_130_5_addc(&x7, a1, x1, x5);
    x8 = a2 + x3 + x7;
    x9 = (x6 << 63) | (x4 >> 1);
    x10 = (x8 << 63) | (x6 >> 1);
    x11 = x8 >> 1;

    r[0] = x9;
    r[1] = x10;
    r[2] = x11;
}

void fe_p2_130_5_canonical(uint64_t r[3], const uint64_t a[3]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    uint64_t x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17;

    x0 = a2 >> 2;
    x1 = a2 & 3;
    x2 = x0 * 5;
    x3 = fe_p2_130_5_addc(&x4, a0, x2, 0);
    x5 = fe_p2_130_5_addc(&x6, a1, x4, 0);
    x7 = x1 + x6;
    x8 = fe_p2_130_5_subb(&x9, x3, UINT64_C(0xfffffffffffffffb), 0);
    x10 = fe_p2_130_5_subb(&x11, x5, UINT64_C(0xffffffffffffffff), x9);
    x12 = fe_p2_130_5_subb(&x13, x7, 3, x11);
    x14 = fe_p2_130_5_mask(x13);
    x15 = x8 ^ (x14 & (x3 ^ x8));
    x16 = x10 ^ (x14 & (x5 ^ x10));
    x17 = x12 ^ (x14 & (x7 ^ x12));

    r[0] = x15;
    r[1] = x16;
    r[2] = x17;
}

static int fe_p2_130_5_decode(uint64_t r[3], const uint64_t a[3]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    uint64_t x0, x1, x2, x3, x4, x5, x6;

    (void)fe_p2_130_5_subb(&x0, a0, UINT64_C(0xfffffffffffffffb), 0);
    (void)fe_p2_130_5_subb(&x1, a1, UINT64_C(0xffffffffffffffff), x0);
    (void)fe_p2_130_5_subb(&x2, a2, 3, x1);
    x3 = fe_p2_130_5_mask(x2);
    x4 = x3 & a0;
    x5 = x3 & a1;
    x6 = x3 & a2;

    r[0] = x4;
    r[1] = x5;
    r[2] = x6;
    return (int)x2;
}

void fe_p2_130_5_reduce(uint64_t r[3], const uint64_t a[3]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    uint64_t x0, x1, x2, x3, x4, x5, x6;

    x0 = a2 >> 2;
    x1 = a2 & 3;
    x2 = fe_p2_130_5_mac(&x3, x0, 5, a0, 0);
    x4 = fe_p2_130_5_addc(&x5, a1, x3, 0);
    x6 = x1 + x5;

    r[0] = x2;
    r[1] = x4;
    r[2] = x6;
}

void fe_p2_130_5_to_le_bytes(uint8_t out[17], const uint64_t a[3]) {
    uint64_t words[3];
    fe_p2_130_5_canonical(words, a);
    for (int i = 0; i < 17; i++) {
        out[i] = (uint8_t)(words[i / 8] >> (8 * (i % 8)));
    }
}

void fe_p2_130_5_to_be_bytes(uint8_t out[17], const uint64_t a[3]) {
    uint64_t words[3];
    fe_p2_130_5_canonical(words, a);
    for (int i = 0; i < 17; i++) {
        out[17 - 1 - i] = (uint8_t)(words[i / 8] >> (8 * (i % 8)));
    }
}

/* The number given by bytes, the one at ``first`` least significant, the next ``step`` further. */
static void fe_p2_130_5_words(uint64_t words[3], const uint8_t *first, int step) {
    for (int i = 0; i < 3; i++) {
        words[i] = 0;
    }
    for (int i = 0; i < 17; i++) {
        words[i / 8] |= (uint64_t)((uint64_t)first[step * i] << (8 * (i % 8)));
    }
}

int fe_p2_130_5_from_le_bytes(uint64_t r[3], const uint8_t in[17]) {
    uint64_t words[3];
    fe_p2_130_5_words(words, in, 1);
    return fe_p2_130_5_decode(r, words);
}

int fe_p2_130_5_from_be_bytes(uint64_t r[3], const uint8_t in[17]) {
    uint64_t words[3];
    fe_p2_130_5_words(words, in + 17 - 1, -1);
    return fe_p2_130_5_decode(r, words);
}

void fe_p2_130_5_reduce_le_bytes(uint64_t r[3], const uint8_t in[17]) {
    uint64_t words[3];
    fe_p2_130_5_words(words, in, 1);
    fe_p2_130_5_reduce(r, words);
}

void fe_p2_130_5_reduce_be_bytes(uint64_t r[3], const uint8_t in[17]) {
    uint64_t words[3];
    fe_p2_130_5_words(words, in + 17 - 1, -1);
    fe_p2_130_5_reduce(r, words);
}

void fe_p2_130_5_zero(uint64_t r[3]) {
    for (int i = 0; i < 3; i++) {
        r[i] = 0;
    }
}

void fe_p2_130_5_one(uint64_t r[3]) {
    static const uint64_t one[3] = {1, 0, 0};
    for (int i = 0; i < 3; i++) {
        r[i] = one[i];
    }
}

void fe_p2_130_5_select(uint64_t r[3], int bit, const uint64_t a[3], const uint64_t b[3]) {
    uint64_t mask = fe_p2_130_5_mask((uint64_t)bit);
    for (int i = 0; i < 3; i++) {
        r[i] = b[i] ^ (mask & (a[i] ^ b[i]));
    }
}

void fe_p2_130_5_swap(int bit, uint64_t a[3], uint64_t b[3]) {
    uint64_t mask = fe_p2_130_5_mask((uint64_t)bit);
    for (int i = 0; i < 3; i++) {
        uint64_t difference = mask & (a[i] ^ b[i]);
        a[i] ^= difference;
        b[i] ^= difference;
    }
}

int fe_p2_130_5_is_zero(const uint64_t a[3]) {
    uint64_t words[3], any = 0;
    fe_p2_130_5_canonical(words, a);
    for (int i = 0; i < 3; i++) {
        any |= words[i];
    }
    return (int)(1 ^ ((any | (0 - any)) >> (64 - 1)));
}

int fe_p2_130_5_equal(const uint64_t a[3], const uint64_t b[3]) {
    uint64_t difference[3];
    fe_p2_130_5_sub(difference, a, b);
    return fe_p2_130_5_is_zero(difference);
}

/* The calls go into the loop, and the words of t into registers. */
#if defined(__GNUC__)
__attribute__((flatten))
#endif
void fe_p2_130_5_square_times(uint64_t r[3], const uint64_t a[3], unsigned n) {
    uint64_t t[3];
    for (int i = 0; i < 3; i++) {
        t[i] = a[i];
    }
    while (n--) {
        fe_p2_130_5_square(t, t);
    }
    for (int i = 0; i < 3; i++) {
        r[i] = t[i];
    }
}

/* r = a^(2^n)·b */
static void fe_p2_130_5_square_times_mul(uint64_t r[3], const uint64_t a[3], unsigned n, const uint64_t b[3]) {
    uint64_t t[3];
    fe_p2_130_5_square_times(t, a, n);
    fe_p2_130_5_mul(r, t, b);
}

#if defined(__SIZEOF_INT128__)
__extension__ typedef __int128 fe_p2_130_5_signed;

/* What some steps do: (f, g) becomes (u·f + v·g, q·f + r·g), divided by 2 for each step. */
typedef struct {
    int64_t u, v, q, r;
} fe_p2_130_5_matrix;

/*
 * n ≤ 16 steps, zeta = -(delta + 1/2). f and the row (u, v) share a word, so do g and (q, r), so that what happens to
 * f happens to its row: f + u·2^18 + v·2^37. Of f and g only n bits are looked at, and they stay within ±2^n;
 * the rows start as 2^n times those of the identity, as g and its row are halved each time, and stay within ±2^n.
 */
static inline int64_t fe_p2_130_5_packed_divsteps(int64_t zeta, int64_t f, int64_t g, int n, fe_p2_130_5_matrix *t) {
    const int64_t low = ((int64_t)1 << n) - 1, half = (int64_t)1 << (18 - 1), halves = half + ((int64_t)1 << (37 - 1));
#if !(defined(__GNUC__) && defined(__x86_64__))
    int64_t one = 1, ones = -1;
#if defined(__GNUC__)
    /* Hidden from the compiler, which could otherwise make branches of the masks. */
    __asm__("" : "+r"(one), "+r"(ones));
#endif
#endif
    f = (f & low) + ((int64_t)1 << (18 + n));
    g = (g & low) + ((int64_t)1 << (37 + n));
    for (int i = 0; i < n; i++) {
#if (defined(__GNUC__) && defined(__x86_64__))
        /* Both outcomes of zeta < 0 are made, one is chosen, then that or an even g: four instructions from g to g. */
        int64_t sum, difference, new_zeta, new_f;
        __asm__("mov %1, %6\n\t"
                "mov %0, %4\n\t"
                "sub %1, %4\n\t"
                "test %2, %2\n\t"
                "cmovs %0, %6\n\t"
                "lea (%0, %1), %3\n\t"
                "cmovs %4, %3\n\t"
                "mov %2, %5\n\t"
                "not %5\n\t"
                "cmovns %2, %5\n\t"
                "sar $1, %3\n\t"
                "sar $1, %0\n\t"
                "cmovc %5, %2\n\t"
                "cmovc %3, %0\n\t"
                "cmovc %6, %1\n\t"
                "dec %2"
                : "+&r"(g), "+&r"(f), "+&r"(zeta), "=&r"(sum), "=&r"(difference), "=&r"(new_zeta), "=&r"(new_f)
                :
                : "cc");
#else
        int64_t negative = (zeta >> 63) & ones, odd = -(g & one), exchange = negative & odd;
        g += ((f ^ negative) - negative) & odd;
        f += g & exchange;
        zeta = (zeta ^ exchange) - 1;
        g >>= 1;
#endif
    }
    /* Half of a field's range is added to what lies below the next field, maybe negative, before that is cut off. */
    t->u = (int64_t)((uint64_t)(f + half) << (64 - 37)) >> (64 - 19);
    t->q = (int64_t)((uint64_t)(g + half) << (64 - 37)) >> (64 - 19);
    t->v = (f + halves) >> 37;
    t->r = (g + halves) >> 37;
    return zeta;
}

/*
 * A batch of steps on the low digits of f, odd, and g; returns the new zeta. Where fewer remain until g = 0, only those
 * are made, in whole packs, and the matrix is scaled as if all had been made.
 */
static int64_t fe_p2_130_5_divsteps(int64_t zeta, int64_t f, int64_t g, int remain, fe_p2_130_5_matrix *t) {
    *t = (fe_p2_130_5_matrix){1, 0, 0, 1};
    int left = 62;
    while (left > 0 && remain > 0) {
        fe_p2_130_5_matrix s, a = *t;
        int n = left < 16 ? left : 16;
        zeta = fe_p2_130_5_packed_divsteps(zeta, f, g, n, &s);
        uint64_t x = (uint64_t)s.u * (uint64_t)f + (uint64_t)s.v * (uint64_t)g, y = (uint64_t)s.q * (uint64_t)f + (uint64_t)s.r * (uint64_t)g;
        f = (int64_t)x >> 16;
        g = (int64_t)y >> 16;
        t->u = s.u * a.u + s.v * a.q;
        t->v = s.u * a.v + s.v * a.r;
        t->q = s.q * a.u + s.r * a.q;
        t->r = s.q * a.v + s.r * a.r;
        left -= n;
        remain -= n;
    }
    const int64_t scale = (int64_t)1 << left;
    *t = (fe_p2_130_5_matrix){t->u * scale, t->v * scale, t->q * scale, t->r * scale};
    return zeta;
}

static inline fe_p2_130_5_signed fe_p2_130_5_products(int64_t a, int64_t b, int64_t c, int64_t d) {
    return (fe_p2_130_5_signed)a * b + (fe_p2_130_5_signed)c * d;
}

/* (f, g) = t·(f, g)/2^62, which is exact. */
static void fe_p2_130_5_transform(int64_t f[3], int64_t g[3], const fe_p2_130_5_matrix *t) {
    fe_p2_130_5_signed x = fe_p2_130_5_products(t->u, f[0], t->v, g[0]), y = fe_p2_130_5_products(t->q, f[0], t->r, g[0]);
    for (int i = 1; i < 3; i++) {
        x = (x >> 62) + fe_p2_130_5_products(t->u, f[i], t->v, g[i]);
        y = (y >> 62) + fe_p2_130_5_products(t->q, f[i], t->r, g[i]);
        f[i - 1] = (int64_t)x & INT64_C(0x3fffffffffffffff);
        g[i - 1] = (int64_t)y & INT64_C(0x3fffffffffffffff);
    }
    f[3 - 1] = (int64_t)(x >> 62);
    g[3 - 1] = (int64_t)(y >> 62);
}

/* (d, e) = t·(d, e)/2^62 modulo p, all in (-2p, p). */
static void fe_p2_130_5_transform_modulo(int64_t d[3], int64_t e[3], const fe_p2_130_5_matrix *t) {
    const int64_t d_sign = d[3 - 1] >> 63, e_sign = e[3 - 1] >> 63;
    fe_p2_130_5_signed x = fe_p2_130_5_products(t->u, d[0], t->v, e[0]), y = fe_p2_130_5_products(t->q, d[0], t->r, e[0]);
    /* The multiples of p: those that make d and e positive, less what makes the sums divisible. */
    int64_t i = (t->u & d_sign) + (t->v & e_sign), j = (t->q & d_sign) + (t->r & e_sign);
    i -= (int64_t)(UINT64_C(0x3333333333333333) * (uint64_t)x + (uint64_t)i) & INT64_C(0x3fffffffffffffff);
    j -= (int64_t)(UINT64_C(0x3333333333333333) * (uint64_t)y + (uint64_t)j) & INT64_C(0x3fffffffffffffff);
    x += (fe_p2_130_5_signed)i * INT64_C(-5);
    y += (fe_p2_130_5_signed)j * INT64_C(-5);
    x = (x >> 62) + fe_p2_130_5_products(t->u, d[1], t->v, e[1]);
    y = (y >> 62) + fe_p2_130_5_products(t->q, d[1], t->r, e[1]);
    d[0] = (int64_t)x & INT64_C(0x3fffffffffffffff);
    e[0] = (int64_t)y & INT64_C(0x3fffffffffffffff);
    x = (x >> 62) + fe_p2_130_5_products(t->u, d[2], t->v, e[2]);
    y = (y >> 62) + fe_p2_130_5_products(t->q, d[2], t->r, e[2]);
    x += (fe_p2_130_5_signed)i * INT64_C(64);
    y += (fe_p2_130_5_signed)j * INT64_C(64);
    d[1] = (int64_t)x & INT64_C(0x3fffffffffffffff);
    e[1] = (int64_t)y & INT64_C(0x3fffffffffffffff);
    d[3 - 1] = (int64_t)(x >> 62);
    e[3 - 1] = (int64_t)(y >> 62);
}

/* Add p to d where the mask is set, and carry. */
static void fe_p2_130_5_add_modulus(int64_t d[3], int64_t mask) {
    d[0] += INT64_C(-5) & mask;
    d[2] += INT64_C(64) & mask;
    for (int i = 1; i < 3; i++) {
        d[i] += d[i - 1] >> 62;
        d[i - 1] &= INT64_C(0x3fffffffffffffff);
    }
}

/*
 * By divsteps (Bernstein, Yang 2019): 300 divsteps in batches of 62, on numbers of 3 digits.
 * f ≡ d·a, g ≡ e·a (mod p) throughout; f ends as 1 or -1.
 */
void fe_p2_130_5_invert(uint64_t r[3], const uint64_t a[3]) {
    int64_t f[3] = {INT64_C(-5), INT64_C(0), INT64_C(64)}, g[3], d[3] = {0}, e[3] = {1}, zeta = -1;
    uint64_t words[3];
    fe_p2_130_5_canonical(words, a);
    g[0] = (int64_t)(words[0]) & INT64_C(0x3fffffffffffffff);
    g[1] = (int64_t)((words[0] >> 62) | (words[1] << 2)) & INT64_C(0x3fffffffffffffff);
    g[2] = (int64_t)((words[1] >> 60) | (words[2] << 4)) & INT64_C(0x3fffffffffffffff);
    for (int remain = 300; remain > 0; remain -= 62) {
        fe_p2_130_5_matrix t;
        zeta = fe_p2_130_5_divsteps(zeta, f[0], g[0], remain, &t);
        fe_p2_130_5_transform(f, g, &t);
        fe_p2_130_5_transform_modulo(d, e, &t);
    }
    /* From (-2p, p) to (-p, p), with the sign of f, and to [0, p). */
    fe_p2_130_5_add_modulus(d, d[3 - 1] >> 63);
    const int64_t sign = f[3 - 1] >> 63;
    for (int i = 0; i < 3; i++) {
        d[i] = (d[i] ^ sign) - sign;
    }
    fe_p2_130_5_add_modulus(d, 0);
    fe_p2_130_5_add_modulus(d, d[3 - 1] >> 63);
    words[0] = ((uint64_t)d[0]) | ((uint64_t)d[1] << 62);
    words[1] = ((uint64_t)d[1] >> 2) | ((uint64_t)d[2] << 60);
    words[2] = (uint64_t)d[2] >> 4;
    fe_p2_130_5_reduce(r, words);
}
#else
/*
 * r = a^(p - 2).
 * 129 squarings, 10 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
 */
void fe_p2_130_5_invert(uint64_t r[3], const uint64_t a[3]) {
    uint64_t x2[3], y6[3], y25[3], x5[3], x10[3], x20[3], x40[3], x80[3], x120[3], x125[3];
    fe_p2_130_5_square_times_mul(x2, a, 1, a);
    fe_p2_130_5_square_times(y6, x2, 1);
    fe_p2_130_5_square_times_mul(y25, y6, 2, a);
    fe_p2_130_5_mul(x5, y6, y25);
    fe_p2_130_5_square_times_mul(x10, x5, 5, x5);
    fe_p2_130_5_square_times_mul(x20, x10, 10, x10);
    fe_p2_130_5_square_times_mul(x40, x20, 20, x20);
    fe_p2_130_5_square_times_mul(x80, x40, 40, x40);
    fe_p2_130_5_square_times_mul(x120, x80, 40, x40);
    fe_p2_130_5_square_times_mul(x125, x120, 5, x5);
    fe_p2_130_5_square_times_mul(r, x125, 5, y25);
}
#endif

/*
 * t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a.
 * 127 squarings, 7 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
 */
int fe_p2_130_5_sqrt(uint64_t r[3], const uint64_t a[3]) {
    uint64_t x2[3], x4[3], x8[3], x16[3], x32[3], x64[3], t[3], s[3];
    fe_p2_130_5_square_times_mul(x2, a, 1, a);
    fe_p2_130_5_square_times_mul(x4, x2, 2, x2);
    fe_p2_130_5_square_times_mul(x8, x4, 4, x4);
    fe_p2_130_5_square_times_mul(x16, x8, 8, x8);
    fe_p2_130_5_square_times_mul(x32, x16, 16, x16);
    fe_p2_130_5_square_times_mul(x64, x32, 32, x32);
    fe_p2_130_5_square_times_mul(t, x64, 64, x64);
    fe_p2_130_5_square(s, t);
    int ok = fe_p2_130_5_equal(s, a);
    fe_p2_130_5_zero(s);
    fe_p2_130_5_select(r, ok, t, s);
    return ok;
}

/*
 * t = a^((p - 1)/2).
 * 128 squarings, 10 multiplications; xK is a power with exponent 2^K - 1, yK one with exponent K.
 */
int fe_p2_130_5_legendre(const uint64_t a[3]) {
    uint64_t y2[3], y5[3], x3[3], x6[3], x12[3], x24[3], x48[3], x96[3], x120[3], x126[3], t[3], one[3];
    fe_p2_130_5_square_times(y2, a, 1);
    fe_p2_130_5_square_times_mul(y5, y2, 1, a);
    fe_p2_130_5_mul(x3, y2, y5);
    fe_p2_130_5_square_times_mul(x6, x3, 3, x3);
    fe_p2_130_5_square_times_mul(x12, x6, 6, x6);
    fe_p2_130_5_square_times_mul(x24, x12, 12, x12);
    fe_p2_130_5_square_times_mul(x48, x24, 24, x24);
    fe_p2_130_5_square_times_mul(x96, x48, 48, x48);
    fe_p2_130_5_square_times_mul(x120, x96, 24, x24);
    fe_p2_130_5_square_times_mul(x126, x120, 6, x6);
    fe_p2_130_5_square_times_mul(t, x126, 3, y5);
    fe_p2_130_5_one(one);
    return 2 * fe_p2_130_5_equal(t, one) + fe_p2_130_5_is_zero(t) - 1;
}
