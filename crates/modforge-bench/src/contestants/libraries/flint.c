/* What the files of FLINT that are compiled here take from others. */

#include <stdio.h>
#include <stdlib.h>
#include <gmp.h>

void *flint_malloc(size_t size)
{
    void *memory = malloc(size);
    if (memory == NULL)
        abort();
    return memory;
}

void flint_free(void *memory)
{
    free(memory);
}

/* Products by a Fourier transform, from 400 words on: the comparison ends long before. */
void mpn_mul_default_mpn_ctx(mp_limb_t *r, const mp_limb_t *x, mp_size_t xn, const mp_limb_t *y, mp_size_t yn)
{
    (void)r, (void)x, (void)y;
    fprintf(stderr, "FLINT's products of %ld by %ld words are not in this comparison\n", (long)xn, (long)yn);
    abort();
}
