// SPDX-License-Identifier: MIT OR Apache-2.0
// Fermat's little theorem and an inverse by MontgomeryArithmetic, the C++ class over the C library.
#include <modforge.hpp>

#include <cstdio>

int main()
{
    modforge::Bytes prime(16, 0xff); // 2^127 - 1
    prime[0] = 0x7f;
    modforge::Bytes exponent = prime; // the prime less 1, and less 2
    exponent.back() = 0xfe;
    const modforge::MontgomeryArithmetic mont(prime);
    const modforge::Residue one = mont.init({1}), x = mont.init({0x12, 0x34, 0x56});
    const bool fermat = mont.power(x, exponent) == one;
    exponent.back() = 0xfd;
    const bool inverse = mont.power(x, exponent) == mont.inverse(x) && mont.multiply(x, mont.inverse(x)) == one;
    std::printf("%s: %s\n", mont.kernel().c_str(), fermat && inverse ? "as Fermat says." : "wrong.");
    return fermat && inverse ? 0 : 1;
}
