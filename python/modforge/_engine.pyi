"""The compiled engine: arithmetic modulo one number, from and to plain integers."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias, final

Column: TypeAlias = Any
"""One integer for all rows, or one for each: a list, an array or a matrix of NumPy, bytes, an Arrow column.

A result has the form of the first operand with rows.
"""
ByteOrder: TypeAlias = Literal["big", "little"]
OnError: TypeAlias = Literal["raise", "null"]

MAX_THREADS: int
"""The largest number of threads that can be asked for."""

@final
class Modulus:
    """A modulus of 1 to 1 048 576 bits, odd or even, prepared once for many operations.

    Raises ``ValueError`` for a modulus that is below 1 or too large, and for a kernel that this CPU or this size does
    not allow.
    """

    def __new__(cls, value: int, kernel: str | None = None) -> Modulus: ...
    @property
    def value(self) -> int: ...
    @property
    def bits(self) -> int: ...
    @property
    def kernel(self) -> str: ...
    @property
    def reduction(self) -> str: ...
    def add(self, a: int, b: int) -> int: ...
    def sub(self, a: int, b: int) -> int: ...
    def mul(self, a: int, b: int) -> int: ...
    def square(self, a: int) -> int: ...
    def neg(self, a: int) -> int: ...
    def pow(self, base: int, exponent: int) -> int: ...
    def pow_vartime(self, base: int, exponent: int) -> int: ...
    def inverse(self, a: int) -> int: ...
    def inverse_vartime(self, a: int) -> int: ...
    def square_root_vartime(self, a: int) -> int: ...
    def square_times(
        self,
        base: int,
        count: int,
        progress: Callable[[int], object] | None = None,
        interval: int = 100_000,
    ) -> int: ...
    def mul_many(
        self,
        a: Column,
        b: Column,
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...
    def square_many(
        self,
        a: Column,
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...
    def pow_many(
        self,
        bases: Column,
        exponents: Column,
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...
    def pow_many_vartime(
        self,
        bases: Column,
        exponents: Column,
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...
    def inverse_many(
        self,
        a: Column,
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...
    def inverse_many_vartime(
        self,
        a: Column,
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...
    def multi_pow_many(
        self,
        bases: Sequence[Column],
        exponents: Sequence[Column],
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...
    def multi_pow_many_vartime(
        self,
        bases: Sequence[Column],
        exponents: Sequence[Column],
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...

@final
class FixedBase:
    """A base with a table of its powers, for many exponents of at most ``exponent_bits`` bits.

    Raises ``ValueError`` for exponents that are longer, and for bytes that are no table of the modulus; ``MemoryError``
    where there is no memory for the table.
    """

    def __new__(
        cls,
        modulus: Modulus,
        base: int,
        exponent_bits: int,
        max_bytes: int = 262_144,
        threads: int = 1,
    ) -> FixedBase: ...
    @staticmethod
    def from_bytes(modulus: Modulus, data: bytes) -> FixedBase: ...
    def to_bytes(self) -> bytes: ...
    @property
    def exponent_bits(self) -> int: ...
    @property
    def table_bytes(self) -> int: ...
    def pow(self, exponent: int) -> int: ...
    def pow_vartime(self, exponent: int) -> int: ...
    def pow_many(
        self,
        exponents: Column,
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...
    def pow_many_vartime(
        self,
        exponents: Column,
        *,
        byteorder: ByteOrder = "big",
        on_error: OnError = "raise",
        progress: Callable[[int], object] | None = None,
    ) -> Column: ...

@final
class Choice:
    """The kernel and the reduction that the engine takes for a modulus, and what a multiplication then costs."""

    @property
    def kernel(self) -> str:
        """Name of the kernel."""
    @property
    def reduction(self) -> str:
        """Name of the reduction; ``kernel`` where the kernel reduces as well."""
    @property
    def words(self) -> int:
        """Words of a residue: limbs of 64 bits, or vectors of eight digits."""
    @property
    def steps(self) -> int:
        """Steps of a multiplication, each with one limb or digit of an operand."""
    @property
    def multiply(self) -> int:
        """Multiplications of words, or instructions that multiply vectors, in a multiplication."""
    @property
    def square(self) -> int | None:
        """The same in a squaring; None where it is not counted."""
    @property
    def separate(self) -> bool:
        """Whether a product is finished before its reduction begins."""

@final
class ArrowColumn:
    """A column of results that every library of Arrow reads."""

    def __len__(self) -> int: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...

class BadRow(ValueError):
    """A row of a column that cannot be computed with."""

    argument: str
    row: int
    value: object

class NotInvertible(ValueError):
    """A number has no inverse: its greatest common divisor with the modulus is not 1."""

    gcd: int

def powmod(base: int, exponent: int, modulus: int) -> int: ...
def powmod_vartime(base: int, exponent: int, modulus: int) -> int: ...
def powmod_many(
    bases: Column,
    exponents: Column,
    moduli: Column,
    *,
    byteorder: ByteOrder = "big",
    on_error: OnError = "raise",
    progress: Callable[[int], object] | None = None,
) -> Column: ...
def powmod_many_vartime(
    bases: Column,
    exponents: Column,
    moduli: Column,
    *,
    byteorder: ByteOrder = "big",
    on_error: OnError = "raise",
    progress: Callable[[int], object] | None = None,
) -> Column: ...
def inverse(a: int, modulus: int) -> int: ...
def inverse_vartime(a: int, modulus: int) -> int: ...
def gcd(a: int, b: int) -> int: ...
def jacobi_vartime(a: int, n: int) -> int: ...
def is_probable_prime(n: int, rounds: int = 0) -> bool: ...
def kernels() -> list[str]: ...
def choose(modulus: int, kernels: Sequence[str] | None = None) -> Choice: ...
def kernel_for(bits: int, kernels: Sequence[str] | None = None) -> str: ...
def vdf_evaluate(
    path: Path, n: int, start: int | bytes, count: int, progress: Callable[[int], object] | None
) -> tuple[int, int, int, int]: ...
def vdf_prove(
    evaluation: Path,
    proof: Path,
    scheme: str,
    threads: int,
    progress: Callable[[float], object] | None,
) -> tuple[int, int, int, int]: ...
def vdf_verify(proof: Path) -> tuple[int, int, int, int]: ...
def vdf_start(n: int, start: int | bytes) -> int: ...
