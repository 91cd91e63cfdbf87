// Arithmetic modulo big numbers for C++17: classes over modforge.h.
//
//     modforge::MontgomeryArithmetic mont(modulus_bytes);
//     modforge::Residue x = mont.init(number_bytes);          // into the form that is the fastest to compute with
//     x = mont.multiply(x, mont.power(x, exponent_bytes));    // or: x *= x.power(exponent_bytes)
//     std::vector<std::uint8_t> result = mont.reduce(x);      // back
//
// Numbers are big-endian bytes of any length, which are reduced; results are as long as the modulus. All classes are values:
// copies are independent, and a residue keeps what it needs of its modulus. Errors are exceptions, subclasses of modforge::Error.
// Everything is constant time in its operands, not in their lengths and not in the modulus, unless its name ends in _vartime.

#ifndef MODFORGE_HPP
#define MODFORGE_HPP

#include "modforge.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace modforge {

using Bytes = std::vector<std::uint8_t>;

// Why an input was refused; what() names the argument and the bound.
class Error : public std::runtime_error {
public:
    Error(modforge_status status, const std::string& message) : std::runtime_error(message), status_(status) {}

    modforge_status status() const noexcept { return status_; }

private:
    modforge_status status_;
};

// A modulus that is 0, too large, or even where an odd one is needed.
class InvalidModulus : public Error {
    using Error::Error;
};

// Residues of different moduli meet.
class ModulusMismatch : public Error {
    using Error::Error;
};

// The number has a common divisor with the modulus.
class NotInvertible : public Error {
    using Error::Error;
};

// No square root was found; modulo a prime, none exists.
class NoSquareRoot : public Error {
    using Error::Error;
};

// A search was stopped by the function that it tells of its progress.
class Stopped : public Error {
    using Error::Error;
};

// An exponent has more bits than a table is made for.
class ExponentTooLong : public Error {
    using Error::Error;
};

namespace detail {

inline void check(modforge_status status)
{
    const std::string message = status == MODFORGE_OK ? "" : modforge_last_error();
    switch (status) {
    case MODFORGE_OK:
        return;
    case MODFORGE_MODULUS_ZERO:
    case MODFORGE_MODULUS_TOO_LARGE:
    case MODFORGE_MODULUS_EVEN:
        throw InvalidModulus(status, message);
    case MODFORGE_MODULUS_MISMATCH:
        throw ModulusMismatch(status, message);
    case MODFORGE_NOT_INVERTIBLE:
        throw NotInvertible(status, message);
    case MODFORGE_NO_SQUARE_ROOT:
        throw NoSquareRoot(status, message);
    case MODFORGE_EXPONENT_TOO_LONG:
        throw ExponentTooLong(status, message);
    case MODFORGE_STOPPED:
        throw Stopped(status, message);
    case MODFORGE_OUT_OF_MEMORY:
        throw std::bad_alloc();
    default:
        throw Error(status, message);
    }
}

struct FreeResidue {
    void operator()(modforge_residue* residue) const noexcept { modforge_residue_free(residue); }
};

struct FreeModulus {
    void operator()(modforge_modulus* modulus) const noexcept { modforge_modulus_free(modulus); }
};

struct FreeFixedBase {
    void operator()(modforge_fixed_base* fixed) const noexcept { modforge_fixed_base_free(fixed); }
};

}  // namespace detail

// A number modulo a modulus, in the form that is the fastest to compute with. Made by MontgomeryArithmetic::init. Zeroed when
// destroyed. A residue that was moved from can only be assigned to or destroyed.
class Residue {
public:
    Residue(const Residue& other) : bytes_(other.bytes_) { handle_ = clone(other); }
    Residue(Residue&&) noexcept = default;
    Residue& operator=(const Residue& other)
    {
        if (this != &other) {
            *this = Residue(other);
        }
        return *this;
    }
    Residue& operator=(Residue&&) noexcept = default;

    Residue& operator+=(const Residue& other) { return set(modforge_residue_add(get(), get(), other.get())); }
    Residue& operator-=(const Residue& other) { return set(modforge_residue_sub(get(), get(), other.get())); }
    // These two do not allocate.
    Residue& operator*=(const Residue& other) { return set(modforge_residue_mul(get(), get(), other.get())); }
    Residue& square_in_place() { return set(modforge_residue_square(get(), get())); }

    friend Residue operator+(Residue a, const Residue& b) { return std::move(a += b); }
    friend Residue operator-(Residue a, const Residue& b) { return std::move(a -= b); }
    friend Residue operator*(Residue a, const Residue& b) { return std::move(a *= b); }
    Residue operator-() const
    {
        Residue result(*this);
        detail::check(modforge_residue_neg(result.get(), get()));
        return result;
    }

    Residue square() const
    {
        Residue result(*this);
        return std::move(result.square_in_place());
    }

    Residue power(const Bytes& exponent) const
    {
        Residue result(*this);
        detail::check(modforge_residue_pow(result.get(), get(), exponent.data(), exponent.size()));
        return result;
    }

    // Faster, for public exponents.
    Residue power_vartime(const Bytes& exponent) const
    {
        Residue result(*this);
        detail::check(modforge_residue_pow_vartime(result.get(), get(), exponent.data(), exponent.size()));
        return result;
    }

    // Throws NotInvertible.
    Residue inverse() const
    {
        Residue result(*this);
        detail::check(modforge_residue_inverse(result.get(), get()));
        return result;
    }

    // Faster, for public numbers.
    Residue inverse_vartime() const
    {
        Residue result(*this);
        detail::check(modforge_residue_inverse_vartime(result.get(), get()));
        return result;
    }

    // The power with the exponent 2^count, by so many squarings, one after the other.
    Residue square_times(std::uint64_t count) const
    {
        Residue result(*this);
        detail::check(modforge_residue_square_times(result.get(), get(), count));
        return result;
    }

    // The number, as long as the modulus.
    Bytes to_bytes() const
    {
        Bytes result(bytes_);
        detail::check(modforge_residue_to_bytes(get(), result.data(), result.size()));
        return result;
    }

    // Whether both are the same number modulo the same modulus.
    friend bool operator==(const Residue& a, const Residue& b)
    {
        int equal = 0;
        detail::check(modforge_residue_equal(&equal, a.get(), b.get()));
        return equal != 0;
    }
    friend bool operator!=(const Residue& a, const Residue& b) { return !(a == b); }

private:
    friend class MontgomeryArithmetic;
    using Handle = std::unique_ptr<modforge_residue, detail::FreeResidue>;

    // So that no braces with two numbers in them are taken for a residue.
    struct Made {};

    Residue(Made, Handle handle, std::size_t bytes) : handle_(std::move(handle)), bytes_(bytes) {}

    static Handle clone(const Residue& other)
    {
        modforge_residue* copy = nullptr;
        detail::check(modforge_residue_clone(&copy, other.get()));
        return Handle(copy);
    }

    modforge_residue* get() const noexcept { return handle_.get(); }

    Residue& set(modforge_status status)
    {
        detail::check(status);
        return *this;
    }

    Handle handle_;
    // Of the modulus.
    std::size_t bytes_;
};

// A modulus, prepared once, and the arithmetic modulo it. Copies share what was prepared; threads may use one at once.
class MontgomeryArithmetic {
public:
    // Throws InvalidModulus for 0 and for more than 2^20 bits. Even moduli are fine.
    explicit MontgomeryArithmetic(const Bytes& modulus)
    {
        modforge_modulus* made = nullptr;
        detail::check(modforge_modulus_new(&made, modulus.data(), modulus.size()));
        handle_ = std::shared_ptr<modforge_modulus>(made, detail::FreeModulus());
    }

    // Of a modulus in bytes, the least significant first.
    static MontgomeryArithmetic from_little_endian(const Bytes& modulus)
    {
        return MontgomeryArithmetic(Bytes(modulus.rbegin(), modulus.rend()));
    }

    std::size_t bits() const { return modforge_modulus_bits(handle_.get()); }
    std::size_t byte_length() const { return modforge_modulus_byte_length(handle_.get()); }
    std::string kernel() const { return modforge_modulus_kernel(handle_.get()); }

    // Brings a number of any length into the form.
    Residue init(const Bytes& number) const
    {
        modforge_residue* made = nullptr;
        detail::check(modforge_residue_new(&made, handle_.get(), number.data(), number.size()));
        return Residue(Residue::Made(), Residue::Handle(made), byte_length());
    }

    // Brings it back: the number below the modulus. This and the next functions throw ModulusMismatch for a residue of
    // another modulus.
    Bytes reduce(const Residue& x) const { return own(x).to_bytes(); }

    Residue multiply(const Residue& a, const Residue& b) const { return own(a) * b; }
    Residue square(const Residue& a) const { return own(a).square(); }
    Residue add(const Residue& a, const Residue& b) const { return own(a) + b; }
    Residue subtract(const Residue& a, const Residue& b) const { return own(a) - b; }
    Residue negate(const Residue& a) const { return -own(a); }
    Residue power(const Residue& base, const Bytes& exponent) const { return own(base).power(exponent); }
    Residue power_vartime(const Residue& base, const Bytes& exponent) const { return own(base).power_vartime(exponent); }
    Residue inverse(const Residue& a) const { return own(a).inverse(); }
    Residue inverse_vartime(const Residue& a) const { return own(a).inverse_vartime(); }
    Residue square_times(const Residue& a, std::uint64_t count) const { return own(a).square_times(count); }

    // The product of two numbers. For a single one: it takes half of the time of init, multiply and reduce, or less.
    Bytes multiply(const Bytes& a, const Bytes& b) const
    {
        Bytes result(byte_length());
        detail::check(
            modforge_mul(handle_.get(), result.data(), result.size(), a.data(), a.size(), b.data(), b.size()));
        return result;
    }

    // As multiply.
    Bytes square(const Bytes& a) const
    {
        Bytes result(byte_length());
        detail::check(modforge_square(handle_.get(), result.data(), result.size(), a.data(), a.size()));
        return result;
    }

    // As multiply, in these functions too.
    Bytes add(const Bytes& a, const Bytes& b) const
    {
        Bytes result(byte_length());
        detail::check(modforge_add(handle_.get(), result.data(), result.size(), a.data(), a.size(), b.data(), b.size()));
        return result;
    }

    Bytes subtract(const Bytes& a, const Bytes& b) const
    {
        Bytes result(byte_length());
        detail::check(modforge_sub(handle_.get(), result.data(), result.size(), a.data(), a.size(), b.data(), b.size()));
        return result;
    }

    Bytes negate(const Bytes& a) const
    {
        Bytes result(byte_length());
        detail::check(modforge_neg(handle_.get(), result.data(), result.size(), a.data(), a.size()));
        return result;
    }

    // In a time that depends on the length of the exponent alone.
    Bytes power(const Bytes& base, const Bytes& exponent) const
    {
        Bytes result(byte_length());
        detail::check(modforge_pow(handle_.get(), result.data(), result.size(), base.data(), base.size(), exponent.data(), exponent.size()));
        return result;
    }

    // Faster, for public exponents.
    Bytes power_vartime(const Bytes& base, const Bytes& exponent) const
    {
        Bytes result(byte_length());
        detail::check(modforge_pow_vartime(handle_.get(), result.data(), result.size(), base.data(), base.size(), exponent.data(), exponent.size()));
        return result;
    }

    // Throws NotInvertible.
    Bytes inverse(const Bytes& a) const
    {
        Bytes result(byte_length());
        detail::check(modforge_inverse(handle_.get(), result.data(), result.size(), a.data(), a.size()));
        return result;
    }

    // Faster, for public numbers.
    Bytes inverse_vartime(const Bytes& a) const
    {
        Bytes result(byte_length());
        detail::check(modforge_inverse_vartime(handle_.get(), result.data(), result.size(), a.data(), a.size()));
        return result;
    }

    // The power with the exponent 2^count, by so many squarings.
    Bytes square_times(const Bytes& a, std::uint64_t count) const
    {
        Bytes result(byte_length());
        detail::check(modforge_square_times(handle_.get(), result.data(), result.size(), a.data(), a.size(), count));
        return result;
    }

    // The powers of numbers with one exponent, side by side and on every core.
    std::vector<Bytes> power_many(const std::vector<Bytes>& bases, const Bytes& exponent) const
    {
        std::size_t length = byte_length();
        for (const Bytes& base : bases) {
            length = std::max(length, base.size());
        }
        Bytes all(bases.size() * length);
        for (std::size_t i = 0; i < bases.size(); i++) {
            std::copy(bases[i].begin(), bases[i].end(), all.begin() + ((i + 1) * length - bases[i].size()));
        }
        detail::check(modforge_pow_many(handle_.get(), all.data(), all.data(), length, bases.size(), exponent.data(),
                                        exponent.size()));
        std::vector<Bytes> powers;
        for (std::size_t end = length; end <= all.size(); end += length) {
            powers.emplace_back(all.begin() + (end - byte_length()), all.begin() + end);
        }
        return powers;
    }

    // A square root modulo an odd prime. Throws NoSquareRoot.
    Bytes square_root_vartime(const Bytes& a) const
    {
        Bytes result(byte_length());
        detail::check(modforge_sqrt_vartime(handle_.get(), result.data(), result.size(), a.data(), a.size()));
        return result;
    }

    // The product of bases[i]^exponents[i].
    Bytes multi_power(const std::vector<Bytes>& bases, const std::vector<Bytes>& exponents) const
    {
        if (bases.size() != exponents.size()) {
            throw Error(MODFORGE_REFUSED, "exponents: " + std::to_string(exponents.size()) + " given for " +
                                              std::to_string(bases.size()) + " bases");
        }
        const std::vector<modforge_bytes> all = views(bases), all_exponents = views(exponents);
        Bytes result(byte_length());
        detail::check(modforge_multi_pow(handle_.get(), result.data(), result.size(), all.data(), all_exponents.data(),
                                         all.size()));
        return result;
    }

    modforge_modulus* get() const noexcept { return handle_.get(); }

private:
    // The residue, if it is one of this modulus.
    const Residue& own(const Residue& x) const
    {
        int same = 0;
        detail::check(modforge_residue_has_modulus(&same, x.get(), get()));
        if (same == 0) {
            throw ModulusMismatch(MODFORGE_MODULUS_MISMATCH, "the residue is one of another modulus");
        }
        return x;
    }

    static std::vector<modforge_bytes> views(const std::vector<Bytes>& numbers)
    {
        std::vector<modforge_bytes> all;
        for (const Bytes& number : numbers) {
            all.push_back({number.data(), number.size()});
        }
        return all;
    }

    std::shared_ptr<modforge_modulus> handle_;
};

// A base with a table of its powers, for exponents of a bounded length. Copies share the table; threads may use one at once.
class FixedBase {
public:
    FixedBase(const MontgomeryArithmetic& modulus, const Bytes& base, std::size_t exponent_bits)
        : bytes_(modulus.byte_length())
    {
        modforge_fixed_base* made = nullptr;
        detail::check(modforge_fixed_base_new(&made, modulus.get(), base.data(), base.size(), exponent_bits));
        handle_ = std::shared_ptr<modforge_fixed_base>(made, detail::FreeFixedBase());
    }

    // Throws ExponentTooLong.
    Bytes power(const Bytes& exponent) const
    {
        Bytes result(bytes_);
        detail::check(modforge_fixed_base_pow(handle_.get(), result.data(), result.size(), exponent.data(), exponent.size()));
        return result;
    }

    // Faster, for public exponents.
    Bytes power_vartime(const Bytes& exponent) const
    {
        Bytes result(bytes_);
        detail::check(
            modforge_fixed_base_pow_vartime(handle_.get(), result.data(), result.size(), exponent.data(), exponent.size()));
        return result;
    }

private:
    std::size_t bytes_;
    std::shared_ptr<modforge_fixed_base> handle_;
};

// base^exponent mod modulus by the rules of EIP-198, as long as the modulus; all three are public.
inline Bytes modexp_vartime(const Bytes& base, const Bytes& exponent, const Bytes& modulus)
{
    Bytes result(modulus.size());
    detail::check(modforge_modexp_vartime(result.data(), base.data(), base.size(), exponent.data(), exponent.size(),
                                          modulus.data(), modulus.size()));
    return result;
}

// The greatest common divisor, as long as the longer number.
inline Bytes gcd(const Bytes& a, const Bytes& b)
{
    Bytes result(std::max({a.size(), b.size(), std::size_t{1}}));
    detail::check(modforge_gcd(result.data(), result.size(), a.data(), a.size(), b.data(), b.size()));
    return result;
}

// Faster, for public numbers.
inline Bytes gcd_vartime(const Bytes& a, const Bytes& b)
{
    Bytes result(std::max({a.size(), b.size(), std::size_t{1}}));
    detail::check(modforge_gcd_vartime(result.data(), result.size(), a.data(), a.size(), b.data(), b.size()));
    return result;
}

// Whether n is a probable prime: Baillie-PSW, then so many rounds of Miller-Rabin.
inline bool is_probable_prime_vartime(const Bytes& n, std::size_t rounds = 0)
{
    int prime = 0;
    detail::check(modforge_is_probable_prime_vartime(&prime, n.data(), n.size(), rounds));
    return prime != 0;
}

// Hears how many candidates a search has tested; it ends when this returns false, by the exception Stopped.
using Progress = std::function<bool(std::uint64_t)>;

namespace detail {

// An exception may not pass through C, so it waits here.
struct Told {
    const Progress& progress;
    std::exception_ptr thrown;
};

inline int tell(void* context, std::uint64_t tested)
{
    Told& told = *static_cast<Told*>(context);
    try {
        return told.progress(tested) ? 0 : 1;
    } catch (...) {
        told.thrown = std::current_exception();
        return 1;
    }
}

// `find` gets the result, the function that it tells and its context.
template <typename Search>
Bytes search(Search find, std::size_t bits, const Progress& progress)
{
    // Sizes that are too large are refused before anything is written.
    Bytes result(std::min(bits / 8 + 1, std::size_t{1} << 16));
    Told told{progress, nullptr};
    const modforge_status status = find(result.data(), result.size(), progress ? tell : nullptr, &told);
    if (told.thrown) {
        std::rethrow_exception(told.thrown);
    }
    check(status);
    return Bytes(result.end() - static_cast<std::ptrdiff_t>((bits + 7) / 8), result.end());
}

}  // namespace detail

// A random prime of so many bits, its two top bits set.
inline Bytes random_prime(std::size_t bits, const Progress& progress = {})
{
    return detail::search(
        [bits](unsigned char* result, std::size_t length, modforge_progress tell, void* context) {
            return modforge_random_prime(result, length, bits, tell, context);
        },
        bits, progress);
}

// A prime p whose (p - 1)/2 is a prime, too.
inline Bytes safe_prime(std::size_t bits, const Progress& progress = {})
{
    return detail::search(
        [bits](unsigned char* result, std::size_t length, modforge_progress tell, void* context) {
            return modforge_safe_prime(result, length, bits, tell, context);
        },
        bits, progress);
}

// A random prime that leaves a remainder divided by a modulus.
inline Bytes congruent_prime(std::size_t bits, const Bytes& remainder, const Bytes& modulus,
                             const Progress& progress = {})
{
    return detail::search(
        [&](unsigned char* result, std::size_t length, modforge_progress tell, void* context) {
            return modforge_congruent_prime(result, length, bits, remainder.data(), remainder.size(), modulus.data(),
                                            modulus.size(), tell, context);
        },
        bits, progress);
}

// The smallest prime above n, one byte longer than n.
inline Bytes next_prime_vartime(const Bytes& n)
{
    Bytes result(n.size() + 1);
    detail::check(modforge_next_prime_vartime(result.data(), result.size(), n.data(), n.size()));
    return result;
}

// The Jacobi symbol (a/n), n odd.
inline int jacobi_vartime(const Bytes& a, const Bytes& n)
{
    int symbol = 0;
    detail::check(modforge_jacobi_vartime(&symbol, a.data(), a.size(), n.data(), n.size()));
    return symbol;
}

}  // namespace modforge

#endif
