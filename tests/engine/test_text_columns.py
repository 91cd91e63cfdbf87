"""Columns of hexadecimal text, and series of pandas, against Python's own integers."""

import numpy as np
import pyarrow as pa
import pytest

import modforge

P = 2**127 - 1
M = modforge.Modulus(P)
NUMBERS = [0, 1, 255, 2**64, P - 1, 3**70]
TEXT = [f"{x:x}" for x in NUMBERS]
SQUARES = [f"{x * x % P:032x}" for x in NUMBERS]


@pytest.mark.parametrize(
    "form",
    [
        list,
        tuple,
        lambda rows: np.array(rows, "O"),
        pa.array,
        lambda rows: pa.array(rows, pa.large_string()),
        lambda rows: pa.array(rows, pa.string_view()),
        lambda rows: pa.chunked_array([rows[:2], rows[2:]]),
    ],
)
def test_every_column_of_text(form) -> None:
    found = M.square_many(form([*TEXT, None]), encoding="hex")
    rows = found.to_pylist() if hasattr(found, "to_pylist") else list(found)
    assert rows == [*SQUARES, None]
    # The result is text again.
    again = M.mul_many(found, 1, encoding="hex")
    assert type(again) is type(found)


def test_text_is_read_in_either_case_with_or_without_0x() -> None:
    given = ["FF", "0xff", "0XfF", "f", "00000000000000000000000000000000000ff"]
    assert M.mul_many(given, 1, encoding="hex") == [f"{int(text, 16):032x}" for text in given]
    assert M.mul_many("ff", ["2"], encoding="hex") == [f"{510:032x}"]
    assert M.pow_many(["2", "3"], "ff", encoding="hex") == [f"{pow(x, 255, P):032x}" for x in (2, 3)]


def test_a_modulus_of_text_for_each_row() -> None:
    assert modforge.powmod_many(["2", "2"], 5, ["61", "101"], encoding="hex") == ["20", "0020"]
    base = modforge.FixedBase(M, 9, 256)
    assert base.pow_many(["0", "1", "a"], encoding="hex") == [f"{9**x % P:032x}" for x in (0, 1, 10)]


@pytest.mark.parametrize("wrong", ["", "0x", "g", "1 ", "-1", "1_0", "é", b"ff", 5])
@pytest.mark.parametrize("form", [list, lambda rows: np.array(rows, "O")])
def test_what_is_not_hexadecimal_is_named(wrong: object, form) -> None:
    with pytest.raises(modforge.BadRow, match=r"a: row 1: .* is not text in hexadecimal"):
        M.square_many(form(["1", wrong]), encoding="hex")
    assert list(M.square_many(form(["2", wrong]), encoding="hex", on_error="null")) == [f"{4:032x}", None]


def test_wrong_rows_and_columns_of_arrow_are_named() -> None:
    with pytest.raises(modforge.BadRow, match="a: row 2: 'xy' is not text in hexadecimal") as caught:
        M.square_many(pa.array(["1", None, "xy"]), encoding="hex")
    assert (caught.value.row, caught.value.value) == (2, "xy")
    with pytest.raises(TypeError, match="must be a column of text"):
        M.square_many(pa.array([b"\1"]), encoding="hex")
    with pytest.raises(TypeError, match='where its text is hexadecimal, pass encoding="hex"'):
        M.square_many(pa.array(["1"]))
    with pytest.raises(ValueError, match="encoding: must be 'hex' or None"):
        M.square_many(["1"], encoding="base64")


def test_every_character_is_a_digit_or_refused() -> None:
    for code in range(1, 0x180):
        digit = chr(code)
        expected = int(digit, 16) if digit in "0123456789abcdefABCDEF" else None
        [found] = M.mul_many([digit], 1, encoding="hex", on_error="null")
        assert found == (None if expected is None else f"{expected:032x}"), digit


class TestPandas:
    """Series in, Series out."""

    @pytest.fixture
    def pandas(self):
        return pytest.importorskip("pandas")

    @pytest.mark.parametrize("dtype", ["int64", "uint8", "object", "Int64"])
    def test_integers(self, pandas, dtype: str) -> None:
        series = pandas.Series([3, 4], index=["a", "b"], name="x", dtype=dtype)
        found = M.square_many(series)
        assert isinstance(found, pandas.Series)
        assert (found.to_dict(), found.name) == ({"a": 9, "b": 16}, "x")

    def test_integers_of_any_size_and_missing_ones(self, pandas) -> None:
        frame = pandas.DataFrame({"x": pandas.Series([2**100, None], dtype="object")})
        frame["y"] = M.square_many(frame["x"])
        assert frame["y"].tolist() == [2**200 % P, None]

    def test_bytes(self, pandas) -> None:
        frame = pandas.DataFrame({"x": [b"\3", None]}, index=[7, 9])
        frame["y"] = M.square_many(frame["x"])
        assert frame["y"].to_dict() == {7: (9).to_bytes(16, "big"), 9: None}

    def test_text(self, pandas) -> None:
        frame = pandas.DataFrame({"x": ["ff", None]})
        frame["y"] = M.square_many(frame["x"], encoding="hex")
        assert frame["y"].tolist() == [f"{255 * 255:032x}", None]


def test_a_modulus_shows_itself_in_notebooks() -> None:
    shown = M._repr_html_()
    assert "<td>127</td>" in shown
    assert f"<code>{P:#x}</code>" in shown
    assert M.kernel in shown
    assert "<code>0x7fffffffffffffff…ffffffffffffffff</code>" in modforge.Modulus(2**521 - 1 >> 2)._repr_html_()
