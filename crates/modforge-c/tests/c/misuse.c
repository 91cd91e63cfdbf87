/* Nulls, lengths and moduli that make no sense: typed errors, and results as they were. */
#include "check.h"

#include <pthread.h>

static void *other_thread(void *modulus)
{
    unsigned char r[1] = {0};
    const unsigned char zero = 0, two = 2;
    modforge_modulus *none = NULL;
    /* Each thread has its own message. */
    CHECK(strlen(modforge_last_error()) == 0);
    REFUSED(MODFORGE_MODULUS_ZERO, modforge_modulus_new(&none, &zero, 1));
    for (int i = 0; i < 1000; i++) {
        DONE(modforge_pow(modulus, r, 1, &two, 1, &two, 1));
        CHECK(r[0] == 4);
    }
    return NULL;
}

int main(void)
{
    const unsigned char zeros[3] = {0}, prime = 97, even = 96, six = 6;
    unsigned char r[4] = {7, 7, 7, 7};
    modforge_modulus *modulus = NULL, *other = NULL;
    modforge_residue *x = NULL, *y = NULL;
    modforge_fixed_base *fixed = NULL;
    modforge_bytes broken[1];
    int answer = 5;
    unsigned char *large;

    CHECK(strlen(modforge_last_error()) == 0);
    REFUSED(MODFORGE_NULL_POINTER, modforge_modulus_new(NULL, &prime, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_modulus_new(&modulus, NULL, 1));
    CHECK(strcmp(modforge_last_error(), "bytes: null, but its length is 1") == 0);
    REFUSED(MODFORGE_LENGTH, modforge_modulus_new(&modulus, &prime, SIZE_MAX));
    REFUSED(MODFORGE_LENGTH, modforge_modulus_new_le(&modulus, &prime, SIZE_MAX / 2 + 1));
    REFUSED(MODFORGE_MODULUS_ZERO, modforge_modulus_new(&modulus, NULL, 0));
    REFUSED(MODFORGE_MODULUS_ZERO, modforge_modulus_new(&modulus, zeros, 3));
    CHECK(strcmp(modforge_last_error(), "modulus: must be at least 1") == 0);
    large = malloc((1u << 17) + 1);
    CHECK(large != NULL);
    memset(large, 255, (1u << 17) + 1);
    REFUSED(MODFORGE_MODULUS_TOO_LARGE, modforge_modulus_new(&modulus, large, (1u << 17) + 1));
    free(large);
    CHECK(modulus == NULL);

    CHECK(modforge_modulus_bits(NULL) == 0 && modforge_modulus_byte_length(NULL) == 0);
    CHECK(strcmp(modforge_modulus_kernel(NULL), "none") == 0);
    CHECK(strcmp(modforge_status_name(MODFORGE_MODULUS_ZERO), "MODFORGE_MODULUS_ZERO") == 0);
    CHECK(strcmp(modforge_status_name(MODFORGE_DEFECT), "MODFORGE_DEFECT") == 0);
    CHECK(strcmp(modforge_status_name(-1), "unknown") == 0 && strcmp(modforge_status_name(16), "unknown") == 0);
    modforge_modulus_free(NULL);
    modforge_residue_free(NULL);
    modforge_fixed_base_free(NULL);

    DONE(modforge_modulus_new(&modulus, &prime, 1));
    DONE(modforge_modulus_new(&other, &even, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_add(NULL, r, 4, &six, 1, &six, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_add(modulus, NULL, 4, &six, 1, &six, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_add(modulus, r, 4, NULL, 1, &six, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_mul(modulus, r, 4, &six, 1, NULL, 2));
    REFUSED(MODFORGE_RESULT_TOO_SHORT, modforge_mul(modulus, r, 0, &six, 1, &six, 1));
    REFUSED(MODFORGE_LENGTH, modforge_pow(modulus, r, 4, &six, SIZE_MAX, &six, 1));
    REFUSED(MODFORGE_NOT_INVERTIBLE, modforge_inverse(other, r, 4, &six, 1));
    REFUSED(MODFORGE_NOT_INVERTIBLE, modforge_inverse_vartime(modulus, r, 4, NULL, 0));
    REFUSED(MODFORGE_NULL_POINTER, modforge_sqrt_vartime(modulus, r, 4, NULL, 1));
    broken[0].data = NULL;
    broken[0].length = 3;
    REFUSED(MODFORGE_NULL_POINTER, modforge_multi_pow(modulus, r, 4, broken, broken, 1));
    CHECK(strcmp(modforge_last_error(), "bases[0]: null, but its length is 3") == 0);
    REFUSED(MODFORGE_NULL_POINTER, modforge_multi_pow(modulus, r, 4, NULL, NULL, 1));
    REFUSED(MODFORGE_LENGTH, modforge_multi_pow(modulus, r, 4, broken, broken, SIZE_MAX / 8));
    REFUSED(MODFORGE_NULL_POINTER, modforge_pow_many(modulus, NULL, &six, 1, 1, &six, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_pow_many(modulus, r, NULL, 1, 4, &six, 1));
    REFUSED(MODFORGE_RESULT_TOO_SHORT, modforge_pow_many(modulus, r, &six, 0, 4, &six, 1));
    REFUSED(MODFORGE_LENGTH, modforge_pow_many(modulus, r, &six, 4, SIZE_MAX / 2, &six, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_jacobi_vartime(NULL, &six, 1, &prime, 1));
    REFUSED(MODFORGE_MODULUS_EVEN, modforge_jacobi_vartime(&answer, &six, 1, &even, 1));
    CHECK(strcmp(modforge_last_error(), "n: must be odd") == 0);
    REFUSED(MODFORGE_NULL_POINTER, modforge_gcd(NULL, 1, &six, 1, &prime, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_gcd_vartime(r, 4, NULL, 1, &prime, 1));
    REFUSED(MODFORGE_RESULT_TOO_SHORT, modforge_gcd(r, 2, zeros, 3, &prime, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_is_probable_prime_vartime(NULL, &prime, 1, 0));
    REFUSED(MODFORGE_NULL_POINTER, modforge_is_probable_prime_vartime(&answer, NULL, 1, 0));
    REFUSED(MODFORGE_NULL_POINTER, modforge_random_prime(NULL, 8, 64, NULL, NULL));
    REFUSED(MODFORGE_RESULT_TOO_SHORT, modforge_safe_prime(r, 4, 64, NULL, NULL));
    REFUSED(MODFORGE_REFUSED, modforge_random_prime(r, 4, SIZE_MAX, NULL, NULL));
    REFUSED(MODFORGE_REFUSED, modforge_safe_prime(r, 4, 31, NULL, NULL));
    CHECK(strcmp(modforge_last_error(), "bits: 31 are asked for, 64 to 16384 are supported") == 0);
    REFUSED(MODFORGE_RESULT_TOO_SHORT, modforge_congruent_prime(r, 4, 64, &six, 1, &prime, 1, NULL, NULL));
    REFUSED(MODFORGE_REFUSED, modforge_congruent_prime(r, 4, 31, &six, 1, &prime, 1, NULL, NULL));
    {
        unsigned char p[8] = {9};
        REFUSED(MODFORGE_NULL_POINTER, modforge_congruent_prime(p, 8, 64, NULL, 1, &prime, 1, NULL, NULL));
        REFUSED(MODFORGE_NULL_POINTER, modforge_congruent_prime(p, 8, 64, &six, 1, NULL, 1, NULL, NULL));
        REFUSED(MODFORGE_LENGTH, modforge_congruent_prime(p, 8, 64, &six, SIZE_MAX, &prime, 1, NULL, NULL));
        REFUSED(MODFORGE_REFUSED, modforge_congruent_prime(p, 8, 64, NULL, 0, NULL, 0, NULL, NULL));
        CHECK(strcmp(modforge_last_error(), "modulus: has 0 bits, 2 to 32 are supported for a prime of 64 bits") == 0);
        REFUSED(MODFORGE_REFUSED, modforge_congruent_prime(p, 8, 64, &six, 1, &even, 1, NULL, NULL));
        CHECK(strcmp(modforge_last_error(), "remainder: must be below the modulus, and have no common divisor with it") == 0);
        CHECK(p[0] == 9);
    }
    REFUSED(MODFORGE_NULL_POINTER, modforge_next_prime_vartime(r, 4, NULL, 1));
    REFUSED(MODFORGE_RESULT_TOO_SHORT, modforge_next_prime_vartime(r, 1, &prime, 1));
    REFUSED(MODFORGE_RESULT_TOO_SHORT, modforge_square_times(modulus, r, 0, &six, 1, 3));
    REFUSED(MODFORGE_NULL_POINTER, modforge_modexp_vartime(NULL, &six, 1, &six, 1, &prime, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_modexp_vartime(r, &six, 1, &six, 1, NULL, 1));
    REFUSED(MODFORGE_NULL_POINTER, modforge_fixed_base_new(&fixed, NULL, &six, 1, 8));
    REFUSED(MODFORGE_EXPONENT_TOO_LONG, modforge_fixed_base_new(&fixed, modulus, &six, 1, SIZE_MAX));
    REFUSED(MODFORGE_NULL_POINTER, modforge_fixed_base_pow(NULL, r, 4, &six, 1));
    CHECK(answer == 5 && r[0] == 7 && r[1] == 7 && r[2] == 7 && r[3] == 7 && fixed == NULL);

    /* Modulo 0 bytes nothing is written, modulo 0 and 1 zeros are. */
    DONE(modforge_modexp_vartime(NULL, &six, 1, &six, 1, NULL, 0));
    DONE(modforge_modexp_vartime(r, &six, 1, &six, 1, zeros, 3));
    CHECK(r[0] == 0 && r[1] == 0 && r[2] == 0 && r[3] == 7);

    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_new(&x, NULL, &six, 1));
    DONE(modforge_residue_new(&x, modulus, &six, 1));
    DONE(modforge_residue_new(&y, other, &six, 1));
    REFUSED(MODFORGE_MODULUS_MISMATCH, modforge_residue_add(x, x, y));
    REFUSED(MODFORGE_MODULUS_MISMATCH, modforge_residue_mul(x, x, y));
    REFUSED(MODFORGE_MODULUS_MISMATCH, modforge_residue_mul(x, y, x));
    REFUSED(MODFORGE_MODULUS_MISMATCH, modforge_residue_sub(y, x, y));
    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_has_modulus(NULL, x, modulus));
    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_has_modulus(&answer, NULL, modulus));
    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_has_modulus(&answer, x, NULL));
    DONE(modforge_residue_has_modulus(&answer, x, modulus)); CHECK(answer == 1);
    DONE(modforge_residue_has_modulus(&answer, x, other)); CHECK(answer == 0);
    REFUSED(MODFORGE_NOT_INVERTIBLE, modforge_residue_inverse(x, y));
    REFUSED(MODFORGE_NOT_INVERTIBLE, modforge_residue_inverse_vartime(x, y));
    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_square_times(x, NULL, 3));
    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_mul(NULL, x, y));
    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_mul(x, NULL, y));
    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_mul(x, x, NULL));
    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_square(NULL, NULL));
    REFUSED(MODFORGE_NULL_POINTER, modforge_residue_pow(x, x, NULL, 1));
    REFUSED(MODFORGE_RESULT_TOO_SHORT, modforge_residue_to_bytes(x, r, 0));
    DONE(modforge_residue_to_bytes(x, r, 1));
    CHECK(r[0] == 6);
    /* A residue takes the modulus of what it becomes, and keeps it when the handle is gone. */
    modforge_modulus_free(other);
    DONE(modforge_residue_square(x, y));
    modforge_residue_free(y);
    DONE(modforge_residue_to_bytes(x, r, 1));
    CHECK(r[0] == 36);
    modforge_residue_free(x);

    {
        pthread_t threads[4];
        for (int i = 0; i < 4; i++) {
            CHECK(pthread_create(&threads[i], NULL, other_thread, modulus) == 0);
        }
        for (int i = 0; i < 4; i++) {
            CHECK(pthread_join(threads[i], NULL) == 0);
        }
    }
    modforge_modulus_free(modulus);
    printf("done\n");
    return 0;
}
