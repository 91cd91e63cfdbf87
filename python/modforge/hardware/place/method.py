"""The way to place and route a core: the placer, the router, and its target."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from modforge.cores.model.errors import ConfigurationError

PLACERS = ("heap", "static")
"""nextpnr's placers, its default first."""


@dataclass(frozen=True)
class Method:
    """The way in which nextpnr places and routes.

    router1 gives the shorter wires, whatever frequency it is to reach; it takes minutes at 1024 bits, 20 to 50 at 2048,
    and was stopped before its end with some cores. router2 takes a fraction of that, but leaves single wires of 5 to
    20 ns, unless it has a target and routes anew what misses it.

    >>> print(Method("static", 105))
    static, router2 to 105 MHz
    """

    placer: str = PLACERS[0]
    """One of :data:`PLACERS`."""

    target_mhz: int | None = None
    """The frequency that router2 aims at, 1 MHz or more; None for router1."""

    def __post_init__(self) -> None:
        """Refuse options that nextpnr does not have."""
        if self.placer not in PLACERS:
            raise ConfigurationError(f"no placer is named {self.placer!r}; there are {', '.join(PLACERS)}")
        if self.target_mhz is not None and self.target_mhz < 1:
            raise ConfigurationError(f"target_mhz is {self.target_mhz}; the minimum is 1")

    @property
    def options(self) -> tuple[str, ...]:
        """The options of nextpnr."""
        placer = () if self.placer == PLACERS[0] else ("--placer", self.placer)
        if self.target_mhz is None:
            return (*placer, "--router", "router1")
        return (*placer, "--router", "router2", "--tmg-ripup", "--freq", str(self.target_mhz))

    @property
    def chosen(self) -> dict[str, Any]:
        """Options other than heap and router1: fields of a row."""
        return {name: value for name, value in asdict(self).items() if value != getattr(Method(), name)}

    @property
    def arguments(self) -> str:
        """The options of ``modforge core place``, each with a space before it."""
        return "".join(f" --{name.removesuffix('_mhz')} {value}" for name, value in self.chosen.items())

    def __str__(self) -> str:
        """Return the placer, the router and its target, for people."""
        router = "router1" if self.target_mhz is None else f"router2 to {self.target_mhz} MHz"
        return f"{self.placer}, {router}"


DEFAULT = Method()
