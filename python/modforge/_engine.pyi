"""The compiled engine: arithmetic modulo one number, from and to plain integers."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, SupportsIndex, TypeAlias, final

Column: TypeAlias = Any
"""One integer for all rows, or one for each: a list, an array or a matrix of NumPy, bytes, an Arrow column.

A result has the form of the first operand with rows.
"""
ByteOrder: TypeAlias = Literal["big", "little"]
OnError: TypeAlias = Literal["raise", "null"]

Number: TypeAlias = SupportsIndex
"""An integer, or what has ``__index__``: NumPy's integers, gmpy2's mpz."""

__version__: str
MAX_THREADS: int
"""The largest number of threads that can be asked for."""

@final
class Modulus:
    """A modulus of 1 to 1 048 576 bits, odd or even, prepared once for many operations.

    Raises ``ValueError`` for a modulus that is below 1 or too large, and for a kernel that this CPU or this size does
    not allow.
    """

    def __new__(cls, value: Number, kernel: str | None = None) -> Modulus: ...
    def __call__(self, value: Number) -> Residue: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Modulus: ...
    def __deepcopy__(self, memo: object) -> Modulus: ...
    @property
    def value(self) -> int: ...
    @property
    def bits(self) -> int: ...
    @property
    def kernel(self) -> str: ...
    @property
    def reduction(self) -> str: ...
    def add(self, a: Number, b: Number) -> int: ...
    def sub(self, a: Number, b: Number) -> int: ...
    def mul(self, a: Number, b: Number) -> int: ...
    def square(self, a: Number) -> int: ...
    def neg(self, a: Number) -> int: ...
    def pow(self, base: Number, exponent: Number) -> int: ...
    def pow_vartime(self, base: Number, exponent: Number) -> int: ...
    def multi_pow(self, bases: Sequence[Number], exponents: Sequence[Number]) -> int: ...
    def multi_pow_vartime(self, bases: Sequence[Number], exponents: Sequence[Number]) -> int: ...
    def inverse(self, a: Number) -> int: ...
    def inverse_vartime(self, a: Number) -> int: ...
    def square_root_vartime(self, a: Number) -> int: ...
    def square_times(
        self,
        base: Number,
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
class Residue:
    """A number modulo a modulus, made by calling the :class:`Modulus`; with operators, for long chains of operations.

    The other operand is a residue of the same modulus, else ``ValueError`` is raised, or any integer. A residue shows
    its number by ``int`` alone, and is equal to all integers that are the same modulo the modulus; so it has no hash.
    """

    @property
    def modulus(self) -> Modulus: ...
    def __add__(self, other: Residue | Number) -> Residue: ...
    def __radd__(self, other: Number) -> Residue: ...
    def __sub__(self, other: Residue | Number) -> Residue: ...
    def __rsub__(self, other: Number) -> Residue: ...
    def __mul__(self, other: Residue | Number) -> Residue: ...
    def __rmul__(self, other: Number) -> Residue: ...
    def __truediv__(self, other: Residue | Number) -> Residue: ...
    def __rtruediv__(self, other: Number) -> Residue: ...
    def __pow__(self, exponent: Number, modulo: None = None) -> Residue: ...
    def __neg__(self) -> Residue: ...
    def __pos__(self) -> Residue: ...
    def __int__(self) -> int: ...
    def __bool__(self) -> bool: ...
    __hash__: None  # type: ignore[assignment]
    def __copy__(self) -> Residue: ...
    def __deepcopy__(self, memo: object) -> Residue: ...
    def square(self) -> Residue: ...
    def pow_vartime(self, exponent: Number) -> Residue: ...
    def inverse(self) -> Residue: ...
    def inverse_vartime(self) -> Residue: ...
    def square_root_vartime(self) -> Residue: ...

@final
class FixedBase:
    """A base with a table of its powers, for many exponents of at most ``exponent_bits`` bits.

    Raises ``ValueError`` for exponents that are longer, and for bytes that are no table of the modulus; ``MemoryError``
    where there is no memory for the table.
    """

    def __new__(
        cls,
        modulus: Modulus,
        base: Number,
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
    def pow(self, exponent: Number) -> int: ...
    def pow_vartime(self, exponent: Number) -> int: ...
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

def powmod(base: Number, exponent: Number, modulus: Number) -> int: ...
def powmod_vartime(base: Number, exponent: Number, modulus: Number) -> int: ...
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
def inverse(a: Number, modulus: Number) -> int: ...
def inverse_vartime(a: Number, modulus: Number) -> int: ...
def mulmod(a: Number, b: Number, modulus: Number) -> int: ...
def multi_powmod(bases: Sequence[Number], exponents: Sequence[Number], modulus: Number) -> int: ...
def sqrtmod_vartime(a: Number, prime: Number) -> int: ...
def gcd(a: Number, b: Number) -> int: ...
def jacobi_vartime(a: Number, n: Number) -> int: ...
def is_probable_prime(n: Number, rounds: int = 0) -> bool: ...
def kernels() -> list[str]: ...
def choose(modulus: Number, kernels: Sequence[str] | None = None) -> Choice: ...
def kernel_for(bits: int, kernels: Sequence[str] | None = None) -> str: ...
def absolute_by_methods(value: int) -> int: ...
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
