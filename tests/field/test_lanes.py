"""The code for eight lanes, compiled and compared with Python integers: with AVX-512 IFMA where there is some, and
with a header that emulates its intrinsics everywhere."""

from __future__ import annotations

import ctypes
import random
import re
import subprocess
from pathlib import Path

import pytest

from modforge.field import write_lanes
from modforge.field.errors import FieldError
from modforge.field.identifiers import TYPE
from modforge.field.lanes.c import emit as emit_lanes
from modforge.field.lanes.c import selftest
from modforge.field.lanes.code import LaneCode, lane_code
from modforge.field.layouts.digits.lanes import LANES
from modforge.field.layouts.layout import OF_PRODUCTS

MODULI = {
    "p61": 2**61 - 1,
    "p1305": 2**130 - 5,
    "p25519": 2**255 - 19,
    "p256k": 2**256 - 2**32 - 977,
    "p384": 2**384 - 7467,
    "p521": 2**521 - 1,
    # Not 2^m - c: a lowest digit of ones; a run of ones; a digit more in plain words; one digit; the smallest modulus.
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "nist384": 2**384 - 2**128 - 2**96 + 2**32 - 1,
    "p200": 2**200 - 2**100 - 3,
    "p44": 0xB5D2C83E1F7,
    "p3": 3,
}

CPU = Path("/proc/cpuinfo")

needs_ifma = pytest.mark.skipif(
    not CPU.exists() or "avx512ifma" not in CPU.read_text(encoding="utf-8"), reason="needs AVX-512 IFMA"
)

REAL = ["-mavx512f", "-mavx512dq", "-mavx512ifma"]
"""The instructions themselves."""

EMULATED = [
    *("-D__AVX512F__", "-D__AVX512DQ__", "-D__AVX512IFMA__"),
    *("-I", str(Path(emit_lanes.__file__).parent / "emulated")),
]
"""The same code with a header that replaces that of the compiler, on any processor."""

TARGETS = [pytest.param(EMULATED, id="emulated"), pytest.param(REAL, id="real", marks=needs_ifma)]


def some(moduli: dict[str, int], *names: str) -> list[object]:
    """Mark the others as long."""
    return [name if name in names else pytest.param(name, marks=pytest.mark.long) for name in moduli]


SHIM = """\
#include "PREFIX.c"

#define LOAD(name) \\
    PREFIX name; \\
    for (int i = 0; i < WORDS; i++) name.digit[i] = _mm512_loadu_si512(in_##name + 8 * i);

#define STORE(name) \\
    for (int i = 0; i < WORDS; i++) _mm512_storeu_si512(out + 8 * i, name.digit[i]);

#define UNARY(op) \\
    void t_##op(uint64_t *out, const uint64_t *in_a) { LOAD(a) PREFIX_##op(&a, &a); STORE(a) }

#define BINARY(op) \\
    void t_##op(uint64_t *out, const uint64_t *in_a, const uint64_t *in_b) { \\
        LOAD(a) LOAD(b) PREFIX_##op(&b, &a, &b); STORE(b) \\
    }

BINARY(mul)
BINARY(add)
BINARY(sub)
UNARY(square)
UNARY(neg)
UNARY(half)

#define OF_PRODUCTS(op) \
    void t_##op(uint64_t *out, const uint64_t *in_a, const uint64_t *in_b, const uint64_t *in_c, \
                const uint64_t *in_d) { \
        LOAD(a) LOAD(b) LOAD(c) LOAD(d) PREFIX_##op(&d, &a, &b, &c, &d); STORE(d) \
    }

#ifdef SUMS
OF_PRODUCTS(sum_of_products)
OF_PRODUCTS(difference_of_products)
void t_product_minus_square(uint64_t *out, const uint64_t *in_a, const uint64_t *in_b, const uint64_t *in_c) {
    LOAD(a) LOAD(b) LOAD(c) PREFIX_product_minus_square(&c, &a, &b, &c); STORE(c)
}
#endif

void t_mul_small(uint64_t *out, const uint64_t *in_a, const uint32_t *b) {
    LOAD(a) PREFIX_mul_small(&a, &a, b); STORE(a)
}
void t_canonical(uint64_t *out, const uint64_t *in_a) { LOAD(a) PREFIX_canonical((uint64_t (*)[PLAIN])out, &a); }
void t_reduce(uint64_t *out, const uint64_t *in) {
    PREFIX a;
    PREFIX_reduce(&a, (const uint64_t (*)[PLAIN])in);
    STORE(a)
}
unsigned t_decode(uint64_t *out, const uint64_t *in) {
    PREFIX a;
    unsigned ok = PREFIX_decode(&a, (const uint64_t (*)[PLAIN])in);
    STORE(a)
    return ok;
}
"""


class Compiled:
    """The functions of a compiled field on eight numbers."""

    def __init__(self, code: LaneCode, directory: Path, target: list[str]) -> None:
        for ending, text in (("c", emit_lanes.source(code)), ("h", emit_lanes.header(code))):
            (directory / f"{code.prefix}.{ending}").write_text(text, encoding="utf-8")
        layout = code.layout
        shim = SHIM.replace("WORDS", str(layout.words)).replace("PLAIN", str(layout.plain_words))
        (directory / "shim.c").write_text(shim.replace("PREFIX", code.prefix), encoding="utf-8")
        flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", *target, *(["-DSUMS"] if layout.of_products else [])]
        command = ["gcc", *flags, "-shared", "-fPIC", "-o", str(directory / "lanes.so"), str(directory / "shim.c")]
        subprocess.run(command, check=True)
        self._library = ctypes.CDLL(str(directory / "lanes.so"))
        self._layout = layout

    def elements(self, name: str, *operands: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Call a function on elements, each the digits of eight lanes."""
        out = (ctypes.c_uint64 * (LANES * self._layout.words))()
        arrays = [self._digits(operand) for operand in operands]
        self._library[f"t_{name}"](out, *arrays)
        return self._lanes(out)

    def mul_small(self, a: list[tuple[int, ...]], b: list[int]) -> list[tuple[int, ...]]:
        out = (ctypes.c_uint64 * (LANES * self._layout.words))()
        self._library["t_mul_small"](out, self._digits(a), (ctypes.c_uint32 * LANES)(*b))
        return self._lanes(out)

    def canonical(self, a: list[tuple[int, ...]]) -> list[int]:
        size = self._layout.plain_words
        out = (ctypes.c_uint64 * (LANES * size))()
        self._library["t_canonical"](out, self._digits(a))
        return [sum(out[lane * size + i] << (64 * i) for i in range(size)) for lane in range(LANES)]

    def enter(self, name: str, values: list[int]) -> tuple[list[tuple[int, ...]], int]:
        size = self._layout.plain_words
        plain = [value >> (64 * i) & (2**64 - 1) for value in values for i in range(size)]
        out = (ctypes.c_uint64 * (LANES * self._layout.words))()
        returned = self._library[f"t_{name}"](out, (ctypes.c_uint64 * len(plain))(*plain))
        return self._lanes(out), int(returned)

    def _digits(self, operand: list[tuple[int, ...]]) -> ctypes.Array[ctypes.c_uint64]:
        flat = [operand[lane][i] for i in range(self._layout.words) for lane in range(LANES)]
        return (ctypes.c_uint64 * len(flat))(*flat)

    def _lanes(self, out: ctypes.Array[ctypes.c_uint64]) -> list[tuple[int, ...]]:
        return [tuple(out[i * LANES + lane] for i in range(self._layout.words)) for lane in range(LANES)]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", some(MODULI, "p61", "p25519", "p256", "p3"))
@pytest.mark.few(2)
def test_compiled_lanes_agree_with_integers(name: str, target: list[str], tmp_path: Path) -> None:
    p = MODULI[name]
    code = lane_code(p, prefix=f"fe_{name}_x8")
    field, form, radix = Compiled(code, tmp_path, target), code.layout.element, code.layout.radix
    over = pow(radix, -1, p)
    source = random.Random(7)
    edges = [0, 1, p - 1, p, p + 1, 2 * p - 1, form.highest, (1 << p.bit_length()) - 1]
    special = [form.split(value) for value in edges if value <= form.highest]
    special += [tuple(limit if i == at else 0 for i, limit in enumerate(form.limits)) for at in range(form.words)]

    def element() -> tuple[int, ...]:
        return source.choice(special) if source.random() < 0.4 else tuple(source.randint(0, x) for x in form.limits)

    def agree(results: list[tuple[int, ...]], exact: list[int]) -> None:
        for result, value in zip(results, exact, strict=True):
            assert all(digit <= limit for digit, limit in zip(result, form.limits, strict=True))
            assert (form.join(result) - value) % p == 0

    for _ in range(100):
        a, b = [element() for _ in range(LANES)], [element() for _ in range(LANES)]
        x, y = [form.join(words) for words in a], [form.join(words) for words in b]
        small = [source.choice((0, 1, 2**32 - 1, source.randrange(2**32))) for _ in range(LANES)]
        agree(field.elements("mul", a, b), [i * j * over for i, j in zip(x, y, strict=True)])
        agree(field.elements("add", a, b), [i + j for i, j in zip(x, y, strict=True)])
        agree(field.elements("sub", a, b), [i - j for i, j in zip(x, y, strict=True)])
        if code.layout.of_products:
            c, d = [element() for _ in range(LANES)], [element() for _ in range(LANES)]
            z, w = [form.join(words) for words in c], [form.join(words) for words in d]
            four = list(zip(x, y, z, w, strict=True))
            agree(field.elements("sum_of_products", a, b, c, d), [(i * j + k * m) * over for i, j, k, m in four])
            agree(field.elements("difference_of_products", a, b, c, d), [(i * j - k * m) * over for i, j, k, m in four])
            agree(field.elements("product_minus_square", a, b, c), [(i * j - k * k) * over for i, j, k, _ in four])
        agree(field.elements("square", a), [i * i * over for i in x])
        agree(field.elements("neg", a), [-i for i in x])
        agree(field.elements("half", a), [i * pow(2, -1, p) for i in x])
        agree(field.mul_small(a, small), [i * j for i, j in zip(x, small, strict=True)])
        assert field.canonical(a) == [i * over % p for i in x]
        top = 1 << (64 * code.layout.plain_words)
        values = [source.choice((0, 1, p - 1, p, p + 1, top - 1, source.randrange(top))) for _ in range(LANES)]
        agree(field.enter("reduce", values)[0], [value * radix for value in values])
        values = [value % (1 << (8 * code.layout.bytes)) for value in values]
        kept, ok = field.enter("decode", values)
        assert ok == sum(1 << lane for lane, value in enumerate(values) if value < p)
        agree(kept, [value * radix if value < p else 0 for value in values])


def self_test(p: int, directory: Path, target: list[str], *options: str) -> str:
    """Write the code, compile its self-test, run it, and return what it says."""
    write_lanes(lane_code(p), directory, ["c"])
    command = ["gcc", "-std=c11", "-Wall", "-Wextra", *target, *options, "fe_x8_test.c", "fe_x8.c", "-o", "fe_x8_test"]
    subprocess.run(command, cwd=directory, check=True)
    done = subprocess.run(["./fe_x8_test"], cwd=directory, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


# By p mod 8: 7, 3, 5, 7, 5, 7; a composite, which has no inverse; p = 1 mod 8, which has no square root.
SELF_TESTED = {**MODULI, "composite": 2**255 - 21, "p61b": 2**61 - 31}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", some(SELF_TESTED, "p1305", "p200", "composite", "p61b"))
@pytest.mark.few(1)
def test_the_self_test_passes(name: str, target: list[str], tmp_path: Path) -> None:
    assert re.search(r"x8: \d+ checks, 0 failures", self_test(SELF_TESTED[name], tmp_path, target, "-Werror"))


@pytest.mark.long
def test_sanitizers_find_nothing(tmp_path: Path) -> None:
    options = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    assert re.search(r"x8: \d+ checks, 0 failures\n$", self_test(MODULI["p1305"], tmp_path, EMULATED, *options))


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("PREFIX_mul(r, &t, b)", "PREFIX_mul(r, r, b)", "invert"),
        ("first + step * i", "first", "bytes"),
        ("(__mmask8)bits, first, second", "(__mmask8)bits, second, first", "swap"),
        ("2 * (int)(squares", "1 * (int)(squares", "legendre"),
        ("madd52hi", "madd52lo", "mul"),
    ],
)
@pytest.mark.few(1)
def test_the_self_test_notices_a_mistake(right: str, wrong: str, says: str, tmp_path: Path) -> None:
    write_lanes(lane_code(MODULI["p1305"]), tmp_path, ["c"])
    source = tmp_path / "fe_x8.c"
    text = source.read_text(encoding="utf-8")
    right, wrong = right.replace("PREFIX", "fe_x8"), wrong.replace("PREFIX", "fe_x8")
    assert right in text
    source.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    subprocess.run(
        ["gcc", "-std=c11", *EMULATED, "fe_x8_test.c", "fe_x8.c", "-o", "fe_x8_test"], cwd=tmp_path, check=True
    )
    done = subprocess.run(["./fe_x8_test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert says in done.stdout


@pytest.mark.long
def test_make_says_what_it_ran_on(tmp_path: Path) -> None:
    write_lanes(lane_code(MODULI["p61"]), tmp_path)
    done = subprocess.run(["make", "-s", "test"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert " 0 failures" in done.stdout
    assert ("on AVX-512 IFMA" in done.stdout) != ("has no AVX-512 IFMA, its instructions are emulated" in done.stdout)


@pytest.mark.parametrize(("p", "says"), [(2**255 - 18, "odd"), (1, "odd"), (2**4097 - 1, "4097 bits")])
def test_other_moduli_are_refused_in_a_line(p: int, says: str) -> None:
    with pytest.raises(FieldError, match=says) as caught:
        lane_code(p)
    assert "\n" not in str(caught.value)


def test_folds_are_taken_unless_montgomery_takes_much_less() -> None:
    assert lane_code(MODULI["p25519"]).layout.radix == 1
    assert lane_code(MODULI["p256k"]).layout.radix == 1
    assert lane_code(MODULI["p256"]).layout.radix == 2**260


@pytest.mark.few(1)
@pytest.mark.parametrize("p", [2**130 - 5, 2**640 - 2**320 - 1], ids=hex)
def test_sums_of_products_that_are_not_made_are_refused(p: int) -> None:
    assert not lane_code(p).layout.of_products
    with pytest.raises(FieldError, match=r"sum_of_products is made for .* at most 12 of them: call mul twice"):
        lane_code(p, prefix="fe_x8", need=["mul", "sum_of_products"])


def test_a_type_has_no_keyword_for_a_name() -> None:
    with pytest.raises(FieldError, match=r"prefix = 'int' must be .* not a keyword"):
        lane_code(2**255 - 19, prefix="int")


@pytest.mark.parametrize("prefix", ["a", "r", "x0", "x1_part", "bits", "index", "uint64_t"])
def test_a_type_has_no_name_that_the_files_use(prefix: str) -> None:
    with pytest.raises(FieldError, match=rf"prefix = '{prefix}' is also the name of a type here"):
        lane_code(2**255 - 19, prefix=prefix)


def test_no_name_in_the_files_could_be_a_type() -> None:
    code = lane_code(MODULI["p256"])
    texts = [emit_lanes.source(code), emit_lanes.header(code), selftest.program(code)]
    code_alone = re.sub(r'/\*.*?\*/|"[^"]*"|#.*?\n', "", "".join(texts), flags=re.DOTALL)
    names = set(re.findall(r"\b(?!fe_x8)[a-z]\w*", code_alone)) - {*OF_PRODUCTS}  # macros put the prefix before these
    assert {"a", "r", "row"} < names
    assert {name for name in names if TYPE.fullmatch(name)} == set()


@pytest.mark.few(1)
@pytest.mark.parametrize("name", ["p25519", "nist384", "p3"])
def test_the_text_says_what_it_needs(name: str) -> None:
    code = lane_code(MODULI[name], prefix="fe25519_x8")
    assert ("times the number modulo p" in code.representation) == (code.layout.radix != 1)
    source, header = emit_lanes.source(code), emit_lanes.header(code)
    for text in (source, header):
        assert hex(MODULI[name]) in text
        assert code.command in text
    assert "#error" in source
    assert " ".join(code.representation.split()) in " ".join(header.replace(" * ", " ").split())
    assert header.count("fe25519_x8_mul(") == 1
