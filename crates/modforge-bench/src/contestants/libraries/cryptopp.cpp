// SPDX-License-Identifier: MIT OR Apache-2.0
// Crypto++ as C functions over little-endian bytes; cryptopp.rs calls them.

#include <cstddef>
#include <cryptopp/config.h>
#include <cryptopp/integer.h>
#include <cryptopp/modarith.h>

using CryptoPP::Integer;

namespace {

Integer read(const unsigned char *bytes, size_t count) {
    return Integer(bytes, count, Integer::UNSIGNED, CryptoPP::LITTLE_ENDIAN_ORDER);
}

struct State {
    CryptoPP::MontgomeryRepresentation form;
    Integer x, y, exponent, inverse;
};

State &state(void *handle) { return *static_cast<State *>(handle); }

void write(const Integer &value, unsigned char *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        bytes[i] = value.GetByte(i);
    }
}

} // namespace

extern "C" {

int modforge_cryptopp_version() { return CRYPTOPP_VERSION; }

// x and y, which are below the modulus, become residues; all numbers have `count` bytes.
void *modforge_cryptopp_new(const unsigned char *modulus, const unsigned char *x, const unsigned char *y,
                            const unsigned char *exponent, size_t count) {
    const CryptoPP::MontgomeryRepresentation form(read(modulus, count));
    return new State{form, form.ConvertIn(read(x, count)), form.ConvertIn(read(y, count)), read(exponent, count), {}};
}

void modforge_cryptopp_free(void *handle) { delete &state(handle); }

void modforge_cryptopp_multiply(void *handle) { state(handle).x = state(handle).form.Multiply(state(handle).x, state(handle).y); }

void modforge_cryptopp_square(void *handle) { state(handle).x = state(handle).form.Square(state(handle).x); }

void modforge_cryptopp_power(void *handle) {
    state(handle).x = state(handle).form.Exponentiate(state(handle).x, state(handle).exponent);
}

void modforge_cryptopp_invert(void *handle) {
    state(handle).inverse = state(handle).form.MultiplicativeInverse(state(handle).x);
}

void modforge_cryptopp_x(void *handle, unsigned char *bytes, size_t count) {
    write(state(handle).form.ConvertOut(state(handle).x), bytes, count);
}

void modforge_cryptopp_inverse(void *handle, unsigned char *bytes, size_t count) {
    write(state(handle).form.ConvertOut(state(handle).inverse), bytes, count);
}

}
