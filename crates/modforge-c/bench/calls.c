/* Chains of calls from C, by which `modforge bench faces` measures what a call costs. Operand and result are x. */

#include <modforge.h>

#include <stdint.h>

/* Products of residues, in place. */
int faces_c_residue_product(const modforge_modulus *modulus, uint8_t *x, const uint8_t *y, size_t length, uint64_t count)
{
    modforge_residue *product = NULL, *factor = NULL;
    int status = modforge_residue_new(&product, modulus, x, length);
    if (status == MODFORGE_OK)
        status = modforge_residue_new(&factor, modulus, y, length);
    while (status == MODFORGE_OK && count--)
        status = modforge_residue_mul(product, product, factor);
    if (status == MODFORGE_OK)
        status = modforge_residue_to_bytes(product, x, length);
    modforge_residue_free(product);
    modforge_residue_free(factor);
    return status;
}

/* Products from bytes to bytes. */
int faces_c_product(const modforge_modulus *modulus, uint8_t *x, const uint8_t *y, size_t length, uint64_t count)
{
    int status = MODFORGE_OK;
    while (status == MODFORGE_OK && count--)
        status = modforge_mul(modulus, x, length, x, length, y, length);
    return status;
}

/* Powers from bytes to bytes, in constant time. */
int faces_c_power(const modforge_modulus *modulus, uint8_t *x, const uint8_t *y, size_t length, uint64_t count)
{
    int status = MODFORGE_OK;
    while (status == MODFORGE_OK && count--)
        status = modforge_pow(modulus, x, length, x, length, y, length);
    return status;
}
