"""Reading moduli: the value that Python gives, one clear line for everything else, and always at once."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import modforge
from limits import bounded
from modforge.plan import MAX_BITS, ModulusError, parse_modulus
from modforge.plan.expression import evaluate
from modforge.plan.named import find_value, known_moduli


def reason(text: str) -> str:
    """Return the message for a text that must be refused, at once and in one line."""
    with bounded(), pytest.raises(ModulusError) as caught:
        parse_modulus(text)
    message = str(caught.value)
    assert len(message.splitlines()) == 1
    return message


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2^255 - 19", 2**255 - 19),
        ("2**255-19", 2**255 - 19),
        ("  2^255 − 19\n", 2**255 - 19),
        ("2^224 - 2^96 + 1", 2**224 - 2**96 + 1),
        ("2^(2^3 + 1) * (7 - 2) + 0x1F", 2**9 * 5 + 31),
        ("-2^4 + 21", 5),
        ("--21", 21),
        ("2^3^2 - 1", 511),
        ("1_000_003", 1_000_003),
        ("0xff_ff", 65535),
        ("(-1)^(2^60 + 1) + 4", 3),
        ("0^0 * 3", 3),
    ],
)
def test_values(text: str, value: int) -> None:
    assert parse_modulus(text).value == value


def test_the_longest_values() -> None:
    for text in (f"2^{MAX_BITS} - 1", hex(2**MAX_BITS - 1)):
        assert parse_modulus(text).value == 2**MAX_BITS - 1
    assert parse_modulus("9" * 315_652).value == 10**315_652 - 1


def test_the_limit_is_that_of_the_engine() -> None:
    assert modforge.Modulus(2**MAX_BITS - 1).bits == MAX_BITS
    with pytest.raises(ValueError, match=f"at most {MAX_BITS} are supported"):
        modforge.Modulus(2**MAX_BITS + 1)


@pytest.mark.parametrize("text", ["(2^1048576 - 1)" + " - 2^1048576 + 2^1048576" * 400, "*".join(["2^2000"] * 900)])
def test_work_is_bounded(text: str) -> None:
    reason(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'modulus "": nothing was given; write a number, an expression or a name such as rsa-2048'),
        ("   ", 'modulus "": nothing was given; write a number, an expression or a name such as rsa-2048'),
        ("0", 'modulus "0": the value is 0; a modulus is at least 3'),
        ("1", 'modulus "1": the value is 1; a modulus is at least 3'),
        ("19 - 2^255", 'modulus "19 - 2^255": the value is negative; a modulus is at least 3'),
        (
            "2^255",
            'modulus "2^255": the value is even; an odd one is needed here',
        ),
        (
            "2^255 - l9",
            'modulus "2^255 - l9": unexpected "l" at character 9; write numbers in decimal or 0x hex',
        ),
        (
            "2^20000000 - 1",
            'modulus "2^20000000 - 1": the power at character 2 has 20000001 bits or more; a number here has at most '
            "1048576",
        ),
        (
            "2^2^2^99",
            'modulus "2^2^2^99": the power at character 4 has over a billion bits; a number here has at most 1048576',
        ),
        ("2^1048577 - 1", 'modulus "2^1048577 - 1": the value has 1048577 bits; a modulus has at most 1048576'),
        (
            "9" * 600_000,
            f'modulus "{"9" * 24}…{"9" * 24}": 600000 characters are too many; an expression has at most 10000, a '
            "number 500000",
        ),
        ("rsa-2049", 'modulus "rsa-2049": unknown name at character 1; did you mean rsa-2048 or rsa-1024?'),
        ("poly1350", 'modulus "poly1350": unknown name at character 1; did you mean poly1305 or p1305?'),
        ("zzzz", 'modulus "zzzz": unknown name at character 1; numbers are written in decimal or 0x hex'),
        ("2^255 -", 'modulus "2^255 -": ends at character 8 where a number is expected'),
        ("2^255 19", 'modulus "2^255 19": unexpected "19" at character 7; an operator is expected'),
        ("2^^3", 'modulus "2^^3": unexpected "^" at character 3; a number is expected'),
        (
            "(2^5 - 1",
            'modulus "(2^5 - 1": ends at character 9 where an operator or the ")" for character 1 is expected',
        ),
        ("7)", 'modulus "7)": unexpected ")" at character 2; an operator is expected'),
        ("2^-1", 'modulus "2^-1": negative exponent at character 3'),
        ("21/3", 'modulus "21/3": unexpected "/" at character 3; write numbers in decimal or 0x hex'),
        ("0x", 'modulus "0x": 0x at character 1 needs hexadecimal digits after it, and the text ends'),
        ("3 + 0Xzz", 'modulus "3 + 0Xzz": 0x at character 5 needs hexadecimal digits after it, not "z"'),
    ],
)
def test_refusals(text: str, message: str) -> None:
    assert reason(text) == message


@pytest.mark.parametrize("text", ["(" * 9_000 + "3", "-" * 9_000 + "3", "2^" * 4_000 + "3", "2*" * 4_900 + "3"])
def test_depth_is_bounded(text: str) -> None:
    reason(text)


@st.composite
def expressions(draw: st.DrawFn, depth: int = 3) -> str:
    """Draw a text in the language, with values small enough for Python to evaluate too."""
    if depth == 0 or draw(st.booleans()):
        number = draw(st.integers(0, 2**70))
        return draw(st.sampled_from([str(number), hex(number), f"{number:_}"]))
    left = draw(expressions(depth=depth - 1))
    right = draw(expressions(depth=depth - 1))
    power = f"({left}){draw(st.sampled_from(['^', '**']))}{draw(st.integers(0, 9))}"
    return draw(
        st.sampled_from([f"{left} + {right}", f"{left}-{right}", f"{left} *{right}", f"-{left}", f"({left})", power])
    )


@given(expressions())
@example("-2^2")
@example("2^3^2")
@example("2^-0")
@example("7 - 2 - 1")
@example("2*-3")
def test_agrees_with_python(text: str) -> None:
    assert evaluate(text) == eval(text.replace("^", "**"))


@given(st.text() | st.text("0123456789xabf^*+-() _", max_size=60) | st.text("29^*()-", max_size=2000))
def test_nothing_else_is_raised(text: str) -> None:
    try:
        modulus = parse_modulus(text)
    except ModulusError as error:
        assert len(str(error).splitlines()) == 1
        str(error).encode()
    else:
        assert modulus.value % 2 == 1 and 2 <= modulus.value.bit_length() <= MAX_BITS


@given(st.integers(1, 2**200).map(lambda half: 2 * half + 1))
def test_the_name_depends_on_the_value_alone(value: int) -> None:
    names = {parse_modulus(text).name for text in (str(value), hex(value), f"{value - 2} + 2", f"({value})")}
    assert len(names) == 1
    assert re.fullmatch(r"[a-z0-9_]+", names.pop())


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("2^255 - 19", "p2_255_19"),
        ("RSA-2048", "rsa-2048"),
        ("rsa_2048", "rsa-2048"),
        ("Curve25519", "p25519"),
        ("e256/1", "dstu-e256-1"),
        ("group 14", "modp-2048"),
        ("107", "m7_107"),  # and not m107, which is 2^107 − 1
        ("2^255 + 95", "m256_e0a22c84"),
    ],
)
def test_names(text: str, name: str) -> None:
    assert parse_modulus(text).name == name


def test_every_known_modulus_is_found_by_each_of_its_names_and_by_its_value() -> None:
    for known in known_moduli():
        assert re.fullmatch(r"[a-z0-9-]+", known.name)
        for name in (known.name, *known.aliases):
            for spelling in (name.upper(), name.replace("-", "_"), name.replace("-", " ")):
                parsed = parse_modulus(spelling)
                assert (parsed.name, parsed.value) == (known.name, known.value)
        assert find_value(known.value) == known
        assert known.value % 2 == 1


def test_known_moduli_have_their_length() -> None:
    for known in known_moduli():
        match = re.fullmatch(r"(?:rsa-|modp-|ffdhe)(\d+)", known.name)
        if match:
            assert known.value.bit_length() == int(match[1])
