"""Arithmetic modulo big numbers, the fastest for the modulus given.

>>> import modforge
>>> modforge.powmod(3, 10**30, 2**127 - 1)
154529045331661267443158746728834222196
>>> m = modforge.Modulus(2**521 - 1)
>>> m.mul(2**520, 6)
3

Numbers are plain integers, and whatever has ``__index__``; ``m(x)`` is a :class:`Residue`, for long chains. Operations
that take longer than some microseconds release the interpreter lock. They are constant time in their operands (not in
their lengths or signs) unless the name ends in ``_vartime``. The modulus is any number of 1 to 1 048 576 bits, and
public.
"""

from modforge._engine import (
    ArrowColumn,
    BadRow,
    FixedBase,
    InternalError,
    Modulus,
    NotInvertible,
    Residue,
    __version__,
    gcd,
    gcd_vartime,
    inverse,
    inverse_vartime,
    is_probable_prime,
    jacobi_vartime,
    kernels,
    modexp_lengths_allowed,
    modexp_vartime,
    mulmod,
    multi_powmod,
    powmod,
    powmod_many,
    powmod_many_vartime,
    powmod_vartime,
    sqrtmod_vartime,
)

invert = inverse
"""The name that gmpy2 has for it."""

__all__ = [
    "ArrowColumn",
    "BadRow",
    "FixedBase",
    "InternalError",
    "Modulus",
    "NotInvertible",
    "Residue",
    "__version__",
    "gcd",
    "gcd_vartime",
    "inverse",
    "inverse_vartime",
    "invert",
    "is_probable_prime",
    "jacobi_vartime",
    "kernels",
    "modexp_lengths_allowed",
    "modexp_vartime",
    "mulmod",
    "multi_powmod",
    "powmod",
    "powmod_many",
    "powmod_many_vartime",
    "powmod_vartime",
    "sqrtmod_vartime",
]


def __getattr__(name: str) -> object:
    if name == "plan":
        from importlib import import_module

        return import_module("modforge.plan")  # which takes longer to load than the engine
    if f"{name}_vartime" in __all__:
        raise AttributeError(
            f"module 'modforge' has no {name!r}, but {name}_vartime: the time of the computation depends on the numbers"
        )
    raise AttributeError(f"module 'modforge' has no attribute {name!r}")
