/* modforge: arithmetic modulo big numbers. Written by cbindgen from crates/modforge-c; do not edit.
 *
 * Numbers are big-endian bytes of any length unless a name says otherwise, and are reduced. A result is at least as long as
 * the modulus (modforge_modulus_byte_length) and filled with zeros in front.
 *
 * The contract: a pointer is null or valid, with as many elements as the length beside it says; a handle was made by its
 * _new and not yet freed. Null is an error, but for empty numbers and in _free. Any result may overlap any operand.
 *
 * Every function but _free and those that answer with a number or a name returns a modforge_status; where that is not
 * MODFORGE_OK, results are as they were, and modforge_last_error() names the argument and the bound.
 *
 * Handles of moduli and fixed bases may be shared by threads. Everything is constant time in its operands, not in their
 * lengths and not in the modulus, unless its name ends in _vartime. What may be secret is zeroed when freed. */

#ifndef MODFORGE_H
#define MODFORGE_H

#include <stddef.h>
#include <stdint.h>

/*
 Bytes that EIP-7823 allows for each number of modforge_modexp_vartime.
 */
#define MODFORGE_MODEXP_MAX_BYTES 1024

/*
 The outcome of a call. Everything but MODFORGE_OK leaves results as they were.
 */
typedef enum modforge_status {
  /*
   Done.
   */
  MODFORGE_OK = 0,
  /*
   A pointer is null where there must be something. Empty numbers and arrays may be null.
   */
  MODFORGE_NULL_POINTER = 1,
  /*
   A length is more than half of the address space.
   */
  MODFORGE_LENGTH = 2,
  /*
   The result has not enough bytes.
   */
  MODFORGE_RESULT_TOO_SHORT = 3,
  /*
   The modulus is 0.
   */
  MODFORGE_MODULUS_ZERO = 4,
  /*
   The modulus has more than 2^20 bits.
   */
  MODFORGE_MODULUS_TOO_LARGE = 5,
  /*
   The modulus is even where the method needs an odd one.
   */
  MODFORGE_MODULUS_EVEN = 6,
  /*
   Residues of different moduli meet.
   */
  MODFORGE_MODULUS_MISMATCH = 7,
  /*
   The number has a common divisor with the modulus.
   */
  MODFORGE_NOT_INVERTIBLE = 8,
  /*
   No square root was found. Modulo a prime, none exists.
   */
  MODFORGE_NO_SQUARE_ROOT = 9,
  /*
   The exponent has more bits than the table is made for, or than a table may be made for.
   */
  MODFORGE_EXPONENT_TOO_LONG = 10,
  /*
   A number is longer than the function takes.
   */
  MODFORGE_NUMBER_TOO_LARGE = 11,
  /*
   There is no memory for a table.
   */
  MODFORGE_OUT_OF_MEMORY = 12,
  /*
   Refused for another reason, which the message gives.
   */
  MODFORGE_REFUSED = 13,
  /*
   A defect of the library. No handle is harmed, but please report it.
   */
  MODFORGE_DEFECT = 14,
  /*
   A search was stopped by the function that it tells of its progress.
   */
  MODFORGE_STOPPED = 15,
} modforge_status;

/*
 A base with a table of its powers, for many exponents of a bounded length. Threads may share it: no function changes
 it.
 */
typedef struct modforge_fixed_base modforge_fixed_base;

/*
 A modulus, prepared once. Threads may share it: no function changes it.
 */
typedef struct modforge_modulus modforge_modulus;

/*
 A number modulo a modulus, in the form that is the fastest to compute with. Zeroed when freed. Two threads may read
 one at once, but not while a third one changes it.
 */
typedef struct modforge_residue modforge_residue;

/*
 A number as big-endian bytes, or an exponent. Empty is 0.
 */
typedef struct modforge_bytes {
  /*
   The bytes; may be null if there are none.
   */
  const uint8_t *data;
  /*
   How many.
   */
  size_t length;
} modforge_bytes;

/*
 What a search calls from time to time, on the thread that called it, with its context and the number of candidates
 that have been tested. The search ends if it returns anything but 0. May be null.
 */
typedef int (*modforge_progress)(void *context, uint64_t tested);

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/*
 The message of the last call on this thread that did not succeed, with the argument and the bound; empty before the
 first one. It is valid until the next such call on this thread.
 */
const char *modforge_last_error(void);

/*
 The name of a status, such as "MODFORGE_MODULUS_ZERO"; "unknown" for another number.
 */
const char *modforge_status_name(int32_t status);

/*
 Prepares the modulus of these big-endian bytes, of 1 to 2^20 bits; leading zeros are allowed. Free it with
 modforge_modulus_free.
 */
enum modforge_status modforge_modulus_new(struct modforge_modulus **modulus, const uint8_t *bytes, size_t length);

/*
 As modforge_modulus_new, from little-endian bytes.
 */
enum modforge_status modforge_modulus_new_le(struct modforge_modulus **modulus, const uint8_t *bytes, size_t length);

/*
 Frees the handle; null is fine. Residues and tables made with it keep what they need of the modulus.
 */
void modforge_modulus_free(struct modforge_modulus *modulus);

/*
 Number of bits; 0 for null.
 */
size_t modforge_modulus_bits(const struct modforge_modulus *modulus);

/*
 Bytes that hold any number below the modulus, which every result needs at least; 0 for null.
 */
size_t modforge_modulus_byte_length(const struct modforge_modulus *modulus);

/*
 The name of the kernel that computes, such as "portable" or "adx"; "none" for null.
 */
const char *modforge_modulus_kernel(const struct modforge_modulus *modulus);

/*
 result = a + b. A chain of operations is faster with residues, which stay in the kernel's form.
 */
enum modforge_status modforge_add(const struct modforge_modulus *modulus,
                                  uint8_t *result,
                                  size_t result_length,
                                  const uint8_t *a,
                                  size_t a_length,
                                  const uint8_t *b,
                                  size_t b_length);

/*
 result = a - b. A chain of operations is faster with residues, which stay in the kernel's form.
 */
enum modforge_status modforge_sub(const struct modforge_modulus *modulus,
                                  uint8_t *result,
                                  size_t result_length,
                                  const uint8_t *a,
                                  size_t a_length,
                                  const uint8_t *b,
                                  size_t b_length);

/*
 result = a * b. A chain of operations is faster with residues, which stay in the kernel's form.
 */
enum modforge_status modforge_mul(const struct modforge_modulus *modulus,
                                  uint8_t *result,
                                  size_t result_length,
                                  const uint8_t *a,
                                  size_t a_length,
                                  const uint8_t *b,
                                  size_t b_length);

/*
 result = -a.
 */
enum modforge_status modforge_neg(const struct modforge_modulus *modulus,
                                  uint8_t *result,
                                  size_t result_length,
                                  const uint8_t *a,
                                  size_t a_length);

/*
 result = a * a.
 */
enum modforge_status modforge_square(const struct modforge_modulus *modulus,
                                     uint8_t *result,
                                     size_t result_length,
                                     const uint8_t *a,
                                     size_t a_length);

/*
 result = base^exponent, in a time that depends on the length of the exponent alone. An empty exponent is 0.
 */
enum modforge_status modforge_pow(const struct modforge_modulus *modulus,
                                  uint8_t *result,
                                  size_t result_length,
                                  const uint8_t *base,
                                  size_t base_length,
                                  const uint8_t *exponent,
                                  size_t exponent_length);

/*
 result = base^exponent, faster, for public exponents.
 */
enum modforge_status modforge_pow_vartime(const struct modforge_modulus *modulus,
                                          uint8_t *result,
                                          size_t result_length,
                                          const uint8_t *base,
                                          size_t base_length,
                                          const uint8_t *exponent,
                                          size_t exponent_length);

/*
 result = a^-1, in constant time. MODFORGE_NOT_INVERTIBLE if there is none.
 */
enum modforge_status modforge_inverse(const struct modforge_modulus *modulus,
                                      uint8_t *result,
                                      size_t result_length,
                                      const uint8_t *a,
                                      size_t a_length);

/*
 result = a^-1, faster, for public numbers. MODFORGE_NOT_INVERTIBLE if there is none.
 */
enum modforge_status modforge_inverse_vartime(const struct modforge_modulus *modulus,
                                              uint8_t *result,
                                              size_t result_length,
                                              const uint8_t *a,
                                              size_t a_length);

/*
 result = a^(2^count): so many squarings, one after the other.
 */
enum modforge_status modforge_square_times(const struct modforge_modulus *modulus,
                                           uint8_t *result,
                                           size_t result_length,
                                           const uint8_t *a,
                                           size_t a_length,
                                           uint64_t count);

/*
 result = a number whose square is a, modulo an odd prime. MODFORGE_NO_SQUARE_ROOT if there is none.
 */
enum modforge_status modforge_sqrt_vartime(const struct modforge_modulus *modulus,
                                           uint8_t *result,
                                           size_t result_length,
                                           const uint8_t *a,
                                           size_t a_length);

/*
 result = the product of bases[i]^exponents[i], in a time that depends on the lengths of the exponents alone.
 */
enum modforge_status modforge_multi_pow(const struct modforge_modulus *modulus,
                                        uint8_t *result,
                                        size_t result_length,
                                        const struct modforge_bytes *bases,
                                        const struct modforge_bytes *exponents,
                                        size_t count);

/*
 Bases to one exponent, side by side and on every core. Base i is the `length` bytes from `bases + i * length` on,
 and so is result i from `results` on; the length is at least that of the modulus. Results may be the bases. In a
 time that depends on lengths and count alone.
 */
enum modforge_status modforge_pow_many(const struct modforge_modulus *modulus,
                                       uint8_t *results,
                                       const uint8_t *bases,
                                       size_t length,
                                       size_t count,
                                       const uint8_t *exponent,
                                       size_t exponent_length);

/*
 Sets *symbol to the Jacobi symbol (a/n) of two big-endian numbers, n odd: 1, -1, or 0 where they have a common
 divisor.
 */
enum modforge_status modforge_jacobi_vartime(int *symbol,
                                             const uint8_t *a,
                                             size_t a_length,
                                             const uint8_t *n,
                                             size_t n_length);

/*
 result = base^exponent mod modulus of big-endian numbers by the rules of EIP-198; the result has modulus_length
 bytes.

 Modulo 0 and 1 the result is 0; an exponent of 0 gives 1; even moduli, leading zeros and empty numbers are fine. For
 one power of one modulus, as little is prepared as possible. All three are public. Bound the lengths of what others
 send: EIP-7823 allows MODFORGE_MODEXP_MAX_BYTES each.
 */
enum modforge_status modforge_modexp_vartime(uint8_t *result,
                                             const uint8_t *base,
                                             size_t base_length,
                                             const uint8_t *exponent,
                                             size_t exponent_length,
                                             const uint8_t *modulus,
                                             size_t modulus_length);

/*
 result = the greatest common divisor of two numbers; gcd(0, b) = b. The result has at least as many bytes as the
 longer number.
 */
enum modforge_status modforge_gcd(uint8_t *result,
                                  size_t result_length,
                                  const uint8_t *a,
                                  size_t a_length,
                                  const uint8_t *b,
                                  size_t b_length);

/*
 As modforge_gcd, faster, for public numbers.
 */
enum modforge_status modforge_gcd_vartime(uint8_t *result,
                                          size_t result_length,
                                          const uint8_t *a,
                                          size_t a_length,
                                          const uint8_t *b,
                                          size_t b_length);

/*
 Sets *prime to 1 if n is a probable prime, else to 0: Baillie-PSW, then so many rounds of Miller-Rabin with bases
 that are derived from n. n has at most 2^20 bits.
 */
enum modforge_status modforge_is_probable_prime_vartime(int *prime, const uint8_t *n, size_t n_length, size_t rounds);

/*
 result = a random prime of so many bits, 64 to 16384, its two top bits set, from the random numbers of the system.
 It has passed Baillie-PSW and rounds of Miller-Rabin with random bases, for an error below 2^-112. The result has at
 least as many bytes as the prime. In variable time, on all cores.
 */
enum modforge_status modforge_random_prime(uint8_t *result,
                                           size_t result_length,
                                           size_t bits,
                                           modforge_progress progress,
                                           void *context);

/*
 As modforge_random_prime, a safe prime p: (p - 1)/2 is a prime, too.
 */
enum modforge_status modforge_safe_prime(uint8_t *result,
                                         size_t result_length,
                                         size_t bits,
                                         modforge_progress progress,
                                         void *context);

/*
 As modforge_random_prime, a prime that leaves `remainder` divided by `modulus`: 1 modulo q for DSA, 3 modulo 4 for
 Blum. The modulus has 2 bits at least and 32 less than the prime at most; the remainder is below it and has no
 common divisor with it. No more of the prime than the bits above the modulus is random.
 */
enum modforge_status modforge_congruent_prime(uint8_t *result,
                                              size_t result_length,
                                              size_t bits,
                                              const uint8_t *remainder,
                                              size_t remainder_length,
                                              const uint8_t *modulus,
                                              size_t modulus_length,
                                              modforge_progress progress,
                                              void *context);

/*
 result = the smallest prime above n, which has at most 16384 bits: it has passed Baillie-PSW. The result has at
 least one byte more than n.
 */
enum modforge_status modforge_next_prime_vartime(uint8_t *result,
                                                 size_t result_length,
                                                 const uint8_t *n,
                                                 size_t n_length);

/*
 Makes the table for exponents of at most `exponent_bits` bits. Free it with modforge_fixed_base_free.
 */
enum modforge_status modforge_fixed_base_new(struct modforge_fixed_base **fixed,
                                             const struct modforge_modulus *modulus,
                                             const uint8_t *base,
                                             size_t base_length,
                                             size_t exponent_bits);

/*
 Frees the handle; null is fine.
 */
void modforge_fixed_base_free(struct modforge_fixed_base *fixed);

/*
 result = base^exponent, in a time that depends on the table alone. MODFORGE_EXPONENT_TOO_LONG for an exponent of
 more bits than the table is made for.
 */
enum modforge_status modforge_fixed_base_pow(const struct modforge_fixed_base *fixed,
                                             uint8_t *result,
                                             size_t result_length,
                                             const uint8_t *exponent,
                                             size_t exponent_length);

/*
 result = base^exponent, faster, for public exponents.
 */
enum modforge_status modforge_fixed_base_pow_vartime(const struct modforge_fixed_base *fixed,
                                                     uint8_t *result,
                                                     size_t result_length,
                                                     const uint8_t *exponent,
                                                     size_t exponent_length);

/*
 Makes the residue of a number of any length, which is reduced. Free it with modforge_residue_free.
 */
enum modforge_status modforge_residue_new(struct modforge_residue **residue,
                                          const struct modforge_modulus *modulus,
                                          const uint8_t *number,
                                          size_t length);

/*
 Makes another handle of the same number.
 */
enum modforge_status modforge_residue_clone(struct modforge_residue **copy, const struct modforge_residue *residue);

/*
 Frees the handle; null is fine.
 */
void modforge_residue_free(struct modforge_residue *residue);

/*
 Writes the number, below the modulus, big-endian behind zeros.
 */
enum modforge_status modforge_residue_to_bytes(const struct modforge_residue *residue, uint8_t *result, size_t length);

/*
 Sets *equal to 1 if the two are the same number modulo the same modulus, else to 0.
 */
enum modforge_status modforge_residue_equal(int *equal,
                                            const struct modforge_residue *a,
                                            const struct modforge_residue *b);

/*
 Sets *same to 1 if the residue is one modulo this modulus, else to 0. Handles of one number are the same modulus.
 */
enum modforge_status modforge_residue_has_modulus(int *same,
                                                  const struct modforge_residue *residue,
                                                  const struct modforge_modulus *modulus);

/*
 result = a + b. In this and the next functions the result is a residue that exists, of any modulus, and may be an
 operand.
 */
enum modforge_status modforge_residue_add(struct modforge_residue *result,
                                          const struct modforge_residue *a,
                                          const struct modforge_residue *b);

/*
 result = a - b.
 */
enum modforge_status modforge_residue_sub(struct modforge_residue *result,
                                          const struct modforge_residue *a,
                                          const struct modforge_residue *b);

/*
 result = -a.
 */
enum modforge_status modforge_residue_neg(struct modforge_residue *result, const struct modforge_residue *a);

/*
 result = a * b. Nothing is allocated where the result is a or b.
 */
enum modforge_status modforge_residue_mul(struct modforge_residue *result,
                                          const struct modforge_residue *a,
                                          const struct modforge_residue *b);

/*
 result = a * a. Nothing is allocated where the result is a.
 */
enum modforge_status modforge_residue_square(struct modforge_residue *result, const struct modforge_residue *a);

/*
 result = a^exponent, in a time that depends on the length of the exponent alone.
 */
enum modforge_status modforge_residue_pow(struct modforge_residue *result,
                                          const struct modforge_residue *a,
                                          const uint8_t *exponent,
                                          size_t length);

/*
 result = a^exponent, faster, for public exponents.
 */
enum modforge_status modforge_residue_pow_vartime(struct modforge_residue *result,
                                                  const struct modforge_residue *a,
                                                  const uint8_t *exponent,
                                                  size_t length);

/*
 result = a^-1, in constant time. MODFORGE_NOT_INVERTIBLE if there is none.
 */
enum modforge_status modforge_residue_inverse(struct modforge_residue *result, const struct modforge_residue *a);

/*
 result = a^-1, faster, for public numbers. MODFORGE_NOT_INVERTIBLE if there is none.
 */
enum modforge_status modforge_residue_inverse_vartime(struct modforge_residue *result,
                                                      const struct modforge_residue *a);

/*
 result = a^(2^count): so many squarings, one after the other.
 */
enum modforge_status modforge_residue_square_times(struct modforge_residue *result,
                                                   const struct modforge_residue *a,
                                                   uint64_t count);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* MODFORGE_H */
