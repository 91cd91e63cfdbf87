"""The plan names the kernel that the engine then picks."""

import pytest

import modforge
from modforge.plan import make_plan, parse_modulus


@pytest.mark.parametrize("form", ["2^{} - 1", "3 * 2^{} + 1"])
@pytest.mark.parametrize("bits", [2, 64, 65, 128, 384, 385, 448, 449, 521, 2048, 4156, 4157, 8192, 16382])
def test_the_engine_picks_what_the_plan_says(bits, form, monkeypatch):
    monkeypatch.delenv("MODFORGE_KERNEL", raising=False)
    modulus = parse_modulus(form.format(bits))
    plan = make_plan(modulus, kernels=modforge.kernels())
    made = modforge.Modulus(modulus.value)
    chosen = f"kernel {made.kernel}" if made.reduction == "kernel" else f"reduction {made.reduction}"
    assert plan.library.method.endswith(chosen)
