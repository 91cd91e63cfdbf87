"""The plan names the kernel that the engine then picks."""

import pytest

import modforge
from modforge.plan import make_plan, parse_modulus


@pytest.mark.parametrize("bits", [2, 64, 65, 128, 384, 385, 521, 2048, 4156, 4157, 8192, 16384])
def test_the_engine_picks_what_the_plan_says(bits, monkeypatch):
    monkeypatch.delenv("MODFORGE_KERNEL", raising=False)
    modulus = parse_modulus(f"2^{bits} - 1")
    plan = make_plan(modulus, kernels=modforge.kernels())
    assert plan.library.method.endswith(f"kernel {modforge.Modulus(modulus.value).kernel}")
