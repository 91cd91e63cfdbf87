/* The jobs of integers.c by GMP: from bytes to bytes, and with all numbers ready as mpz_t. */

#include "integers.h"

#include <gmp.h>

#include <stdlib.h>
#include <string.h>

#if __GNU_MP_RELEASE < 60200
#error "GMP before 6.2 has no test of Baillie and PSW"
#endif

/* Rounds of mpz_probab_prime_p: 24 stand for Baillie-PSW, to which every one above adds a round of Miller-Rabin. */
#define BAILLIE_PSW 24

/* Made once, for as long as the program that measures lives: no job initialises a number. */
typedef struct {
    const faces_job *job;
    mpz_t *a, *results;
    mpz_t b, m, number, result;
} numbers;

typedef void function(mpz_t result, const mpz_t a, const numbers *all);

/* What a job reads from bytes beside a, each time. The modulus of the others is made once, as ours is. */
enum { NOTHING = 0, B = 1, M = 2 };

static void get(mpz_t number, const uint8_t *bytes, size_t length)
{
    mpz_import(number, length, 1, 1, 0, 0, bytes);
}

static void put(uint8_t *bytes, size_t length, const mpz_t number)
{
    const size_t used = mpz_sizeinbase(number, 256);
    memset(bytes, 0, length);
    mpz_export(bytes + length - used, NULL, 1, 1, 0, 0, number);
}

numbers *faces_gmp_new(const faces_job *job)
{
    numbers *all = malloc(sizeof *all);
    if (all == NULL)
        return NULL;
    all->job = job;
    all->a = malloc(job->numbers * sizeof *all->a);
    all->results = malloc(job->numbers * sizeof *all->results);
    if (all->a == NULL || all->results == NULL)
        return NULL; /* and the run with it */
    mpz_inits(all->b, all->m, all->number, all->result, NULL);
    get(all->b, job->b, job->b_length);
    get(all->m, job->m, job->length);
    for (size_t i = 0; i < job->numbers; i++) {
        mpz_inits(all->a[i], all->results[i], NULL);
        get(all->a[i], job->a + i * job->length, job->length);
    }
    return all;
}

/* Writes the results of the jobs with ready numbers. */
void faces_gmp_results(const numbers *all)
{
    for (size_t i = 0; i < all->job->numbers; i++)
        put(all->job->results + i * all->job->length, all->job->length, all->results[i]);
}

static void from_bytes(numbers *all, uint64_t count, int reads, function *of_one)
{
    const faces_job *job = all->job;
    while (count--)
        for (size_t i = 0; i < job->numbers; i++) {
            get(all->number, job->a + i * job->length, job->length);
            if (reads & B)
                get(all->b, job->b, job->b_length);
            if (reads & M)
                get(all->m, job->m, job->length);
            of_one(all->result, all->number, all);
            put(job->results + i * job->length, job->length, all->result);
        }
}

static void ready(numbers *all, uint64_t count, function *of_one)
{
    while (count--)
        for (size_t i = 0; i < all->job->numbers; i++)
            of_one(all->results[i], all->a[i], all);
}

static void product(mpz_t result, const mpz_t a, const numbers *all)
{
    mpz_mul(result, a, all->b);
    mpz_mod(result, result, all->m);
}

static void power_vartime(mpz_t result, const mpz_t a, const numbers *all)
{
    mpz_powm(result, a, all->b, all->m);
}

static void power(mpz_t result, const mpz_t a, const numbers *all)
{
    mpz_powm_sec(result, a, all->b, all->m);
}

static void inverse(mpz_t result, const mpz_t a, const numbers *all)
{
    mpz_invert(result, a, all->m);
}

static void gcd(mpz_t result, const mpz_t a, const numbers *all)
{
    mpz_gcd(result, a, all->m);
}

static void prime(mpz_t result, const mpz_t a, const numbers *all)
{
    (void)all;
    mpz_set_ui(result, mpz_probab_prime_p(a, BAILLIE_PSW) != 0);
}

#define JOB(name, reads, function)                                                                                     \
    void faces_gmp_##name(numbers *all, uint64_t count) { from_bytes(all, count, reads, function); }                   \
    void faces_gmp_ready_##name(numbers *all, uint64_t count) { ready(all, count, function); }

JOB(product, B, product)
JOB(power_vartime, B, power_vartime)
JOB(power, B, power)
JOB(modexp, B | M, power_vartime)
JOB(inverse, NOTHING, inverse)
JOB(gcd, M, gcd)
JOB(prime, NOTHING, prime)

const char *faces_gmp_version(void) { return gmp_version; }

/* The options of its compiler, which name the CPU that it was built for. */
const char *faces_gmp_options(void) { return __GMP_CFLAGS; }
