"""The plan of field code is what the generator then makes."""

import pytest

from modforge import field
from modforge.plan import FormPlan, make_plan, parse_modulus


def planned(text: str) -> FormPlan:
    return make_plan(parse_modulus(text), kernels=["portable"]).field_code


@pytest.mark.parametrize(
    ("text", "method", "why"),
    [
        ("2^255 - 19", "4 words of 64 bits: product folded at the word boundary", "2^256 ≡ 38:"),
        ("2^130 - 5", "3 words of 64 bits: 3 digits of 43 and 44 bits", "2^130 ≡ 5:"),
        ("2^389 - 21", "7 words of 64 bits: 7 digits of 55 and 56 bits", "2^389 ≡ 21:"),
        ("2^444 - 17", "7 words of 64 bits: product folded at the word boundary", "2^448 ≡ 272:"),
        ("2^521 - 1", "9 words of 64 bits: 9 digits of 57 and 58 bits", "2^521 ≡ 1:"),
        ("2^64 - 2^32 + 1", "1 word of 64 bits: product folded", f"2^64 ≡ {2**32 - 1}:"),
        ("2^31 - 1", "1 word of 64 bits: product folded at bit m", "2^31 ≡ 1:"),
        ("goldilocks", "8 words of 64 bits: 8 digits of 56 bits", "2^448 ≡ 2^224 + 1:"),
        ("p256", "4 words of 64 bits: product reduced word by word", "the lowest word is 2^64 - 1,"),
        ("modp-1536", "24 words of 64 bits: product reduced word by word", "the lowest word is 2^64 - 1,"),
        ("rsa-1024", "16 words of 64 bits: product reduced word by word", "no form that saves"),
        ("3", "1 word of 64 bits: product folded", "2^2 ≡ 1:"),
    ],
)
def test_the_method_and_what_it_makes_of_the_form(text: str, method: str, why: str) -> None:
    chosen = planned(text)
    assert chosen.available
    assert chosen.method.startswith(f"straight-line code in {method}")
    assert chosen.reasons[0].startswith(why)


@pytest.mark.parametrize("text", ["2^61 - 1", "2^255 - 19", "goldilocks", "p384", "brainpoolp256", "97"])
@pytest.mark.few(3)
def test_the_generator_makes_what_was_planned(text: str) -> None:
    chosen = planned(text)
    code = field.generate(parse_modulus(text).value, name="p", prefix="fe")
    assert chosen.method.endswith(f": {code.layout.method}")
    assert chosen.predicted == {
        "word multiplications": code.counts["mul"]["multiplications"],
        "word multiplications of a squaring": code.counts["square"]["multiplications"],
    }


def test_it_says_why_there_is_none() -> None:
    assert planned("2^4096 - 17").available
    longest = planned("2^4097 - 1")
    assert not longest.available
    assert longest.reasons == ("generated up to 4096 bits; this modulus has 4097",)
