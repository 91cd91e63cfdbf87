"""Functions made of calls of the proved ones: powers along a chain, and roots and symbols from them, in any layout.

Nothing here looks into an element. A composed function is right because the functions it calls are, for all their
inputs, and because its calls compute an identity modulo p; bounds need no proof, as every function takes and
returns loose elements. ``composed_c`` and ``composed_rust`` print the calls.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from modforge.errors import meant, shown
from modforge.field.errors import FieldError, OptionError
from modforge.field.functions.chain import Chain, chain
from modforge.field.program.notation import number
from modforge.primality import primality

OF_PRIMES = ("invert", "invert_many", "sqrt", "sqrt_ratio", "legendre", "root_of_unity")
"""The functions that only prime fields have."""

NAMED = 1 << 10
"""Exponents below this have a name of their own; larger ones pass through ``t``."""


@dataclass(frozen=True)
class Call:
    """``target = function(operands)``; ``times`` is the number of squarings of those functions that take one.

    Names are those of elements: ``a`` is the operand, ``r`` the result, ``one`` the constant, others are local.
    """

    target: str
    function: str
    operands: tuple[str, ...]
    times: int = 0


@dataclass(frozen=True)
class Composed:
    """A composed function: its chain, its calls, and its meaning, in words."""

    name: str
    chain: Chain
    calls: tuple[Call, ...]
    method: str

    @property
    def cost(self) -> str:
        """The length of the chain, in words."""
        counts = {"squaring": self.chain.squarings, "multiplication": self.chain.multiplications}
        return ", ".join(f"{count} {name}{'s' * (count != 1)}" for name, count in counts.items())

    @property
    def documentation(self) -> list[str]:
        """The method, in lines."""
        return [f"{self.method}.", f"{self.cost}; xK is a power with exponent 2^K - 1, yK one with exponent K."]

    @property
    def locals(self) -> list[str]:
        """Names of the elements in between, as they come up."""
        return list(dict.fromkeys(call.target for call in self.calls if call.target != "r"))


def composed(modulus: int) -> tuple[Mapping[str, Composed], Mapping[str, str]]:
    """Return the functions of the field with that many elements, by name, and why others are not there.

    Square roots where p mod 8 = 1 take more than calls: see :mod:`modforge.field.functions.roots`.
    """
    absent = missing(modulus)
    functions = [] if absent else [_invert(modulus), _legendre(modulus)]
    if not absent and modulus % 8 != 1:
        functions.insert(1, _sqrt_by_power(modulus) if modulus % 4 == 3 else _sqrt_by_atkin(modulus))
    return {function.name: function for function in functions}, absent


def missing(modulus: int) -> dict[str, str]:
    """Return the functions that cannot be made for a modulus, and why."""
    if _is_composite(modulus):
        return dict.fromkeys(OF_PRIMES, "p is not prime")
    return {}


@cache
def _is_composite(modulus: int) -> bool:
    return primality(modulus).status == "composite"


def need_functions(modulus: int, needed: Iterable[str], known: Collection[str], absent: Mapping[str, str]) -> None:
    """Raise :class:`FieldError` if one of the functions that are needed is not known, or absent for a reason."""
    for function in needed:
        if function not in known:
            raise OptionError(f"need = {function!r} is none of {', '.join(known)}{meant(function, known)}")
        if reason := absent.get(function):
            raise FieldError(f"{function} modulo p = {shown(number(modulus))} cannot be made: {reason}")


def _invert(p: int) -> Composed:
    """Fermat: a·a^(p - 2) = a^(p - 1) = 1; 0 stays 0."""
    found = chain(p - 2)
    return Composed("invert", found, power(found, "a", "r"), "r = a^(p - 2)")


def _sqrt_by_power(p: int) -> Composed:
    """For p mod 4 = 3: the square of a^((p + 1)/4) is a·a^((p - 1)/2), which is a if a is a square."""
    found = chain((p + 1) // 4)
    calls = (*power(found, "a", "t"), Call("s", "square", ("t",)))
    return Composed("sqrt", found, calls, "t = a^((p + 1)/4), as p mod 4 = 3, is a root if its square is a")


def _sqrt_by_atkin(p: int) -> Composed:
    """For p mod 8 = 5 (Atkin 1992): with t = (2a)^((p - 5)/8) and s = 2a·t², s² = (2a)^((p - 1)/2).

    If a is a square, that is -1, as 2 is none. Then (a·t·(s - 1))² = a²·t²·(s² - 2s + 1) = -2·a²·t²·s = -a·s² = a.
    """
    if p == 5:
        return _sqrt_modulo_5()
    found = chain((p - 5) // 8)
    calls = (
        Call("d", "add", ("a", "a")),
        *power(found, "d", "t"),
        Call("s", "square", ("t",)),
        Call("s", "mul", ("s", "d")),
        Call("s", "sub", ("s", "one")),
        Call("t", "mul", ("t", "a")),
        Call("t", "mul", ("t", "s")),
        Call("s", "square", ("t",)),
    )
    method = "t = d^((p - 5)/8) with d = 2a, as p mod 8 = 5; a·t·(d·t² - 1) is a root if its square is a (Atkin)"
    return Composed("sqrt", found, calls, method)


def _sqrt_modulo_5() -> Composed:
    """Atkin's root where the power of 2a has the exponent 0: a·(2a - 1)."""
    calls = (
        Call("d", "add", ("a", "a")),
        Call("d", "sub", ("d", "one")),
        Call("t", "mul", ("d", "a")),
        Call("s", "square", ("t",)),
    )
    return Composed("sqrt", chain(1), calls, "t = a·(2a - 1), as p = 5, is a root if its square is a (Atkin)")


def _legendre(p: int) -> Composed:
    """Euler: a^((p - 1)/2) is 1 for a square, -1 for a number that is none, 0 for 0."""
    found = chain((p - 1) // 2)
    return Composed("legendre", found, power(found, "a", "t"), "t = a^((p - 1)/2)")


def power(found: Chain, base: str, target: str) -> tuple[Call, ...]:
    """Return the calls that raise ``base`` along a chain.

    An element that is squared on by different amounts is squared to the smaller one first and on from there.
    """
    if not found.steps:
        return (Call(target, "square_times", (base,)),)
    names, made, calls = {1: base}, dict[int, int](), list[Call]()  # made: squared exponents, by how often
    for index, step in enumerate(found.steps):
        later = [other.shift for other in found.steps[index + 1 :] if other.left == step.left]
        stops = {shift for shift in later if shift < step.shift}
        if any(shift >= step.shift for shift in later):
            stops.add(step.shift)
        at, place = names[step.left], 0
        for shift in sorted(stops | {shift for shift in range(1, step.shift + 1) if step.left << shift in made}):
            raised = step.left << shift
            if raised not in made:
                names[raised] = _name(raised, f"{names[step.left]}_{shift}")
                calls.append(Call(names[raised], "square_times", (at,), shift - place))
                made[raised] = shift
            at, place = names[raised], shift
        value = names[step.value] = target if step is found.steps[-1] else _name(step.value)
        if not step.right:
            calls.append(Call(value, "square_times", (at,), step.shift - place))
        elif place == step.shift:
            calls.append(Call(value, "mul", (at, names[step.right])))
        else:
            calls.append(Call(value, "square_times_mul", (at, names[step.right]), step.shift - place))
    return tuple(calls)


def _name(exponent: int, else_: str = "t") -> str:
    """Name a power of a: x5 for 2^5 - 1, y11 for 11."""
    if exponent & (exponent + 1) == 0:
        return f"x{exponent.bit_length()}"
    return f"y{exponent}" if exponent < NAMED else else_


def formula(call: Call) -> str:
    """Write a call as an equation."""
    first, *others = call.operands
    raised = f"{first}^(2^{call.times})" if call.times > 1 else f"{first}²"
    match call.function:
        case "square":
            value = f"{first}²"
        case "square_times":
            value = raised
        case "square_times_mul":
            value = f"{raised}·{others[0]}"
        case "mul":
            value = f"{first}·{others[0]}"
        case "add":
            value = f"{first} + {others[0]}"
        case _:
            value = f"{first} - {others[0].replace('one', '1')}"
    return f"{call.target} = {value}"
