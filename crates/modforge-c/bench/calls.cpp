// Chains of calls from C++, as calls.c has them.

#include <modforge.hpp>

#include <algorithm>
#include <cstdint>

namespace {

using modforge::Bytes;
using modforge::MontgomeryArithmetic;

template <typename Chain> int run(std::uint8_t *x, std::size_t length, Chain chain)
{
    try {
        const Bytes result = chain(Bytes(x, x + length));
        std::copy(result.begin(), result.end(), x);
        return MODFORGE_OK;
    } catch (const modforge::Error &error) {
        return error.status();
    }
}

} // namespace

// It lives as long as the program that measures.
extern "C" const void *faces_cpp_modulus(const std::uint8_t *bytes, std::size_t length)
{
    return new MontgomeryArithmetic(Bytes(bytes, bytes + length));
}

extern "C" int faces_cpp_residue_product(const MontgomeryArithmetic *modulus, std::uint8_t *x, const std::uint8_t *y,
                                         std::size_t length, std::uint64_t count)
{
    return run(x, length, [&](const Bytes &start) {
        modforge::Residue product = modulus->init(start);
        const modforge::Residue factor = modulus->init(Bytes(y, y + length));
        while (count--)
            product *= factor;
        return modulus->reduce(product);
    });
}

extern "C" int faces_cpp_product(const MontgomeryArithmetic *modulus, std::uint8_t *x, const std::uint8_t *y,
                                 std::size_t length, std::uint64_t count)
{
    return run(x, length, [&](Bytes product) {
        const Bytes factor(y, y + length);
        while (count--)
            product = modulus->multiply(product, factor);
        return product;
    });
}

extern "C" int faces_cpp_power(const MontgomeryArithmetic *modulus, std::uint8_t *x, const std::uint8_t *y,
                               std::size_t length, std::uint64_t count)
{
    return run(x, length, [&](Bytes power) {
        const Bytes exponent(y, y + length);
        while (count--)
            power = modulus->reduce(modulus->power(modulus->init(power), exponent));
        return power;
    });
}
