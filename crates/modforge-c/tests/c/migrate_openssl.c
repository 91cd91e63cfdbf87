/* Each function of OpenSSL that docs/how-to/replace-powm.md names, and what takes its place, give the same. */
#include "check.h"
#include "vectors.h"

#include <openssl/bn.h>

static int same(const unsigned char *bytes, size_t n, const BIGNUM *number)
{
    unsigned char theirs[256];
    return BN_bn2binpad(number, theirs, (int)n) == (int)n && memcmp(bytes, theirs, n) == 0;
}

static BIGNUM *set(unsigned char *bytes, const char *digits)
{
    BIGNUM *number = NULL;
    CHECK(BN_hex2bn(&number, digits) != 0);
    CHECK(BN_bn2binpad(number, bytes, (int)(strlen(digits) / 2)) > 0);
    return number;
}

int main(void)
{
    BN_CTX *context = BN_CTX_new();
    for (size_t i = 0; i < sizeof VECTORS / sizeof VECTORS[0]; i++) {
        const struct vector *vector = &VECTORS[i];
        unsigned char mb[256], ab[256], bb[256], eb[8], r[256];
        size_t n = strlen(vector->modulus) / 2;
        modforge_modulus *modulus = NULL;
        BIGNUM *m = set(mb, vector->modulus), *a = set(ab, vector->a), *b = set(bb, vector->b), *e = set(eb, vector->e);
        BIGNUM *z = BN_new();
        DONE(modforge_modulus_new(&modulus, mb, n));

        CHECK(BN_mod_inverse(z, a, m, context) != NULL);
        DONE(modforge_inverse(modulus, r, n, ab, n)); CHECK(same(r, n, z));
        if (BN_is_odd(m)) {
            BN_MONT_CTX *mont = BN_MONT_CTX_new();
            modforge_residue *x = NULL, *y = NULL;
            CHECK(BN_MONT_CTX_set(mont, m, context));
            CHECK(BN_mod_exp_mont_consttime(z, a, e, m, context, mont));
            DONE(modforge_pow(modulus, r, n, ab, n, eb, 8)); CHECK(same(r, n, z));

            CHECK(BN_to_montgomery(a, a, mont, context) && BN_to_montgomery(b, b, mont, context));
            CHECK(BN_mod_mul_montgomery(a, a, b, mont, context));
            CHECK(BN_from_montgomery(z, a, mont, context));
            DONE(modforge_residue_new(&x, modulus, ab, n));
            DONE(modforge_residue_new(&y, modulus, bb, n));
            DONE(modforge_residue_mul(x, x, y));
            DONE(modforge_residue_to_bytes(x, r, n)); CHECK(same(r, n, z));
            modforge_residue_free(x);
            modforge_residue_free(y);
            BN_MONT_CTX_free(mont);
        }
        modforge_modulus_free(modulus);
        BN_free(m), BN_free(a), BN_free(b), BN_free(e), BN_free(z);
    }
    BN_CTX_free(context);
    printf("done\n");
    return 0;
}
