"""The interface of all ways to hold and reduce elements of a field: formats, and a program for each operation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from modforge.field.program.format import Format
from modforge.field.program.ir import Program
from modforge.field.proof.builder import Builder, Named

SMALL_BITS = {4: 2, 8: 4, 16: 8, 32: 16, 64: 32}
"""Bits of the small factor of ``mul_small``, by the size of a word."""

OF_PRODUCTS = {"sum_of_products": "abcd", "difference_of_products": "abcd", "product_minus_square": "abc"}
"""The operations a·b + c·d, a·b - c·d and a·b - c², with their operands."""

OF_SUMS = {"three_halves": "a", "sub_twice": "ab"}
"""The operations 3/2·a and a - 2·b, with their operands: formulas for points have them."""


@dataclass(frozen=True)
class Layout(ABC):
    """How elements modulo p are held in words of ``width`` bits, and how they are computed with.

    An element e represents the number ``e / radix`` modulo p. The operations take and return elements in the format
    ``element``; ``encode`` returns, and ``decode`` and ``reduce`` take, a number in plain full words.
    """

    modulus: int
    width: int

    @property
    @abstractmethod
    def element(self) -> Format:
        """The format of an element."""

    @property
    @abstractmethod
    def method(self) -> str:
        """How a product is reduced, in a few words."""

    @property
    @abstractmethod
    def why(self) -> str:
        """How reduction uses the form of p, in a sentence without a capital and a full stop."""

    @property
    def radix(self) -> int:
        """The factor of a number in its element: 1 except in Montgomery form."""
        return 1

    @property
    def words(self) -> int:
        """Words of an element."""
        return self.element.words

    @property
    def full_words(self) -> bool:
        """Whether a number below the bound may have any words."""
        form = self.element
        return form == Format.full(form.words, self.width, form.highest)

    @property
    def plain_words(self) -> int:
        """Full words of a number below p."""
        return -(-self.modulus.bit_length() // self.width)

    @property
    def plain_is_element(self) -> bool:
        """Whether the words of a number below p are an element, if not that of the number."""
        return self.full_words and self.words == self.plain_words

    @property
    def bytes(self) -> int:
        """Bytes of an encoded element."""
        return -(-self.modulus.bit_length() // 8)

    @property
    def small_bits(self) -> int:
        """Bits of the second factor of ``mul_small``."""
        return SMALL_BITS[self.width]

    @property
    def of_products(self) -> Mapping[str, str]:
        """The operations of :data:`OF_PRODUCTS` that this layout has: where one reduction for both products pays."""
        return {}

    @property
    def of_sums(self) -> Mapping[str, str]:
        """The operations of :data:`OF_SUMS` that this layout has: where a sum waits long for its carries."""
        return {}

    @property
    def canonical(self) -> Format:
        """The format of a number below p in plain words."""
        return Format.full(self.plain_words, self.width, self.modulus - 1)

    def constant(self, value: int) -> tuple[int, ...]:
        """Return the words of the element that represents a number."""
        return self.element.split(value * self.radix % self.modulus)

    def multiplication(self) -> Program:
        """Return ``mul`` alone."""
        return self._binary("mul")

    def squaring(self) -> Program:
        """Return ``square`` alone."""
        return self._unary("square")

    def programs(self) -> dict[str, Program]:
        """Return all operations."""
        return {
            "mul": self.multiplication(),
            "square": self.squaring(),
            "add": self._binary("add"),
            "sub": self._binary("sub"),
            "neg": self._unary("neg"),
            **{name: self._on_elements(name, operands) for name, operands in self.of_sums.items()},
            **{name: self._on_elements(name, operands) for name, operands in self.of_products.items()},
            "mul_small": self._mul_small(),
            "half": self._unary("half"),
            "encode": self._encode(),
            "decode": self._decode(),
            "reduce": self._from_plain(),
        }

    # The operations, which each layout defines: numbers in, the element out.

    @abstractmethod
    def mul(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply."""

    @abstractmethod
    def square(self, builder: Builder, a: Named) -> Named:
        """Multiply an element with itself."""

    @abstractmethod
    def add(self, builder: Builder, a: Named, b: Named) -> Named:
        """Add."""

    @abstractmethod
    def sub(self, builder: Builder, a: Named, b: Named) -> Named:
        """Subtract."""

    @abstractmethod
    def neg(self, builder: Builder, a: Named) -> Named:
        """Subtract from zero."""

    @abstractmethod
    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply by a number of one word, below 2^small_bits."""

    @abstractmethod
    def half(self, builder: Builder, a: Named) -> Named:
        """Divide by two."""

    @abstractmethod
    def encode(self, builder: Builder, a: Named) -> Named:
        """Return the number below p that an element represents, in plain words."""

    @abstractmethod
    def enter(self, builder: Builder, a: Named) -> Named:
        """Return the element that represents a number in plain words, whatever its value."""

    # The programs around them.

    def _begin(self, name: str) -> Builder:
        return Builder(name, self.width, self.modulus)

    def _unary(self, name: str) -> Program:
        builder = self._begin(name)
        return builder.finish(self.element, getattr(self, name)(builder, builder.input("a", self.element)))

    def _binary(self, name: str) -> Program:
        builder = self._begin(name)
        a, b = builder.input("a", self.element), builder.input("b", self.element)
        return builder.finish(self.element, getattr(self, name)(builder, a, b))

    def _on_elements(self, name: str, operands: str) -> Program:
        builder = self._begin(name)
        inputs = [builder.input(operand, self.element) for operand in operands]
        return builder.finish(self.element, getattr(self, name)(builder, *inputs))

    def _mul_small(self) -> Program:
        builder = self._begin("mul_small")
        a = builder.input("a", self.element)
        b = builder.input_full("b", 1, (1 << self.small_bits) - 1)
        return builder.finish(self.element, self.mul_small(builder, a, b))

    def _encode(self) -> Program:
        builder = self._begin("encode")
        return builder.finish(self.canonical, self.encode(builder, builder.input("a", self.element)))

    def _decode(self) -> Program:
        builder = self._begin("decode")
        a = builder.input_full("a", self.plain_words, (1 << (8 * self.bytes)) - 1)
        kept, below = builder.keep_if_below(a)
        return builder.finish(self.element, self.enter(builder, kept), ok=(below,))

    def _from_plain(self) -> Program:
        builder = self._begin("reduce")
        a = builder.input_full("a", self.plain_words, (1 << (self.width * self.plain_words)) - 1)
        return builder.finish(self.element, self.enter(builder, a))
