"""Code is bound to its certificate: the checker reads it back, and refuses what computes anything else."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cases import first
from modforge.field import generate, texts
from modforge.field.certificate.checker import RefusedError
from modforge.field.certificate.checker.code import compare
from modforge.field.certificate.checker.code.tokens import digest
from modforge.field.systemverilog.emit import modules

P25519 = 2**255 - 19
P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1

SOFTWARE = {
    "digits": (2**130 - 5, 64, "unsaturated"),
    "short words": (2**61 - 1, 32, None),
    "barrett": (2**64 - 59, 64, "barrett"),
    "folded": (P25519, 64, None),
    "montgomery": (P256, 64, "montgomery"),
}
LONG = {
    "448": (2**448 - 2**224 - 1, 32, "unsaturated"),
    "521": (2**521 - 1, 64, None),
    "secp256k1": (2**256 - 2**32 - 977, 32, None),
    "order": (2**252 + 0x14DEF9DEA2F79CD65812631A5CF5D3ED, 64, "montgomery"),
    "13": (13, 32, "montgomery"),
}
HARDWARE = {
    "folds": (2**130 - 5, None, 0),
    "barrett": (P256, None, 3),
    "montgomery": (P25519, "montgomery", 5),
    "subtracts": (2**521 - 1, None, 5),
}


def field(name: str) -> tuple[str, dict[str, str]]:
    p, word, kind = (SOFTWARE | LONG)[name]
    code = generate(p, name="p", prefix="fe", word=word, kind=kind)
    files = texts(code)
    return code.certificate, {"fe.c": files["fe.c"], "p.rs": files["p.rs"]}


def hardware(name: str) -> tuple[str, dict[str, str]]:
    p, kind, stages = HARDWARE[name]
    made = modules(p, "fe", stages, kind)
    return made.certificate, {
        file: text for file, text in made.files.items() if re.fullmatch(r"fe_(mul|reduce).sv", file)
    }


def read(certificate: str, file: str, text: str) -> list[str]:
    """Read a file back whose hash is the one that the certificate names."""
    return compare(certificate, file, text, digest(text), read_back=True)


@pytest.mark.parametrize("name", [*SOFTWARE, *(pytest.param(name, marks=pytest.mark.long) for name in LONG)])
@pytest.mark.few(1)
def test_functions_are_read_back(name: str) -> None:
    certificate, files = field(name)
    programs = list(dict.fromkeys(re.findall(r"^program (\w+)$", certificate, re.MULTILINE)))
    for file, text in files.items():
        assert f"file {file} {digest(text)} programs" in certificate
        assert read(certificate, file, text) == programs


def functions(text: str) -> Iterator[tuple[int, int]]:
    """Where the statements of programs stand."""
    for match in re.finditer(r"^ +(?:let |\(void\)|x\d+ = |r\[\d+\] = )[^\n]*;$", text, re.MULTILINE):
        if re.search(r"\bx\d+\b", match[0]) and "square_times" not in match[0]:
            yield match.span()


CHANGES = [
    (r"0x[0-9a-f]+", lambda found: f"{int(found, 0) ^ 1:#x}"),
    (r"(?<=>> )\d+|(?<=<< )\d+", lambda found: str(int(found) + 1)),
    (r"\bx(\d+)\b(?=[,;) ])", lambda found: f"x{int(found[1:]) - 1}"),
    (r"\bb(\[?)0\b", lambda found: found.replace("0", "1")),
    (r"subb|addc", lambda found: {"subb": "addc", "addc": "subb"}[found]),
]


def changed(text: str, count: int) -> Iterator[str]:
    """Yield the text with one constant, shift, operand or function of a program changed, at places all over it."""
    for pattern, change in CHANGES:
        places = [
            (start + match.start(), start + match.end())
            for start, end in functions(text)
            for match in re.finditer(pattern, text[start:end])
            # Not what the statement assigns to.
            if "=" in text[start : start + match.start()]
        ]
        for start, end in places[:: max(1, len(places) // count)]:
            yield text[:start] + change(text[start:end]) + text[end:]


@pytest.mark.parametrize("name", first(len(SOFTWARE) - 2, [*SOFTWARE, *LONG]))
@pytest.mark.few(1)
def test_changed_functions_are_refused(name: str, request: pytest.FixtureRequest) -> None:
    certificate, files = field(name)
    for file, text in files.items():
        number = 0
        for number, other in enumerate(changed(text, 60 if request.config.getoption("--long") else 3)):  # noqa: B007
            with pytest.raises(RefusedError):
                read(certificate, file, other)
        assert number > 10


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("static inline uint64_t fe_mask(uint64_t bit) {", "static inline uint64_t fe_mask(uint64_t bit) { bit ^= 0;"),
        ("(fe_wide)a * b + c + d", "(fe_wide)a * b + c + c"),
        ('#include "fe.h"', '#include "fe.h"\n#define x3 x4'),
        ("    const uint64_t a1 = a[1];\n", ""),
        (
            "fe_add(uint64_t r[4], const uint64_t a[4], const uint64_t b[4])",
            "fe_add(uint64_t r[4], const uint64_t b[4], const uint64_t a[4])",
        ),
    ],
)  # fmt: skip
@pytest.mark.few(1)
def test_what_functions_are_made_of_is_compared(old: str, new: str) -> None:
    certificate, files = field("folded")
    text = files["fe.c"]
    assert old in text
    with pytest.raises(RefusedError):
        read(certificate, "fe.c", text.replace(old, new, 1))


def test_a_result_is_not_written_before_an_input_is_read() -> None:
    """The arrays may be the same, so the order of loads and stores matters."""
    certificate, files = field("folded")
    order = r"(void fe_neg\(.*?)(    const uint64_t a3 = a\[3\];\n)(.*?)(    r\[0\] = x\d+;\n)"
    late = re.sub(order, r"\1\3\4\2", files["fe.c"], flags=re.DOTALL)
    assert late != files["fe.c"]
    with pytest.raises(RefusedError):
        read(certificate, "fe.c", late)


FIRST_STEP = {"folds": "// 2^130 is", "barrett": "// v div", "montgomery": "// -1/p", "subtracts": "// 2^521 is"}
"""What follows the product, by the names of modules."""

IN_STEPS = r"(?<=<< )\d+|(?<=>> )\d+|(?<=\[)\d+(?=:\d+\]\)?\n)|(?<=h)[0-9a-f]+(?=[,;\n])|(?<=      )[+-]"


@pytest.mark.parametrize("name", HARDWARE)
def test_modules_are_read_back_and_changed_ones_refused(name: str) -> None:
    certificate, files = hardware(name)
    for file, text in files.items():
        assert f"file {file} {digest(text)} programs" in certificate
        assert len(read(certificate, file, text)) > 1
        first = text.index(FIRST_STEP[name])
        places = [match for match in re.finditer(IN_STEPS, text) if match.start() > first]
        assert len(places) > 3
        for match in places:
            start, end = match.span()
            if match[0] == "-" and "<< 256)" in text[end : end + 24]:
                continue  # the highest bit of 257, which has no sign
            other = {"+": "-", "-": "+"}.get(match[0]) or f"{int(match[0], 16) ^ 1:x}"
            with pytest.raises(RefusedError):
                read(certificate, file, text[:start] + other + text[end:])


def test_comments_and_layout_do_not_count() -> None:
    _, files = field("short words")
    text = files["fe.c"]
    bare = re.sub(r"/\*.*?\*/", "", text, flags=re.S).replace("\n    ", "\n\t")
    assert digest(bare) == digest(text) != digest(text.replace("0x1fffffff", "0x1ffffffe"))
    rust = files["p.rs"]
    assert digest(re.sub(r"//.*", "", rust)) == digest(rust)


@pytest.mark.long
def test_the_command_names_a_changed_file(tmp_path: Path) -> None:
    """A constant that is changed in the code, as a stranger did it, must not pass as proved."""
    code = generate(P25519, name="p25519", prefix="fe")
    for name, text in texts(code).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "modforge.field.certificate.checker", str(tmp_path / "p25519.certificate.txt")]
    good = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "fe.c: the file of this certificate; read back as what is proved: mul, square" in good
    source = tmp_path / "fe.c"
    source.write_text(source.read_text(encoding="utf-8").replace("0x26)", "0x27)"), encoding="utf-8")
    bad = subprocess.run(command, capture_output=True, text=True)
    assert bad.returncode == 1 and "fe.c is not the file of this certificate" in bad.stderr
    source.unlink()
    assert "fe.c: not beside the certificate" in subprocess.run(command, capture_output=True, text=True).stdout
    assert "examples:" in subprocess.run([*command[:-1], "--help"], capture_output=True, text=True).stdout


@pytest.mark.long
def test_a_proof_that_is_bound_to_no_file_says_so(tmp_path: Path) -> None:
    certificate, files = field("short words")
    text = certificate.replace(" programs\n", "\n")
    assert text != certificate
    path = tmp_path / "p.certificate.txt"
    for name, code in files.items():
        (tmp_path / name).write_text(code, encoding="utf-8")
    command = [sys.executable, "-m", "modforge.field.certificate.checker", str(path)]
    for changed, says in (
        (certificate, None),
        (text, "and it names no file that has them"),
        (re.sub(r"(?m)^file .*\n", "", certificate), "and it names none"),
    ):
        path.write_text(changed, encoding="utf-8")
        done = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert "proved for all inputs: mul" in done
        assert (f"{path}: bound to no file: what is proved" in done, says is None or says in done) == (bool(says), True)
    one = re.sub(r"(?m)^file .* programs\n", "", certificate, count=1)
    path.write_text(one, encoding="utf-8")
    done = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert done.count("read back as what is proved") == len(re.findall(r"(?m)^file .* programs$", one))


@pytest.mark.parametrize(
    ("file", "before", "inserted"),
    first(
        1,
        [
            ("fe.c", "    x1 = ", "    // \\ \n"),
            ("fe.c", "    x1 = ", "    // ??/\n"),
            ("fe.c", "    x1 = ", "    // \\\n"),
            ("fe.c", "    x1 = ", "    // \x0c\n"),
            ("p25519.rs", "        *self = *self + other;", "        // \r"),
            ("fe.c", "\n#else\n", "#define OTHER\n"),
        ],
    ),
)
@pytest.mark.long
def test_what_compilers_read_otherwise_is_refused(tmp_path: Path, file: str, before: str, inserted: str) -> None:
    """A comment that goes on for gcc and not for us takes a statement out of the code behind our back."""
    code = generate(P25519, name="p25519", prefix="fe")
    written = texts(code)
    assert before in written[file]
    (tmp_path / file).write_bytes(written[file].replace(before, inserted + before, 1).encode())
    certificate = tmp_path / "p25519.certificate.txt"
    certificate.write_text(written[certificate.name], encoding="utf-8")
    command = [sys.executable, "-m", "modforge.field.certificate.checker", str(certificate)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1 and file in done.stderr


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("fe.c", "x = 1; /* *\\\n/ x ^= 1; /* */"),  # C joins the lines, so that the comment ends
        ("p.rs", "x & 7 /* /* */ & 3 // */\n;"),  # Rust counts, so that it ends only at the last */
        ("fe.sv", "assign r = v\n// synthesis translate_off\n- q\n// synthesis translate_on\n;"),
        ("fe.sv", "assign r = v /* Synopsys translate_off */ - q;"),
    ],
)
def test_comments_that_some_tools_end_elsewhere_are_refused(file: str, text: str) -> None:
    plain = "x = 1;\n/* a note */ // another /* one */\n"
    assert compare("", file, plain, digest(plain), read_back=False) == []
    with pytest.raises(RefusedError, match=f"{file} has a comment"):
        compare("", file, text, digest(text), read_back=False)


def test_ends_of_directives_count() -> None:
    """Code behind #endif or #define is none for a compiler."""
    _, files = field("short words")
    text = files["fe.c"]
    for directive in ("#endif", "#else"):
        joined = re.sub(rf"(\n{directive}[^\n]*)\n+", r"\1 ", text, count=1)
        assert joined != text and digest(joined) != digest(text)
