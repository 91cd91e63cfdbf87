/* Every function of modforge.h on numbers of several sizes, results in place of operands too. */
#include "check.h"
#include "vectors.h"

enum { MAX = 256 };

struct number {
    unsigned char bytes[MAX];
    size_t length;
};

/* Bytes of hexadecimal digits, two each; returns how many. */
static size_t from_hex(unsigned char *bytes, const char *digits)
{
    size_t length = strlen(digits) / 2;
    for (size_t i = 0; i < length; i++) {
        char pair[3] = {digits[2 * i], digits[2 * i + 1], 0};
        bytes[i] = (unsigned char)strtoul(pair, NULL, 16);
    }
    return length;
}

static struct number number(const char *digits)
{
    struct number result;
    memset(&result, 0, sizeof result);
    result.length = from_hex(result.bytes, digits);
    return result;
}

static int is(const unsigned char *bytes, size_t length, const char *digits)
{
    struct number expected = number(digits);
    return expected.length == length && memcmp(bytes, expected.bytes, length) == 0;
}

static int count(void *context, uint64_t tested)
{
    *(uint64_t *)context = tested;
    return 0;
}

static int stop(void *context, uint64_t tested)
{
    return context == NULL && tested > 0;
}

static void residues(const modforge_modulus *modulus, const struct vector *vector)
{
    struct number a = number(vector->a), b = number(vector->b), e = number(vector->e);
    unsigned char bytes[MAX];
    size_t n = modforge_modulus_byte_length(modulus);
    modforge_residue *x = NULL, *y = NULL, *z = NULL, *copy = NULL;
    int equal = -1;

    DONE(modforge_residue_new(&x, modulus, a.bytes, a.length));
    DONE(modforge_residue_new(&y, modulus, b.bytes, b.length));
    DONE(modforge_residue_new(&z, modulus, NULL, 0));
#define IS(residue, field) \
    DONE(modforge_residue_to_bytes(residue, bytes, n)); CHECK(is(bytes, n, vector->field))
    DONE(modforge_residue_add(z, x, y)); IS(z, sum);
    DONE(modforge_residue_sub(z, x, y)); IS(z, difference);
    DONE(modforge_residue_neg(z, x)); IS(z, negative);
    DONE(modforge_residue_mul(z, x, y)); IS(z, product);
    DONE(modforge_residue_square(z, x)); IS(z, square);
    DONE(modforge_residue_mul(z, x, x)); IS(z, square);
    DONE(modforge_residue_pow(z, x, e.bytes, e.length)); IS(z, power);
    DONE(modforge_residue_pow_vartime(z, x, e.bytes, e.length)); IS(z, power);
    DONE(modforge_residue_inverse(z, x)); IS(z, inverse);

    /* In place of the first operand, of the second one, of both. */
    DONE(modforge_residue_clone(&copy, x));
    DONE(modforge_residue_equal(&equal, copy, x)); CHECK(equal == 1);
    DONE(modforge_residue_mul(copy, copy, y)); IS(copy, product);
    DONE(modforge_residue_equal(&equal, copy, x)); CHECK(equal == 0);
    DONE(modforge_residue_add(copy, x, x)); DONE(modforge_residue_sub(copy, copy, x)); IS(copy, a);
    DONE(modforge_residue_mul(copy, y, copy)); IS(copy, product);
    DONE(modforge_residue_sub(copy, copy, copy)); DONE(modforge_residue_add(copy, copy, x)); IS(copy, a);
    DONE(modforge_residue_mul(copy, copy, copy)); IS(copy, square);
    DONE(modforge_residue_sub(copy, x, y)); IS(copy, difference);
    DONE(modforge_residue_add(copy, copy, y)); IS(copy, a);
    DONE(modforge_residue_square(copy, copy)); IS(copy, square);
    /* Longer results have zeros in front. */
    if (n < MAX) {
        DONE(modforge_residue_to_bytes(copy, bytes, n + 1));
        CHECK(bytes[0] == 0 && is(bytes + 1, n, vector->square));
    }
    modforge_residue_free(x);
    modforge_residue_free(y);
    modforge_residue_free(z);
    modforge_residue_free(copy);
}

static void bytes_to_bytes(const modforge_modulus *modulus, const struct vector *vector)
{
    struct number m = number(vector->modulus), a = number(vector->a), b = number(vector->b), e = number(vector->e), f = number(vector->f);
    unsigned char r[MAX], many[3 * MAX];
    size_t n = modforge_modulus_byte_length(modulus);
    modforge_bytes bases[2], exponents[2];
    modforge_fixed_base *fixed = NULL;

#define GIVES(call, field) DONE(call); CHECK(is(r, n, vector->field))
    GIVES(modforge_add(modulus, r, n, a.bytes, a.length, b.bytes, b.length), sum);
    GIVES(modforge_sub(modulus, r, n, a.bytes, a.length, b.bytes, b.length), difference);
    GIVES(modforge_mul(modulus, r, n, a.bytes, a.length, b.bytes, b.length), product);
    GIVES(modforge_neg(modulus, r, n, a.bytes, a.length), negative);
    GIVES(modforge_square(modulus, r, n, a.bytes, a.length), square);
    GIVES(modforge_pow(modulus, r, n, a.bytes, a.length, e.bytes, e.length), power);
    GIVES(modforge_pow_vartime(modulus, r, n, a.bytes, a.length, e.bytes, e.length), power);
    GIVES(modforge_inverse(modulus, r, n, a.bytes, a.length), inverse);
    GIVES(modforge_inverse_vartime(modulus, r, n, a.bytes, a.length), inverse);
    GIVES(modforge_square_times(modulus, r, n, a.bytes, a.length, 1), square);
    GIVES(modforge_modexp_vartime(r, a.bytes, a.length, e.bytes, e.length, m.bytes, m.length), power);
    memcpy(r, a.bytes, n);
    GIVES(modforge_mul(modulus, r, n, r, n, b.bytes, b.length), product);
    memcpy(r, a.bytes, n);
    GIVES(modforge_modexp_vartime(r, r, n, e.bytes, e.length, m.bytes, m.length), power);

    bases[0].data = a.bytes, bases[0].length = a.length;
    bases[1].data = b.bytes, bases[1].length = b.length;
    exponents[0].data = e.bytes, exponents[0].length = e.length;
    exponents[1].data = f.bytes, exponents[1].length = f.length;
    GIVES(modforge_multi_pow(modulus, r, n, bases, exponents, 2), both);
    GIVES(modforge_multi_pow(modulus, r, n, bases, exponents, 1), power);

    DONE(modforge_fixed_base_new(&fixed, modulus, a.bytes, a.length, 64));
    GIVES(modforge_fixed_base_pow(fixed, r, n, e.bytes, e.length), power);
    GIVES(modforge_fixed_base_pow_vartime(fixed, r, n, e.bytes, e.length), power);
    {
        const unsigned char long_exponent[9] = {1};
        REFUSED(MODFORGE_EXPONENT_TOO_LONG, modforge_fixed_base_pow(fixed, r, n, long_exponent, 9));
    }
    modforge_fixed_base_free(fixed);

    /* In place. */
    for (int i = 0; i < 3; i++) {
        memcpy(many + (size_t)i * n, a.bytes, n);
    }
    DONE(modforge_pow_many(modulus, many, many, n, 3, e.bytes, e.length));
    for (int i = 0; i < 3; i++) {
        CHECK(is(many + (size_t)i * n, n, vector->power));
    }
    DONE(modforge_pow_many(modulus, NULL, NULL, n, 0, e.bytes, e.length));
}

int main(void)
{
    for (size_t i = 0; i < sizeof VECTORS / sizeof VECTORS[0]; i++) {
        struct number m = number(VECTORS[i].modulus), le;
        modforge_modulus *modulus = NULL, *same = NULL;
        DONE(modforge_modulus_new(&modulus, m.bytes, m.length));
        CHECK(modforge_modulus_byte_length(modulus) == m.length);
        CHECK(modforge_modulus_bits(modulus) == 8 * m.length);
        CHECK(strlen(modforge_modulus_kernel(modulus)) > 2);
        residues(modulus, &VECTORS[i]);
        bytes_to_bytes(modulus, &VECTORS[i]);
        for (size_t j = 0; j < m.length; j++) {
            le.bytes[j] = m.bytes[m.length - 1 - j];
        }
        DONE(modforge_modulus_new_le(&same, le.bytes, m.length));
        /* A handle of the same modulus, which outlives the first one's residues. */
        modforge_modulus_free(modulus);
        residues(same, &VECTORS[i]);
        modforge_modulus_free(same);
    }
    {
        /* 2 is a square modulo 7, 3 is not. */
        const unsigned char seven = 7, two = 2, three = 3, fifteen = 15;
        unsigned char root = 0;
        int symbol = 9;
        modforge_modulus *modulus = NULL;
        DONE(modforge_modulus_new(&modulus, &seven, 1));
        DONE(modforge_sqrt_vartime(modulus, &root, 1, &two, 1));
        CHECK(root * root % 7 == 2);
        REFUSED(MODFORGE_NO_SQUARE_ROOT, modforge_sqrt_vartime(modulus, &root, 1, &three, 1));
        modforge_modulus_free(modulus);
        DONE(modforge_jacobi_vartime(&symbol, &two, 1, &seven, 1)); CHECK(symbol == 1);
        DONE(modforge_jacobi_vartime(&symbol, &three, 1, &seven, 1)); CHECK(symbol == -1);
        DONE(modforge_jacobi_vartime(&symbol, &three, 1, &fifteen, 1)); CHECK(symbol == 0);
    }
    {
        /* 1008 = 16 * 63, 4095 = 65 * 63; 2^16 + 1 is prime. */
        const unsigned char a[] = {0x03, 0xf0}, b[] = {0x0f, 0xff}, fermat[] = {1, 0, 1}, three = 3, ninety_seven = 97;
        unsigned char r[3] = {0};
        int prime = 9;
        modforge_modulus *modulus = NULL;
        modforge_residue *x = NULL, *y = NULL;
        DONE(modforge_gcd(r, 3, a, 2, b, 2)); CHECK(r[0] == 0 && r[1] == 0 && r[2] == 63);
        DONE(modforge_gcd_vartime(r, 2, a, 2, b, 2)); CHECK(r[0] == 0 && r[1] == 63);
        DONE(modforge_is_probable_prime_vartime(&prime, fermat, 3, 2)); CHECK(prime == 1);
        DONE(modforge_is_probable_prime_vartime(&prime, b, 2, 0)); CHECK(prime == 0);
        DONE(modforge_is_probable_prime_vartime(&prime, NULL, 0, 0)); CHECK(prime == 0);
        DONE(modforge_modulus_new(&modulus, &ninety_seven, 1));
        DONE(modforge_residue_new(&x, modulus, &three, 1));
        DONE(modforge_residue_clone(&y, x));
        DONE(modforge_residue_square_times(x, x, 4)); /* 3^16 = 61 */
        DONE(modforge_residue_to_bytes(x, r, 1)); CHECK(r[0] == 61);
        DONE(modforge_residue_inverse_vartime(x, y)); /* 3 * 65 = 195 = 2 * 97 + 1 */
        DONE(modforge_residue_to_bytes(x, r, 1)); CHECK(r[0] == 65);
        modforge_residue_free(x);
        modforge_residue_free(y);
        modforge_modulus_free(modulus);
    }
    {
        const unsigned char n = 255, blum[4] = {3, 0, 0, 4};
        unsigned char p[16] = {0}, next[2] = {0};
        uint64_t tested = 0;
        int prime = 9;
        DONE(modforge_random_prime(p, 16, 128, count, &tested));
        CHECK(p[0] >= 0xc0 && p[15] % 2 == 1 && tested > 0);
        DONE(modforge_is_probable_prime_vartime(&prime, p, 16, 0)); CHECK(prime == 1);
        DONE(modforge_safe_prime(p, 16, 96, NULL, NULL)); CHECK(p[3] == 0 && p[4] >= 0xc0 && p[15] % 4 == 3);
        REFUSED(MODFORGE_STOPPED, modforge_random_prime(p, 16, 128, stop, NULL)); CHECK(p[3] == 0);
        memset(p, 0, 12);
        memcpy(p + 12, blum, 4); /* 3 modulo 4, written over both */
        DONE(modforge_congruent_prime(p, 16, 100, p + 12, 1, p + 13, 3, count, &tested));
        CHECK(p[2] == 0 && p[3] >= 12 && p[3] < 16 && p[15] % 4 == 3);
        DONE(modforge_is_probable_prime_vartime(&prime, p, 16, 0)); CHECK(prime == 1);
        DONE(modforge_next_prime_vartime(next, 2, &n, 1)); CHECK(next[0] == 1 && next[1] == 1);
        DONE(modforge_next_prime_vartime(next, 2, NULL, 0)); CHECK(next[0] == 0 && next[1] == 2);
    }
    printf("%d checks\n", checks);
    return 0;
}
