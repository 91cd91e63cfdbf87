"""``pow`` with three arguments and ``sqrtmod`` over this engine; ``use_pow`` puts ``pow`` into other modules."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from modforge._engine import powmod, sqrtmod_vartime

MIN_MODULUS = 2**254
"""Below, the built-in function is as fast."""


def pow(base: Any, exp: Any, mod: Any = None) -> Any:
    """Return what the built-in ``pow`` returns; with integers and a long modulus from the engine, in constant time.

    >>> pow(3, -1, 2**521 - 1) * 3 % (2**521 - 1), pow(2, 10), pow(2, 10, 1000)
    (1, 1024, 24)
    """
    if isinstance(mod, int) and isinstance(base, int) and isinstance(exp, int) and mod >= MIN_MODULUS:
        return powmod(base, exp, mod)
    return builtins.pow(base, exp, mod)


def sqrtmod(a: int, prime: int) -> int:
    """Return the smaller square root of a modulo a prime; raise ValueError where there is none.

    The time depends on a, as the name of the engine's own function says: ``modforge.sqrtmod_vartime``.

    >>> sqrtmod(2, 97)
    14
    """
    return sqrtmod_vartime(a, prime)


@contextmanager
def use_pow(*modules: ModuleType) -> Iterator[None]:
    """Let the functions of these modules call :func:`pow` where they call the built-in one, inside a ``with`` block.

    A module looks for a name among its own globals first, so a global ``pow`` is put there. To have that for good, set
    it: ``rsa.key.pow = modforge.compat.pow``.

    >>> import rsa.core, rsa.key  # doctest: +SKIP
    >>> with use_pow(rsa.core, rsa.key):  # doctest: +SKIP
    ...     signature = rsa.sign(b"message", key, "SHA-256")
    """
    before = [vars(module).get("pow") for module in modules]
    for module in modules:
        vars(module)["pow"] = pow
    try:
        yield
    finally:
        for module, found in zip(modules, before, strict=True):
            if found is None:
                del vars(module)["pow"]
            else:
                vars(module)["pow"] = found
