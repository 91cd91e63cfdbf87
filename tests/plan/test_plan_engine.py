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


@pytest.mark.parametrize(
    ("text", "method"),
    [
        ("90", "the odd part and the power of two apart, reduction split"),
        ("2^128", "the low limbs of a product alone, reduction split"),
        ("2^20000 - 1", "reduction pseudo_mersenne"),
    ],
)
def test_what_only_the_library_takes_is_planned(text, method):
    plan = make_plan(parse_modulus(text, odd=False), kernels=["portable"])
    assert method in plan.library.method
    assert not plan.field_code.available and not plan.hardware_core.available
    assert all(form.reasons for form in plan.forms)
    assert plan.library.predicted


def test_a_text_is_planned_by_calling_the_module():
    plan = modforge.plan("2^255 - 19")
    assert modforge.plan(2**255 - 19).structure == plan.structure
    assert plan.bits == 255
    page = plan._repr_html_()
    assert page.startswith("<b>2^255 - 19: 255 bits") and "predicted: word multiplications 21" in page
    assert "&lt;" not in page and modforge.plan("90").structure.kind == "even"
