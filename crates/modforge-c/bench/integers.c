/* Jobs over plain numbers as a program in C calls them: bytes in, bytes out. Each is done `count` times for every a. */

#include "integers.h"

#include <modforge.h>

#include <string.h>

typedef int function(const modforge_modulus *modulus, const faces_job *job, const uint8_t *a, uint8_t *result);

static int repeat(const modforge_modulus *modulus, const faces_job *job, uint64_t count, function *of_one)
{
    int status = MODFORGE_OK;
    while (count--)
        for (size_t i = 0; i < job->numbers && status == MODFORGE_OK; i++)
            status = of_one(modulus, job, job->a + i * job->length, job->results + i * job->length);
    return status;
}

static int product(const modforge_modulus *modulus, const faces_job *job, const uint8_t *a, uint8_t *result)
{
    return modforge_mul(modulus, result, job->length, a, job->length, job->b, job->b_length);
}

static int power_vartime(const modforge_modulus *modulus, const faces_job *job, const uint8_t *a, uint8_t *result)
{
    return modforge_pow_vartime(modulus, result, job->length, a, job->length, job->b, job->b_length);
}

static int power(const modforge_modulus *modulus, const faces_job *job, const uint8_t *a, uint8_t *result)
{
    return modforge_pow(modulus, result, job->length, a, job->length, job->b, job->b_length);
}

static int modexp(const modforge_modulus *modulus, const faces_job *job, const uint8_t *a, uint8_t *result)
{
    (void)modulus;
    return modforge_modexp_vartime(result, a, job->length, job->b, job->b_length, job->m, job->length);
}

static int inverse(const modforge_modulus *modulus, const faces_job *job, const uint8_t *a, uint8_t *result)
{
    return modforge_inverse_vartime(modulus, result, job->length, a, job->length);
}

static int gcd(const modforge_modulus *modulus, const faces_job *job, const uint8_t *a, uint8_t *result)
{
    (void)modulus;
    return modforge_gcd_vartime(result, job->length, a, job->length, job->m, job->length);
}

/* Baillie-PSW alone. */
static int prime(const modforge_modulus *modulus, const faces_job *job, const uint8_t *a, uint8_t *result)
{
    int found = 0;
    const int status = modforge_is_probable_prime_vartime(&found, a, job->length, 0);
    (void)modulus;
    memset(result, 0, job->length);
    result[job->length - 1] = (uint8_t)found;
    return status;
}

#define JOB(name)                                                                                                      \
    int faces_integers_##name(const modforge_modulus *modulus, const faces_job *job, uint64_t count)                   \
    {                                                                                                                  \
        return repeat(modulus, job, count, name);                                                                      \
    }

JOB(product)
JOB(power_vartime)
JOB(power)
JOB(modexp)
JOB(inverse)
JOB(gcd)
JOB(prime)
