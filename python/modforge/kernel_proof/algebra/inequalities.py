"""Systems of linear inequalities: whether any numbers satisfy them, by elimination (Fourier 1827, Motzkin 1936)."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Linear:
    """A constant and multiples of named numbers."""

    constant: int = 0
    factors: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, name: str) -> Linear:
        """Return one named number."""
        return cls(0, {name: 1})

    def __add__(self, other: Linear | int) -> Linear:
        """Return the sum."""
        other = Linear(other) if isinstance(other, int) else other
        names = self.factors.keys() | other.factors.keys()
        factors = {name: self.factors.get(name, 0) + other.factors.get(name, 0) for name in names}
        return Linear(self.constant + other.constant, {name: value for name, value in factors.items() if value})

    def __sub__(self, other: Linear | int) -> Linear:
        """Return the difference."""
        return self + (-other if isinstance(other, int) else other * -1)

    def __mul__(self, factor: int) -> Linear:
        """Return a multiple."""
        return Linear(self.constant * factor, {name: value * factor for name, value in self.factors.items() if factor})


def impossible(conditions: list[Linear]) -> bool:
    """Return whether no rational numbers make all of the expressions 0 or more."""
    names = {name for one in conditions for name in one.factors}
    for name in sorted(names):
        lower = [one for one in conditions if one.factors.get(name, 0) > 0]
        upper = [one for one in conditions if one.factors.get(name, 0) < 0]
        rest = [one for one in conditions if name not in one.factors]
        pairs = [low * -up.factors[name] + up * low.factors[name] for low in lower for up in upper]
        conditions = rest + pairs
    return any(one.constant < 0 for one in conditions)
