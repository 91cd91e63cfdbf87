// SPDX-License-Identifier: MIT OR Apache-2.0
/* Runs what comes in and prints what comes out: numbers as words in hexadecimal, lowest first.
 *
 * In: the words of modulus and exponent, the length of the exponent, how many messages, and the words of each. Out: width, words
 * and kind of the core, and a line for each message with the error and the words of the result. Messages go with a public and a private
 * exponent in turn, and are waited for by polling and by interrupt in turn. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bridge.h"
#include "modforge_rsa.h"

#define MOST_WORDS 64
#define POLLS 1000000

static void read_number(uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        if (scanf("%" SCNx32, &number[i]) != 1) {
            number[i] = 0;
        }
    }
}

static modforge_error by_interrupt(modforge_rsa *device, modforge_rsa_method method, const uint32_t *message,
                                   uint32_t length)
{
    modforge_rsa_enable_interrupt(device, true);
    const modforge_error error = modforge_rsa_start(device, method, message, length);
    while (error == MODFORGE_OK && !device->done) {
        bridge_wait();
        if (bridge_interrupt()) {
            modforge_rsa_interrupt(device);
        }
    }
    const bool quiet = !bridge_interrupt();
    modforge_rsa_enable_interrupt(device, false);
    return error != MODFORGE_OK || quiet ? error : MODFORGE_TIMEOUT;
}

static modforge_error by_polling(modforge_rsa *device, modforge_rsa_method method, const uint32_t *message,
                                 uint32_t length)
{
    const modforge_error error = modforge_rsa_start(device, method, message, length);
    return error == MODFORGE_OK ? modforge_rsa_wait(device, POLLS) : error;
}

int main(void)
{
    static uint32_t modulus[MOST_WORDS];
    static uint32_t exponent[MOST_WORDS];
    static uint32_t message[MOST_WORDS];
    static uint32_t result[MOST_WORDS];
    modforge_rsa device;
    uint32_t length;
    uint32_t count;

    printf("open %d", modforge_rsa_open(&device, 0));
    printf(" bits %" PRIu32 " words %" PRIu32 " half words %" PRIu32 "\n", device.bits, device.words, device.half_words);
    if (device.words > MOST_WORDS) {
        return 1;
    }
    read_number(modulus, device.words);
    read_number(exponent, device.words);
    if (scanf("%" SCNu32 "%" SCNu32, &length, &count) != 2) {
        return 1;
    }
    printf("nothing %d\n", modforge_rsa_result(&device, result));
    printf("key %d\n", modforge_rsa_load_key(&device, modulus, exponent));
    printf("other key %d\n", modforge_rsa_load_crt_key(&device, modulus, exponent, modulus, exponent, modulus));
    for (uint32_t i = 0; i < count; i++) {
        const modforge_rsa_method method = i & 1 ? MODFORGE_RSA_PRIVATE : MODFORGE_RSA_PUBLIC;
        read_number(message, device.words);
        memset(result, 0, sizeof result);
        modforge_error error = (i & 2 ? by_interrupt : by_polling)(&device, method, message, length);
        if (error == MODFORGE_OK) {
            error = modforge_rsa_result(&device, result);
        }
        printf("%d", error);
        for (uint32_t j = 0; j < device.words; j++) {
            printf(" %" PRIx32, result[j]);
        }
        printf("\n");
    }
    printf("too long %d\n", modforge_rsa_start(&device, MODFORGE_RSA_PUBLIC, message, device.bits + 1));
    printf("started %d\n", modforge_rsa_start(&device, MODFORGE_RSA_PRIVATE, message, length));
    printf("impatient %d\n", modforge_rsa_wait(&device, 1));
    printf("again %d\n", modforge_rsa_start(&device, MODFORGE_RSA_PRIVATE, message, length));
    printf("early %d\n", modforge_rsa_result(&device, result));
    printf("key %d\n", modforge_rsa_load_key(&device, modulus, exponent));
    modforge_rsa_wipe(&device);
    printf("wiped %d %d\n", modforge_rsa_wait(&device, 1), modforge_rsa_result(&device, result));
    printf("without key %d", by_polling(&device, MODFORGE_RSA_PUBLIC, message, length));
    printf(" %d %d\n", modforge_rsa_result(&device, result), modforge_rsa_why(&device));
    printf("refused %u\n", bridge_errors());
    return 0;
}
