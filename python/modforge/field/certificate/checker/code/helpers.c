// SPDX-License-Identifier: MIT OR Apache-2.0
/* What generated C is made of. FE stands for the prefix of the file, WORD and BITS for the type of a word and its bits.
   Products and carries are there twice: with a type of twice the bits, and without one. */

typedef uint64_t FE_wide;
__extension__ typedef unsigned __int128 FE_wide;
typedef struct {
    WORD low, high;
} FE_wide;

static inline WORD FE_mac(WORD *high, WORD a, WORD b, WORD c, WORD d) {
    FE_wide t = (FE_wide)a * b + c + d;
    *high = (WORD)(t >> BITS);
    return (WORD)t;
}

static inline WORD FE_addc(WORD *carry, WORD a, WORD b, WORD c) {
    FE_wide t = (FE_wide)a + b + c;
    *carry = (WORD)(t >> BITS);
    return (WORD)t;
}

static inline WORD FE_subb(WORD *borrow, WORD a, WORD b, WORD c) {
    FE_wide t = (FE_wide)a - b - c;
    *borrow = (WORD)(t >> BITS) & 1;
    return (WORD)t;
}

static inline FE_wide FE_wide_of(WORD high, WORD low) {
    return ((FE_wide)high << BITS) | low;
}

static inline WORD FE_low(FE_wide a) {
    return (WORD)a;
}

static inline FE_wide FE_shr(FE_wide a, int shift) {
    return a >> shift;
}

static inline FE_wide FE_plus(FE_wide a, FE_wide b) {
    return a + b;
}

static inline FE_wide FE_minus(FE_wide a, FE_wide b) {
    return a - b;
}

static inline FE_wide FE_times(WORD a, WORD b) {
    return (FE_wide)a * b;
}

static inline FE_wide FE_times_plus(WORD a, WORD b, FE_wide c) {
    return (FE_wide)a * b + c;
}

static inline WORD FE_mac(WORD *high, WORD a, WORD b, WORD c, WORD d) {
    FE_wide t = FE_plus(FE_times_plus(a, b, FE_wide_of(0, c)), FE_wide_of(0, d));
    *high = t.high;
    return t.low;
}

static inline WORD FE_addc(WORD *carry, WORD a, WORD b, WORD c) {
    WORD sum = a + b + c;
    *carry = FE_carry(a, b, sum);
    return sum;
}

static inline WORD FE_subb(WORD *borrow, WORD a, WORD b, WORD c) {
    WORD difference = a - b - c;
    *borrow = FE_carry(difference, b, a);
    return difference;
}

static inline FE_wide FE_wide_of(WORD high, WORD low) {
    FE_wide t = {low, high};
    return t;
}

static inline WORD FE_low(FE_wide a) {
    return a.low;
}

static inline FE_wide FE_shr(FE_wide a, int shift) {
    if (shift >= BITS) {
        return FE_wide_of(0, a.high >> (shift - BITS));
    }
    return FE_wide_of(a.high >> shift, (a.low >> shift) | (a.high << (BITS - shift)));
}

static inline WORD FE_carry(WORD a, WORD b, WORD sum) {
    return ((a & b) | ((a | b) & ~sum)) >> (BITS - 1);
}

static inline FE_wide FE_plus(FE_wide a, FE_wide b) {
    WORD low = a.low + b.low;
    return FE_wide_of(a.high + b.high + FE_carry(a.low, b.low, low), low);
}

static inline FE_wide FE_minus(FE_wide a, FE_wide b) {
    WORD low = a.low - b.low;
    return FE_wide_of(a.high - b.high - FE_carry(low, b.low, a.low), low);
}

static inline FE_wide FE_times(WORD a, WORD b) {
    WORD ones = UINT32_C(0xffffffff), a0 = a & ones, a1 = a >> 32, b0 = b & ones, b1 = b >> 32;
    WORD low = a0 * b0, left = a1 * b0, middle = a0 * b1 + (low >> 32) + (left & ones);
    return FE_wide_of(a1 * b1 + (left >> 32) + (middle >> 32), (middle << 32) | (low & ones));
}

static inline FE_wide FE_times_plus(WORD a, WORD b, FE_wide c) {
    return FE_plus(FE_times(a, b), c);
}

static inline WORD FE_mask(WORD bit) {
    WORD mask = 0 - bit;
#if defined(__GNUC__)
    __asm__("" : "+r"(mask));
#endif
    return mask;
}
