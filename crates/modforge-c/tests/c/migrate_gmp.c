/* Each function of GMP that docs/how-to/replace-powm.md names, and what takes its place, give the same. */
#include "check.h"
#include "vectors.h"

#include <gmp.h>

static size_t n;

static void set(mpz_t z, unsigned char *bytes, const char *digits)
{
    size_t length = strlen(digits) / 2;
    mpz_set_str(z, digits, 16);
    memset(bytes, 0, length);
    if (mpz_sgn(z) != 0) {
        size_t used = (mpz_sizeinbase(z, 2) + 7) / 8;
        mpz_export(bytes + length - used, NULL, 1, 1, 1, 0, z);
    }
}

static int same(const unsigned char *bytes, const mpz_t z)
{
    mpz_t ours;
    int equal;
    mpz_init(ours);
    mpz_import(ours, n, 1, 1, 1, 0, bytes);
    equal = mpz_cmp(ours, z) == 0;
    mpz_clear(ours);
    return equal;
}

int main(void)
{
    for (size_t i = 0; i < sizeof VECTORS / sizeof VECTORS[0]; i++) {
        const struct vector *vector = &VECTORS[i];
        unsigned char mb[256], ab[256], bb[256], eb[8], r[256];
        modforge_modulus *modulus = NULL;
        mpz_t m, a, b, e, z;
        int symbol;
        mpz_inits(m, a, b, e, z, NULL);
        set(m, mb, vector->modulus);
        set(a, ab, vector->a);
        set(b, bb, vector->b);
        set(e, eb, vector->e);
        n = strlen(vector->modulus) / 2;
        DONE(modforge_modulus_new(&modulus, mb, n));

        mpz_powm(z, a, e, m);
        DONE(modforge_pow_vartime(modulus, r, n, ab, n, eb, 8)); CHECK(same(r, z));
        DONE(modforge_modexp_vartime(r, ab, n, eb, 8, mb, n)); CHECK(same(r, z));
        if (mpz_odd_p(m)) {
            mpz_powm_sec(z, a, e, m);
            DONE(modforge_pow(modulus, r, n, ab, n, eb, 8)); CHECK(same(r, z));
            symbol = 7;
            DONE(modforge_jacobi_vartime(&symbol, ab, n, mb, n)); CHECK(symbol == mpz_jacobi(a, m));
        }
        CHECK(mpz_invert(z, a, m));
        DONE(modforge_inverse_vartime(modulus, r, n, ab, n)); CHECK(same(r, z));
        mpz_mul(z, a, b);
        mpz_mod(z, z, m);
        DONE(modforge_mul(modulus, r, n, ab, n, bb, n)); CHECK(same(r, z));

        modforge_modulus_free(modulus);
        mpz_clears(m, a, b, e, z, NULL);
    }
    printf("done\n");
    return 0;
}
