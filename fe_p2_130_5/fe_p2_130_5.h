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

#ifndef FE_P2_130_5_H
#define FE_P2_130_5_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * r ≡ a·b (mod p), r < 2^131 + 2^129. Requires a, b < 2^131 + 2^129.
 * r may be the same array as a or b.
 */
void fe_p2_130_5_mul(uint64_t r[3], const uint64_t a[3], const uint64_t b[3]);

/*
 * r ≡ a² (mod p), r < 2^131 + 2^129. Requires a < 2^131 + 2^129.
 * r may be the same array as a.
 */
void fe_p2_130_5_square(uint64_t r[3], const uint64_t a[3]);

/*
 * r ≡ a + b (mod p), r < 2^131 + 2^129. Requires a, b < 2^131 + 2^129.
 * r may be the same array as a or b.
 */
void fe_p2_130_5_add(uint64_t r[3], const uint64_t a[3], const uint64_t b[3]);

/*
 * r ≡ a - b (mod p), r < 2^131 + 2^129. Requires a, b < 2^131 + 2^129.
 * r may be the same array as a or b.
 */
void fe_p2_130_5_sub(uint64_t r[3], const uint64_t a[3], const uint64_t b[3]);

/*
 * r ≡ -a (mod p), r < 2^131 + 2^129. Requires a < 2^131 + 2^129.
 * r may be the same array as a.
 */
void fe_p2_130_5_neg(uint64_t r[3], const uint64_t a[3]);

/*
 * r ≡ a·b (mod p), r < 2^131 + 2^129. Requires a < 2^131 + 2^129, b < 2^32.
 * r may be the same array as a.
 */
void fe_p2_130_5_mul_small(uint64_t r[3], const uint64_t a[3], uint32_t b);

/*
 * r ≡ a/2 (mod p), r < 2^131 + 2^129. Requires a < 2^131 + 2^129.
 * r may be the same array as a.
 */
void fe_p2_130_5_half(uint64_t r[3], const uint64_t a[3]);

/* r = a mod p as a number in 3 words of 64 bits, least significant first. Requires a < 2^131 + 2^129. */
void fe_p2_130_5_canonical(uint64_t r[3], const uint64_t a[3]);

/*
 * r ≡ a (mod p) for a number a of any value in 3 words of 64 bits, least significant first; r < 2^131 + 2^129.
 * r may be the same array as a.
 */
void fe_p2_130_5_reduce(uint64_t r[3], const uint64_t a[3]);

/* Write a mod p as 17 bytes, least significant first. Requires a < 2^131 + 2^129. */
void fe_p2_130_5_to_le_bytes(uint8_t out[17], const uint64_t a[3]);

/* Write a mod p as 17 bytes, most significant first. Requires a < 2^131 + 2^129. */
void fe_p2_130_5_to_be_bytes(uint8_t out[17], const uint64_t a[3]);

/*
 * Read 17 bytes, least significant first. Returns 1, and r is the number, if it is below p;
 * returns 0, and r is 0, if it is not.
 */
int fe_p2_130_5_from_le_bytes(uint64_t r[3], const uint8_t in[17]);

/*
 * Read 17 bytes, most significant first. Returns 1, and r is the number, if it is below p;
 * returns 0, and r is 0, if it is not.
 */
int fe_p2_130_5_from_be_bytes(uint64_t r[3], const uint8_t in[17]);

/* Read 17 bytes, least significant first, of any value: r is the number modulo p. */
void fe_p2_130_5_reduce_le_bytes(uint64_t r[3], const uint8_t in[17]);

/* Read 17 bytes, most significant first, of any value: r is the number modulo p. */
void fe_p2_130_5_reduce_be_bytes(uint64_t r[3], const uint8_t in[17]);

/* r = 0. */
void fe_p2_130_5_zero(uint64_t r[3]);

/* r = 1. */
void fe_p2_130_5_one(uint64_t r[3]);

/* r = a if bit is 1, r = b if it is 0. r may be the same array as a or b. */
void fe_p2_130_5_select(uint64_t r[3], int bit, const uint64_t a[3], const uint64_t b[3]);

/* Exchange a and b if bit is 1, leave them if it is 0. */
void fe_p2_130_5_swap(int bit, uint64_t a[3], uint64_t b[3]);

/* Return 1 if a ≡ 0 (mod p), else 0. Requires a < 2^131 + 2^129. */
int fe_p2_130_5_is_zero(const uint64_t a[3]);

/* Return 1 if a ≡ b (mod p), else 0. Requires a, b < 2^131 + 2^129. */
int fe_p2_130_5_equal(const uint64_t a[3], const uint64_t b[3]);

/*
 * r ≡ a^(2^n) (mod p), r < 2^131 + 2^129; n shows in the time it takes. Requires a < 2^131 + 2^129.
 * r may be the same array as a.
 */
void fe_p2_130_5_square_times(uint64_t r[3], const uint64_t a[3], unsigned n);

/*
 * r ≡ 1/a (mod p), r ≡ 0 if a ≡ 0; r < 2^131 + 2^129. Requires a < 2^131 + 2^129.
 * r may be the same array as a.
 */
void fe_p2_130_5_invert(uint64_t r[3], const uint64_t a[3]);

/*
 * Return 1 if a is a square mod p, with r² ≡ a (-r is the other root), r < 2^131 + 2^129; else return 0, with r = 0.
 * Requires a < 2^131 + 2^129. r may be the same array as a.
 */
int fe_p2_130_5_sqrt(uint64_t r[3], const uint64_t a[3]);

/* Return 1 if a is a square mod p other than 0, -1 if it is no square, 0 if a ≡ 0. Requires a < 2^131 + 2^129. */
int fe_p2_130_5_legendre(const uint64_t a[3]);

#ifdef __cplusplus
}
#endif

#endif /* FE_P2_130_5_H */
