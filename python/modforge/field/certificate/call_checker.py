"""Checks the second part of certificates: the functions that are made of calls, as powers along an addition chain.

    python call_checker.py fe25519.certificate.txt

It is a file of its own that shares nothing with the generator but the format, as ``checker.py`` is, which checks the
first part: the programs that are called. There each program takes and returns elements, so a call is within its bounds
if its operands are elements: ``a``, ``one``, or what an earlier call has returned. That is checked here, and so is what
the calls compute, for all a, if p is prime.

How: every value is a polynomial in a, its coefficients modulo p by their exponents, which follow from the calls alone.
"""

import re
import sys
from pathlib import Path

Poly = dict[int, int]

MOST_TERMS = 16
OPERANDS = {"mul": 2, "square": 1, "add": 2, "sub": 2, "square_times": 1, "square_times_mul": 2}
NEEDS = {"square_times": {"square"}, "square_times_mul": {"square", "mul"}}  # programs behind a function that repeats


class RefusedError(Exception):
    """The calls do not compute what their function is called after."""


def need(good: bool, why: str) -> None:
    """Refuse unless something holds."""
    if not good:
        raise RefusedError(why)


def mul(a: Poly, b: Poly, p: int) -> Poly:
    """Return a·b."""
    need(len(a) * len(b) <= MOST_TERMS, "too many terms")
    total: Poly = {}
    for left, x in a.items():
        for right, y in b.items():
            total[left + right] = (total.get(left + right, 0) + x * y) % p
    return total


def call(function: str, given: list[Poly], times: int, p: int) -> Poly:
    """Return what a call computes."""
    if function in ("add", "sub"):
        a, b, sign = *given, 1 if function == "add" else -1
        return {at: (a.get(at, 0) + sign * b.get(at, 0)) % p for at in {**a, **b}}
    value = given[0]
    if function.startswith("square_times"):
        need(len(value) == 1 and times <= p.bit_length(), "only a single power is squared repeatedly, within p")
        ((exponent, coefficient),) = value.items()
        value = {exponent << times: pow(coefficient, 1 << times, p)}
    if function == "square":
        return mul(value, value, p)
    return value if function == "square_times" else mul(value, given[-1], p)


def achieved(function: str, values: dict[str, Poly], p: int) -> bool:
    """Whether the values are what the function needs: Fermat's inverse, Euler's criterion, a root if there is one."""
    half = (p - 1) // 2
    if function == "invert":
        return values["r"] == {p - 2: 1}
    if function == "legendre":
        return values["t"] == {half: 1}
    # s is compared with a: it has to be the square of t, and a itself for every a with a^((p - 1)/2) = 1, and for 0.
    square, root = mul(values["t"], values["t"], p), dict[int, int]()
    for exponent, coefficient in square.items():
        need(exponent > 0 or coefficient == 0, "the root of 0 is not 0")
        at = (exponent - 1) % half + 1
        root[at] = (root.get(at, 0) + coefficient) % p
    same = all(values["s"].get(at, 0) == square.get(at, 0) for at in {**values["s"], **square})
    return same and root.pop(1, 0) == 1 and not any(root.values())


def check(text: str) -> list[str]:
    """Check the functions of a certificate; return their names, or raise :class:`RefusedError` with the line."""
    first, _, second = text.partition("\nfunctions\n")
    found = re.search(r"^modulus (0x[0-9a-f]+)$", first, re.MULTILINE)
    need(found is not None and int(found[1], 0) % 2 == 1, "there is no odd modulus")
    p, programs = int(found[1], 0) if found else 0, set(re.findall(r"^program (\w+)$", first, re.MULTILINE))
    names, values = list[str](), dict[str, Poly]()
    for number, line in enumerate(second.splitlines(), first.count("\n") + 3):
        try:
            if match := re.fullmatch(r"function (invert|sqrt|legendre)", line):
                need(match[1] not in names and not values, f"{match[1]} is there twice, or one before it has no end")
                names.append(match[1])
                values = {"a": {1: 1}, "one": {0: 1}}
            elif match := re.fullmatch(r"  (\w+) = (\w+)\(([\w, ]+)\)(?: times (\d+))?", line):
                target, function, operands, times = match[1], match[2], match[3].split(", "), int(match[4] or 0)
                need(NEEDS.get(function, {function}) <= programs, f"{function} is no program of this certificate")
                need(function in OPERANDS, f"{function} is no call")
                need(len(operands) == OPERANDS[function] and values.keys() >= {*operands}, "no such operands")
                need((function in NEEDS) == (match[4] is not None) and target not in ("a", "one"), "no such call")
                values[target] = call(function, [values[name] for name in operands], times, p)
            elif line == "  end":
                need(bool(names) and achieved(names[-1], values, p), f"{names[-1:]} is not what these calls compute")
                values = {}
            else:
                need(not line.strip(), "this is no line of a function")
        except (RefusedError, KeyError, ValueError) as error:
            raise RefusedError(f"line {number}: {error}") from None
    need(not values, "the last function has no end")
    return names


if __name__ == "__main__":
    for path in sys.argv[1:] or sys.exit("usage: python call_checker.py CERTIFICATE..."):
        try:
            proved = ", ".join(check(Path(path).read_text(encoding="utf-8"))) or "no functions"
            print(f"{path}: proved for all inputs, if p is prime and checker.py accepts the programs: {proved}")
        except (RefusedError, OSError, UnicodeDecodeError) as error:
            sys.exit(f"{path}: {error}")
