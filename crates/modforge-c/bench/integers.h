/* A job over plain numbers, by which `modforge bench faces` compares integers.c, which is ours, with gmp.c. */

#include <stddef.h>
#include <stdint.h>

/* Numbers are big-endian bytes; `b` is the other factor or the exponent, where the job has one. */
typedef struct {
    const uint8_t *a; /* so many `numbers`, one after the other, each of `length` bytes */
    size_t numbers;
    const uint8_t *b;
    size_t b_length;
    const uint8_t *m; /* the modulus, or the other number of a gcd, of `length` bytes */
    size_t length;
    uint8_t *results; /* as many and as long as `a` */
} faces_job;
