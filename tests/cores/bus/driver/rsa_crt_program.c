// SPDX-License-Identifier: MIT OR Apache-2.0
/* Runs a core with CRT, which checks or blinds. Numbers are words in hexadecimal, lowest first.
 *
 * In: p, dp, q, dq, qinv; the public exponent; with blinding r^e modulo p and q, 1/r modulo p and q; the length of the exponents, how
 * many messages, and the words of each. Out: the kind of the core, the errors of the loads, and a line for each message with the
 * error, the reason and the words of the result; at last the same with another public exponent. */

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

static void decrypt(modforge_rsa *device, const uint32_t *message, uint32_t length)
{
    uint32_t result[MOST_WORDS] = {0};
    modforge_error error = modforge_rsa_start_crt(device, message, length);
    if (error == MODFORGE_OK) {
        error = modforge_rsa_wait(device, POLLS);
    }
    if (error == MODFORGE_OK) {
        error = modforge_rsa_result(device, result);
    }
    printf("%d %d", error, modforge_rsa_why(device));
    for (uint32_t i = 0; i < device->words; i++) {
        printf(" %" PRIx32, result[i]);
    }
    printf("\n");
}

int main(void)
{
    static uint32_t key[5][MOST_WORDS];
    static uint32_t pair[4][MOST_WORDS];
    static uint32_t message[MOST_WORDS];
    modforge_rsa device;
    uint32_t exponent;
    uint32_t length;
    uint32_t count;

    printf("open %d", modforge_rsa_open(&device, 0));
    printf(" half words %" PRIu32 " checks %d blinds %d\n", device.half_words, device.checks, device.blinds);
    for (uint32_t i = 0; i < 5; i++) {
        read_number(key[i], device.half_words);
    }
    read_number(&exponent, 1);
    for (uint32_t i = 0; device.blinds && i < 4; i++) {
        read_number(pair[i], device.half_words);
    }
    if (scanf("%" SCNu32 "%" SCNu32, &length, &count) != 2) {
        return 1;
    }
    printf("key %d", modforge_rsa_load_crt_key(&device, key[0], key[1], key[2], key[3], key[4]));
    printf(" exponent %d", modforge_rsa_load_public_exponent(&device, exponent));
    printf(" blinding %d\n", modforge_rsa_load_blinding(&device, exponent, pair[0], pair[1], pair[2], pair[3]));
    for (uint32_t i = 0; i < count; i++) {
        read_number(message, device.words);
        decrypt(&device, message, length);
    }
    printf("started %d", modforge_rsa_start_crt(&device, message, length));
    printf(" exponent %d", modforge_rsa_load_public_exponent(&device, exponent));
    printf(" blinding %d", modforge_rsa_load_blinding(&device, exponent, pair[0], pair[1], pair[2], pair[3]));
    printf(" end %d\n", modforge_rsa_wait(&device, POLLS));
    if (device.blinds) {
        modforge_rsa_load_blinding(&device, exponent + 2, pair[0], pair[1], pair[2], pair[3]);
    } else {
        modforge_rsa_load_public_exponent(&device, exponent + 2);
    }
    decrypt(&device, message, length);
    printf("refused %u\n", bridge_errors());
    return 0;
}
