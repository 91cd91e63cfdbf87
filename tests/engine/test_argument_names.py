"""What is of a wrong type is told by the name of the argument; what a program's own code raises comes through."""

import inspect
import pickle
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import modforge
from modforge import Modulus, crypto

M = Modulus(97)
CURVE, RSA = crypto.EcPrivateKey.generate(), crypto.RsaPrivateKey.generate(1024)
KEYS = (CURVE, crypto.Ed25519PrivateKey.generate(), crypto.X25519PrivateKey.generate(), RSA)
OBJECTS = (M, M(5), modforge.FixedBase(M, 5, 8), crypto.ChaCha20Poly1305(bytes(32)), *KEYS)

RIGHT: dict[str, Any] = {
    "a": 3, "b": 5, "base": 3, "bases": [2], "bits": 128, "ciphertext": b"", "content": b"", "count": 2,
    "curve": "P-256", "d": 5, "data": b"", "digest": bytes(32), "e": 3, "entries": [], "exponent": 5,
    "exponent_bits": 8, "exponents": [3], "key": bytes(32), "message": b"", "moduli": [97], "modulus": 97, "n": 97,
    "nonce": bytes(12), "p": 7, "peer": b"", "prime": 97, "q": 11, "recovery_id": 0, "seed": bytes(32),
    "signature": b"", "text": "", "value": 7,
}  # fmt: skip
"""An argument of the right type, by its name."""

OTHERS: tuple[dict[str, Any], ...] = (
    {},
    {"a": [[3]], "b": [[5]], "modulus": M},
    {"a": [3], "b": [5]},
    {"base": b"", "exponent": b"", "modulus": b""},
)
"""What functions of columns, matrices, prepared moduli and bytes take by the same names."""

ANY = {"progress"}


class Wrong:
    """Nothing that any argument can be."""


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield what is exported, and the methods of its objects."""
    for module in (modforge, crypto):
        for name in module.__all__:
            found = getattr(module, name)
            if getattr(found, "__text_signature__", None) and not isinstance(found, (str, Modulus)):
                yield name, found
    classes = [getattr(crypto, name) for name in crypto.__all__ if isinstance(getattr(crypto, name), type)]
    for owner in (*OBJECTS, *(key.public_key for key in KEYS), *classes):
        for name in dir(owner):
            method = getattr(owner, name)
            if not name.startswith("_") and getattr(method, "__text_signature__", None) and inspect.isbuiltin(method):
                yield f"{getattr(owner, '__name__', type(owner).__name__)}.{name}", method


def message(function: Callable[..., Any], argument: str, right: dict[str, Any]) -> str:
    """Return what a call says whose argument is nothing that it may be, while the others are right."""
    needed = [each.name for each in inspect.signature(function).parameters.values() if each.default is each.empty]
    try:
        return f"returned {function(**{name: right[name] for name in needed} | {argument: Wrong()})}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def test_of_a_wrong_type():
    cases = [
        (name, function, argument)
        for name, function in functions()
        for argument in inspect.signature(function).parameters
        if argument not in ANY
    ]
    assert len(cases) > 250
    for name, function, argument in cases:
        said = [message(function, argument, RIGHT | other) for other in OTHERS]
        right = rf"TypeError: {argument}: must be (.*, not .*Wrong|a matrix .*)"
        assert any(re.fullmatch(right, text) for text in said), (name, said)


class Raises:
    """A number whose conversion has a defect."""

    def __index__(self) -> int:
        raise TypeError("a defect of the program")


@pytest.mark.parametrize(
    "call",
    [
        lambda x: modforge.powmod(3, x, 97),
        lambda x: modforge.powmod(x, 3, 97),
        lambda x: modforge.gcd(3, x),
        lambda x: M.mul(x, 3),
        lambda x: M.multi_pow([3], [x]),
        lambda x: M.square_times(3, x),
        lambda x: M(3) * x,
        lambda x: x + M(3),
        lambda x: M(3) ** x,
        lambda x: M.mul_many([1, x], 3),
        lambda x: M.mul_many([1, x], 3, on_error="null"),
        lambda x: M.mul_many([1, 2], x),
        lambda x: modforge.FixedBase(M, 5, x),
        lambda x: crypto.RsaPublicKey.from_numbers(x, 3),
    ],
)
def test_what_a_program_raises_comes_through(call):
    with pytest.raises(TypeError) as caught:
        call(Raises())
    assert str(caught.value) == "a defect of the program"
    assert caught.traceback[-1].name == "__index__"


def test_a_place_in_a_list_and_a_later_note():
    with pytest.raises(TypeError, match=r"^exponents: must be an integer at 1, not str$") as caught:
        M.multi_pow([2, 3], [5, "x"])
    caught.value.add_note("seen")
    assert caught.value.__notes__ == ["seen"]
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
