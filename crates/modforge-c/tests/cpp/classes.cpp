// The classes of modforge.hpp: the same numbers as in C, values, exceptions.
#include <modforge.hpp>

#include "../c/vectors.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <type_traits>

using modforge::Bytes;
using modforge::MontgomeryArithmetic;
using modforge::Residue;

static int checks;

#define CHECK(condition)                                                          \
    do {                                                                          \
        checks++;                                                                 \
        if (!(condition)) {                                                       \
            std::printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);   \
            std::exit(1);                                                         \
        }                                                                         \
    } while (0)

#define THROWS(type, expression)                                \
    do {                                                        \
        bool thrown = false;                                    \
        try {                                                   \
            (void)(expression);                                 \
        } catch (const type& error) {                           \
            thrown = std::string(error.what()).length() > 0;    \
        }                                                       \
        CHECK(thrown);                                          \
    } while (0)

static Bytes from_hex(const std::string& digits)
{
    Bytes bytes;
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        bytes.push_back(static_cast<std::uint8_t>(std::stoul(digits.substr(i, 2), nullptr, 16)));
    }
    return bytes;
}

static_assert(std::is_copy_constructible<Residue>::value && std::is_nothrow_move_constructible<Residue>::value, "a value");
static_assert(std::is_copy_assignable<MontgomeryArithmetic>::value, "a value");

static Residue outlives_its_modulus(const vector& vector)
{
    const MontgomeryArithmetic mont(from_hex(vector.modulus));
    return mont.init(from_hex(vector.a));
}

static void arithmetic(const vector& vector)
{
    const MontgomeryArithmetic mont(from_hex(vector.modulus));
    const Residue a = mont.init(from_hex(vector.a)), b = mont.init(from_hex(vector.b));
    const Bytes e = from_hex(vector.e);
    CHECK(mont.bits() == 8 * mont.byte_length() && !mont.kernel().empty());
    CHECK(mont.reduce(a) == from_hex(vector.a));
    CHECK(mont.reduce(mont.multiply(a, b)) == from_hex(vector.product));
    CHECK(mont.multiply(mont.reduce(a), mont.reduce(b)) == from_hex(vector.product));
    CHECK(mont.square(mont.reduce(a)) == from_hex(vector.square));
    CHECK(mont.multiply({0, 4}, {0, 5}) == mont.multiply({4}, {0, 0, 5}) && mont.square({0, 2}) == mont.square({2}));
    CHECK(mont.reduce(mont.add(a, b)) == from_hex(vector.sum));
    CHECK(mont.reduce(mont.subtract(a, b)) == from_hex(vector.difference));
    CHECK(mont.reduce(mont.negate(a)) == from_hex(vector.negative));
    CHECK(mont.reduce(mont.square(a)) == from_hex(vector.square));
    CHECK(mont.reduce(mont.power(a, e)) == from_hex(vector.power));
    CHECK(mont.reduce(mont.power_vartime(a, e)) == from_hex(vector.power));
    CHECK(mont.reduce(mont.inverse(a)) == from_hex(vector.inverse));
    CHECK(mont.inverse_vartime(a) == mont.inverse(a) && a.inverse_vartime() == a.inverse());
    CHECK(mont.square_times(a, 2) == a.square().square() && a.square_times(1) == a.square());
    CHECK((a * b).to_bytes() == from_hex(vector.product));
    CHECK(((a + b) - b) == a && (a + b) != a + b + b - a);
    CHECK(a * a.inverse() == mont.init({1}));
    CHECK(mont.multi_power({from_hex(vector.a), from_hex(vector.b)}, {e, from_hex(vector.f)}) == from_hex(vector.both));
    CHECK(modforge::FixedBase(mont, from_hex(vector.a), 64).power(e) == from_hex(vector.power));
    CHECK(modforge::modexp_vartime(from_hex(vector.a), e, from_hex(vector.modulus)) == from_hex(vector.power));

    // From bytes to bytes.
    const Bytes x_bytes = mont.reduce(a), y_bytes = mont.reduce(b);
    CHECK(mont.add(x_bytes, y_bytes) == from_hex(vector.sum));
    CHECK(mont.subtract(x_bytes, y_bytes) == from_hex(vector.difference));
    CHECK(mont.negate(x_bytes) == from_hex(vector.negative));
    CHECK(mont.power(x_bytes, e) == from_hex(vector.power) && mont.power_vartime(x_bytes, e) == from_hex(vector.power));
    CHECK(mont.inverse(x_bytes) == from_hex(vector.inverse) && mont.inverse_vartime(x_bytes) == from_hex(vector.inverse));
    CHECK(mont.square_times(x_bytes, 1) == from_hex(vector.square));
    CHECK(mont.power_many({x_bytes, {1}, x_bytes}, e)[2] == from_hex(vector.power) && mont.power_many({}, e).empty());
    CHECK(modforge::FixedBase(mont, x_bytes, 64).power_vartime(e) == from_hex(vector.power));
    const Bytes big = from_hex(vector.modulus);
    CHECK(MontgomeryArithmetic::from_little_endian(Bytes(big.rbegin(), big.rend())).init(x_bytes).to_bytes() == x_bytes);

    // Copies are independent, and moves leave something that can be assigned to.
    Residue x = a, y = x;
    x *= x;
    CHECK(x == a.square() && y == a);
    y = x;
    y += y;
    CHECK(x == a.square());
    const Residue& same = y;
    y = same;
    Residue moved = std::move(y);
    y = moved;
    CHECK(y == moved && y == x + x);
    CHECK(outlives_its_modulus(vector) == a);
    const MontgomeryArithmetic copy = mont;
    CHECK(copy.init(from_hex(vector.b)) == b);
}

int main()
{
    for (const vector& vector : VECTORS) {
        arithmetic(vector);
    }
    const MontgomeryArithmetic prime({97}), other({96});
    THROWS(modforge::InvalidModulus, MontgomeryArithmetic({}));
    THROWS(modforge::InvalidModulus, MontgomeryArithmetic({0, 0}));
    THROWS(modforge::InvalidModulus, modforge::jacobi_vartime({3}, {4}));
    THROWS(modforge::ModulusMismatch, prime.init({3}) * other.init({3}));
    {
        // A modulus computes with its own residues alone, whichever operand is the other one.
        const Residue own = prime.init({3}), foreign = other.init({5});
        THROWS(modforge::ModulusMismatch, prime.reduce(foreign));
        THROWS(modforge::ModulusMismatch, prime.multiply(foreign, foreign));
        THROWS(modforge::ModulusMismatch, prime.multiply(own, foreign));
        THROWS(modforge::ModulusMismatch, prime.square(foreign));
        THROWS(modforge::ModulusMismatch, prime.add(foreign, foreign));
        THROWS(modforge::ModulusMismatch, prime.subtract(foreign, own));
        THROWS(modforge::ModulusMismatch, prime.negate(foreign));
        THROWS(modforge::ModulusMismatch, prime.power(foreign, {2}));
        THROWS(modforge::ModulusMismatch, prime.power_vartime(foreign, {2}));
        THROWS(modforge::ModulusMismatch, prime.inverse(foreign));
        // Made twice, it is the same modulus.
        const MontgomeryArithmetic again({0, 97});
        CHECK(prime.reduce(again.multiply(own, own)) == Bytes{9});
    }
    THROWS(modforge::NotInvertible, prime.init({97}).inverse());
    THROWS(modforge::NoSquareRoot, MontgomeryArithmetic({7}).square_root_vartime({3}));
    THROWS(modforge::ExponentTooLong, modforge::FixedBase(prime, {3}, 8).power({1, 0}));
    THROWS(modforge::Error, prime.multi_power({{3}}, {}));
    CHECK(modforge::jacobi_vartime({2}, {7}) == 1);
    CHECK((modforge::gcd({0x03, 0xf0}, {0x0f, 0xff}) == Bytes{0, 63}));
    CHECK((modforge::gcd_vartime({0x03, 0xf0}, {0x0f, 0xff}) == Bytes{0, 63}));
    CHECK(modforge::is_probable_prime_vartime({1, 0, 1}, 3) && !modforge::is_probable_prime_vartime({9}));
    {
        std::uint64_t tested = 0;
        const Bytes p = modforge::random_prime(130, [&](std::uint64_t count) { tested = count; return true; });
        CHECK(p.size() == 17 && p[0] == 3 && tested > 0 && modforge::is_probable_prime_vartime(p));
        CHECK(modforge::safe_prime(96).back() % 4 == 3);
        CHECK(modforge::congruent_prime(96, {3}, {4}).back() % 4 == 3);
        THROWS(modforge::Stopped, modforge::congruent_prime(128, {1}, {4}, [](std::uint64_t) { return false; }));
        THROWS(modforge::Error, modforge::congruent_prime(128, {2}, {4}));
        CHECK((modforge::next_prime_vartime({0xff}) == Bytes{1, 1}));
        THROWS(modforge::Stopped, modforge::random_prime(128, [](std::uint64_t) { return false; }));
        THROWS(std::out_of_range, modforge::safe_prime(128, [](std::uint64_t) -> bool { throw std::out_of_range("out"); }));
        THROWS(modforge::Error, modforge::random_prime(static_cast<std::size_t>(-1)));
    }
    CHECK(modforge::modexp_vartime({3}, {5}, {}).empty());
    try {
        MontgomeryArithmetic zero({0});
    } catch (const modforge::Error& error) {
        CHECK(error.status() == MODFORGE_MODULUS_ZERO && std::string(error.what()) == "modulus: must be at least 1");
    }

    const Residue three = prime.init({3});
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) {
        threads.emplace_back([&] {
            for (int j = 0; j < 500; j++) {
                if ((three * three).to_bytes() != Bytes{9}) {
                    std::abort();
                }
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    std::printf("%d checks\n", checks);
}
