"""Checks the second part of certificates: the functions that are made of calls, as powers along an addition chain.

    python call_checker.py fe25519.certificate.txt

It is a file of its own that shares nothing with the generator but the format, as ``checker`` does, which checks the
first part: the programs that are called. There each program takes and returns elements, so a call is within its bounds
if its operands are elements: ``a``, ``one``, or the result of an earlier call. That is checked here, and so is the
value of the calls, for all a, if p is prime.

How: every value is a polynomial in a, its coefficients modulo p by their exponents, which follow from the calls alone.
"""

import re
import sys
from pathlib import Path

Polynomial = dict[int, int]
"""Coefficients modulo p, by the exponents of a."""

MAX_TERMS = 16

OPERANDS = {"mul": 2, "square": 1, "add": 2, "sub": 2, "square_times": 1, "square_times_mul": 2}
"""The calls, by the number of their operands."""

REPEATING = {"square_times": {"square"}, "square_times_mul": {"square", "mul"}}
"""Calls that repeat a squaring, and the programs behind them."""

CALL = re.compile(r"  (\w+) = (\w+)\(([\w, ]+)\)(?: times (\d+))?")


class RefusedError(Exception):
    """The calls do not compute what their function is named after."""


def need(good: bool, why: str) -> None:
    """Refuse unless something holds."""
    if not good:
        raise RefusedError(why)


def multiply(a: Polynomial, b: Polynomial, p: int) -> Polynomial:
    """Return a·b."""
    need(len(a) * len(b) <= MAX_TERMS, "too many terms")
    total: Polynomial = {}
    for exponent_of_a, coefficient_of_a in a.items():
        for exponent_of_b, coefficient_of_b in b.items():
            exponent = exponent_of_a + exponent_of_b
            total[exponent] = (total.get(exponent, 0) + coefficient_of_a * coefficient_of_b) % p
    return total


def add(a: Polynomial, b: Polynomial, factor: int, p: int) -> Polynomial:
    """Return a + factor·b."""
    return {at: (a.get(at, 0) + factor * b.get(at, 0)) % p for at in {**a, **b}}


def square_times(a: Polynomial, times: int, p: int) -> Polynomial:
    """Return a^(2^times), of a single power."""
    need(len(a) == 1 and times <= p.bit_length(), "only a single power is squared repeatedly, within p")
    ((exponent, coefficient),) = a.items()
    return {exponent << times: pow(coefficient, 1 << times, p)}


def call(function: str, operands: list[Polynomial], times: int, p: int) -> Polynomial:
    """Return the result of a call."""
    first, last = operands[0], operands[-1]
    match function:
        case "add":
            return add(first, last, 1, p)
        case "sub":
            return add(first, last, -1, p)
        case "square":
            return multiply(first, first, p)
        case "square_times":
            return square_times(first, times, p)
        case "square_times_mul":
            return multiply(square_times(first, times, p), last, p)
        case _:
            return multiply(first, last, p)


def achieved(function: str, values: dict[str, Polynomial], p: int) -> bool:
    """Whether the values give the function: Fermat's inverse, Euler's criterion, a root if there is one."""
    if function == "invert":
        return values["r"] == {p - 2: 1}
    if function == "legendre":
        return values["t"] == {(p - 1) // 2: 1}
    return is_root(values["t"], values["s"], p)


def is_root(t: Polynomial, s: Polynomial, p: int) -> bool:
    """Whether s is the square of t, and a itself for every a with a^((p - 1)/2) = 1 and for 0: s is compared with a."""
    half = (p - 1) // 2
    square = multiply(t, t, p)
    # Where a^half = 1, exponents count modulo half: a^1 to a^half.
    where_a_is_a_square: Polynomial = {}
    for exponent, coefficient in square.items():
        need(exponent > 0 or coefficient == 0, "the root of 0 is not 0")
        at = (exponent - 1) % half + 1
        where_a_is_a_square[at] = (where_a_is_a_square.get(at, 0) + coefficient) % p
    same = all(s.get(at, 0) == square.get(at, 0) for at in {**s, **square})
    coefficient_of_a = where_a_is_a_square.pop(1, 0)
    return same and coefficient_of_a == 1 and not any(where_a_is_a_square.values())


class Functions:
    """Checks the functions of a certificate, line by line."""

    def __init__(self, p: int, programs: set[str]) -> None:
        """Start with no function, and with these programs to call."""
        self.p = p
        self.programs = programs
        self.names: list[str] = []
        # The values of the function at hand, by name; empty between functions.
        self.values: dict[str, Polynomial] = {}

    def line(self, text: str) -> None:
        """Take a line."""
        opening = re.fullmatch(r"function (invert|sqrt|legendre)", text)
        called = CALL.fullmatch(text)
        if opening:
            self._begin(opening[1])
        elif called:
            self._call(called[1], called[2], called[3].split(", "), called[4])
        elif text == "  end":
            self._end()
        else:
            need(not text.strip(), "this is not a line of a function")

    def _begin(self, name: str) -> None:
        need(name not in self.names and not self.values, f"{name} is there twice, or one before it has no end")
        self.names.append(name)
        self.values = {"a": {1: 1}, "one": {0: 1}}

    def _call(self, target: str, function: str, operands: list[str], times: str | None) -> None:
        needed = REPEATING.get(function, {function})
        need(needed <= self.programs, f"{function} is not a program of this certificate")
        need(function in OPERANDS, f"{function} is not a call")
        known = all(name in self.values for name in operands)
        need(known and len(operands) == OPERANDS[function], "no such operands")
        need(target not in ("a", "one"), "no such call")
        need((function in REPEATING) == (times is not None), "no such call")
        self.values[target] = call(function, [self.values[name] for name in operands], int(times or 0), self.p)

    def _end(self) -> None:
        good = len(self.names) > 0 and achieved(self.names[-1], self.values, self.p)
        need(good, f"{self.names[-1:]} is not the result of these calls")
        self.values = {}


def check(text: str) -> list[str]:
    """Check the functions of a certificate; return their names, or raise :class:`RefusedError` with the line."""
    first, _, second = text.partition("\nfunctions\n")
    modulus = re.search(r"^modulus (0x[0-9a-f]+)$", first, re.MULTILINE)
    p = int(modulus[1], 0) if modulus else 0
    need(p > 2 and p % 2 == 1, "there is no odd modulus")
    functions = Functions(p, set(re.findall(r"^program (\w+)$", first, re.MULTILINE)))
    for number, line in enumerate(second.splitlines(), first.count("\n") + 3):
        try:
            functions.line(line)
        except (RefusedError, KeyError, ValueError) as error:
            raise RefusedError(f"line {number}: {error}") from None
    need(not functions.values, "the last function has no end")
    return functions.names


def main() -> None:
    """Check the certificates that the command line names."""
    if len(sys.argv) == 1:
        sys.exit("usage: python call_checker.py CERTIFICATE...")
    for path in sys.argv[1:]:
        try:
            names = check(Path(path).read_text(encoding="utf-8"))
        except (RefusedError, OSError, UnicodeDecodeError) as error:
            sys.exit(f"{path}: {error}")
        proved = ", ".join(names) or "no functions"
        print(f"{path}: proved for all inputs, if p is prime and the checker accepts the programs: {proved}")


if __name__ == "__main__":
    main()
