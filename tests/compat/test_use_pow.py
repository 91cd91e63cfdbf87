"""Packages in pure Python over the engine's pow: the results are the same."""

import builtins
import importlib
import types

import pytest

from modforge.compat import pow, use_pow
from modforge.compat.power import MIN_MODULUS


@pytest.mark.parametrize("mod", [None, 1, -7, 97, MIN_MODULUS - 1, -MIN_MODULUS, MIN_MODULUS, 2**521 - 1])
def test_pow_is_the_built_in_one(mod):
    for base in (-3, 0, 1, 2, 2**600 + 1):
        for exp in (0, 1, 2, 77, -1, -5):
            if mod is None and exp < 0 and base == 0:
                continue
            try:
                expected = builtins.pow(base, exp, mod)
            except (ValueError, OverflowError) as error:
                with pytest.raises(type(error)):
                    pow(base, exp, mod)
            else:
                assert pow(base, exp, mod) == expected
    assert pow(2.0, 3) == 8.0
    with pytest.raises(ValueError, match="cannot be 0"):
        pow(2, 3, 0)
    with pytest.raises(TypeError):
        pow(2.0, 3, 2**521 - 1)


def test_the_module_is_as_before_afterwards():
    plain, own = types.ModuleType("plain"), types.ModuleType("own")
    own.pow = "mine"
    with use_pow(plain, own):
        assert plain.pow is own.pow is pow
    assert not hasattr(plain, "pow")
    assert own.pow == "mine"


def counted(monkeypatch):
    """Return the list of calls that reach the engine."""
    from modforge.compat import power

    calls = []
    real = power.powmod
    monkeypatch.setattr(power, "powmod", lambda *arguments: calls.append(arguments) or real(*arguments))
    return calls


def test_rsa(monkeypatch):
    rsa = pytest.importorskip("rsa", reason="the package rsa is not installed")
    modules = [importlib.import_module(f"rsa.{name}") for name in ("core", "key", "prime")]
    public, private = rsa.newkeys(1024)
    signature, secret = rsa.sign(b"message", private, "SHA-256"), rsa.encrypt(b"secret", public)
    calls = counted(monkeypatch)
    with use_pow(*modules):
        assert rsa.sign(b"message", private, "SHA-256") == signature
        assert rsa.verify(b"message", signature, public) == "SHA-256"
        assert rsa.decrypt(secret, private) == b"secret"
        assert len(calls) >= 5
        with pytest.raises(rsa.VerificationError):
            rsa.verify(b"another", signature, public)
        made, _ = rsa.newkeys(512)
        assert made.n.bit_length() == 512


def test_ecdsa(monkeypatch):
    ecdsa = pytest.importorskip("ecdsa", reason="the package ecdsa is not installed")
    numbertheory = importlib.import_module("ecdsa.numbertheory")
    if numbertheory.GMPY2 or numbertheory.GMPY:
        pytest.skip("the package ecdsa uses gmpy2, which is installed")
    key = ecdsa.SigningKey.from_secret_exponent(12345, curve=ecdsa.NIST384p)
    signature = key.sign_deterministic(b"message")
    calls = counted(monkeypatch)
    with use_pow(numbertheory):
        assert key.sign_deterministic(b"message") == signature
        compressed = key.verifying_key.to_string("compressed")
        read = ecdsa.VerifyingKey.from_string(compressed, curve=ecdsa.NIST384p)
        assert read.verify(signature, b"message")
        assert calls
