/* The field of libsecp256k1, which the library keeps to itself, as functions. PREFIX is what secp256k1-sys puts before its names. */
#include "field_impl.h"
#include "int128_impl.h"
#include "modinv64_impl.h"

#define JOIN(a, b) a##b
#define WITH(prefix, name) JOIN(prefix, name)
#define FE(name) WITH(PREFIX, name)

typedef FE(fe) element;

void modforge_secp256k1_enter(element *r, const unsigned char bytes[32]) { FE(fe_set_b32_mod)(r, bytes); }

void modforge_secp256k1_leave(unsigned char bytes[32], const element *a) {
    element copy = *a;
    FE(fe_normalize)(&copy);
    FE(fe_get_b32)(bytes, &copy);
}

void modforge_secp256k1_mul(element *r, const element *a, const element *b) { FE(fe_mul)(r, a, b); }

void modforge_secp256k1_sqr(element *r, const element *a) { FE(fe_sqr)(r, a); }

void modforge_secp256k1_inv(element *r, const element *a) { FE(fe_inv)(r, a); }

int modforge_secp256k1_sqrt(element *r, const element *a) { return FE(fe_sqrt)(r, a); }
