"""Golden model of ``rsa_core``: the answer to a command, and its cycles.

The program of a command is written down a second time here, in whole numbers and with the cycles of each operation, so
that both the numbers and the time of the hardware have something to be compared with.

>>> key = PlainKey(n=3233, exponent=2753, length=12)
>>> answer(Shape(bits=16, product=20, montgomery_exponent=18), key, 2790)
Answer(error=<Error.NONE: 0>, result=65, cycles=382)
"""

from __future__ import annotations

from dataclasses import replace

from modforge.cores.kinds.exponentiator.contract import WORD, Answer, Command, CrtKey, Error, Key, PlainKey, Shape
from modforge.cores.model.parameters import Parameters
from modforge.cores.rsa_core.multipliers import inner_multiplier

USUAL = 65537
"""The public exponent of nearly every key."""


def shape(parameters: Parameters) -> Shape:
    """Return the widths of the core with these parameters and the figures of its multipliers."""
    multiplier, own = inner_multiplier(parameters)
    # Operands stand in registers of their own for a cycle. The operation after a product waits for the result, and
    # until the multiplier could take operands.
    product = 1 + max(multiplier.cycles(own) + 1, multiplier.interval(own))
    flags = (bool(parameters[name]) for name in ("Crt", "Check", "Blind"))
    return Shape(parameters["Bits"], product, multiplier.montgomery_exponent(own), *flags)


def answer(shape: Shape, key: Key, message: int, which: Command = Command.PRIVATE) -> Answer:
    """Return how the command of a key ends on a core of this shape, for every number that the registers hold.

    ``which`` says whether a key without primes is used as a private one. With Blind the key's moduli are primes and its
    pair is one; then no result depends on it.
    """
    checked = shape.check and which is not Command.PUBLIC
    found = _fault(shape, key, checked)
    if found:
        return Answer(found, 0, 1)
    if isinstance(key, PlainKey) and message >= key.n:
        return Answer(Error.MESSAGE, 0, shape.words + 5)
    result, cycles = _power(key, message), _run_cycles(shape, key)
    if not checked:
        return Answer(Error.NONE, result, cycles)
    undone = _public_key(key)
    cycles += _blind_cycles(shape) if shape.blind else 0
    cycles += _check_cycles(shape, undone)
    if _power(undone, result) == message:
        return Answer(Error.NONE, result, cycles)
    return Answer(Error.RESULT, 0, cycles + 2)  # and a wipe


def plain_cycles(shape: Shape, key: PlainKey) -> int:
    """Return the cycles of PUBLIC and of PRIVATE: 2 + W + 3 to compare, and the operations of the program."""
    one_pass = shape.words + 3
    product = shape.product
    total = 2 + one_pass + _factor_cycles(shape, key.moduli())
    total += one_pass + max(1 + one_pass, product)  # load; products; one, meanwhile
    total += 1 + key.length * product
    return total + product + 2 * one_pass  # out of Montgomery form; resolve, put


def crt_cycles(shape: Shape, key: CrtKey) -> int:
    """Return the cycles of CRT."""
    one_pass = shape.words + 3
    product = shape.product
    meanwhile = max(1 + one_pass, product)  # a product during which a pass goes on
    total = 2 + _factor_cycles(shape, key.moduli())
    total += one_pass + meanwhile + product + 4 * one_pass + meanwhile  # the message modulo p and q
    total += 1 + key.length * product
    total += product + 2 * one_pass
    total += one_pass + meanwhile + product + 3 * one_pass  # mp - mq modulo p
    total += meanwhile + product + 2 * one_pass  # times 1/q
    return total + shape.words * (shape.words + 2)


def whole_length_cycles(shape: Shape) -> int:
    """Return the cycles of a private command with moduli and exponents of all bits; where it is checked e is 65537."""
    full = (1 << shape.engine_bits) - 1
    if shape.crt:
        key: Key = CrtKey(full, full, full, full, 0, shape.engine_bits, USUAL)
    else:
        key = PlainKey(full, full, shape.engine_bits, USUAL)
    cycles = _run_cycles(shape, key) + (_blind_cycles(shape) if shape.blind else 0)
    return cycles + (_check_cycles(shape, _public_key(key)) if shape.check else 0)


def _run_cycles(shape: Shape, key: Key) -> int:
    return crt_cycles(shape, key) if isinstance(key, CrtKey) else plain_cycles(shape, key)


def _blind_cycles(shape: Shape) -> int:
    """Return the cycles that blinding adds: masks, the message times r^e, a longer ladder, squares of the pair."""
    one_pass = shape.words + 3
    meanwhile = max(1 + one_pass, shape.product)
    total = shape.words + 2
    total += meanwhile + shape.product + 2 * one_pass
    total += WORD * shape.product
    return total + 2 * (3 * one_pass + 2 * shape.product)


def _check_cycles(shape: Shape, undone: Key) -> int:
    """Return the cycles of the second run: the result moves to its copy, and later against the message."""
    return shape.message_words + _run_cycles(shape, undone) - 1 + shape.message_words


def _factor_cycles(shape: Shape, moduli: tuple[int, ...]) -> int:
    """Return the cycles until K = R^2 is known for all moduli."""
    one_pass = shape.words + 3
    r = shape.montgomery_exponent
    doublings = (r >> shape.rounds) + r + 1 - min(n.bit_length() for n in moduli)
    total = one_pass + doublings * (shape.words + 2)
    for position in range(shape.rounds):
        total += one_pass + shape.product + one_pass + one_pass * (r >> position & 1)
    return total + one_pass


def _public_key(key: Key) -> Key:
    """Return the key of the second run."""
    public = key.public or 0
    if isinstance(key, CrtKey):
        return replace(key, dp=public, dq=public, length=public.bit_length())
    return replace(key, exponent=public, length=public.bit_length())


def _fault(shape: Shape, key: Key, checked: bool) -> Error:
    limit = shape.engine_bits
    if isinstance(key, CrtKey) != shape.crt:
        return Error.COMMAND
    if any(n % 2 == 0 or n.bit_length() > limit for n in key.moduli()):
        return Error.MODULUS
    if not 1 <= key.length <= limit or (shape.blind and key.length != limit):
        return Error.LENGTH
    exponents = (key.dp, key.dq) if isinstance(key, CrtKey) else (key.exponent,)
    return Error.NONE if all(exponents) and (key.public or not checked) else Error.EXPONENT


def _exponent(exponent: int, length: int) -> int:
    return exponent & (1 << length) - 1


def _power(key: Key, message: int) -> int:
    """Return the result of a run, with Crt that of the recombination, even of a key that does not fit together."""
    if isinstance(key, PlainKey):
        return pow(message, _exponent(key.exponent, key.length), key.n)
    mp = pow(message, _exponent(key.dp, key.length), key.p)
    mq = pow(message, _exponent(key.dq, key.length), key.q)
    return mq + key.q * ((mp - mq) * key.qinv % key.p)
