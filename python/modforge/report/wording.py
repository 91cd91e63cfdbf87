"""How numbers and formulas are written on the page."""

import re

THIN_SPACE = "\N{NARROW NO-BREAK SPACE}"

MINUS = "\N{MINUS SIGN}"
EXPONENT = re.compile(r"(?:\^|\*\*)(\d+|m\b)")
SUPERSCRIPTS = str.maketrans("0123456789m", "⁰¹²³⁴⁵⁶⁷⁸⁹ᵐ")

UNITS = ((1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1.0, "ns"))


def count(value: float) -> str:
    """Return a whole number with its thousands apart.

    >>> count(18432) == "18\N{NARROW NO-BREAK SPACE}432"
    True
    """
    return f"{round(value):,}".replace(",", THIN_SPACE)


def counted(value: float, what: str) -> str:
    """Return a number of things; ``what`` takes an s in the plural.

    >>> counted(1, "check"), counted(2, "check")
    ('1 check', '2 checks')
    """
    return f"{count(value)} {what}" if value == 1 else f"{count(value)} {what}s"


def significant(value: float) -> str:
    """Return a number to three significant digits, without an exponent.

    >>> significant(0.0471), significant(8.0), significant(171.4), significant(1714)
    ('0.0471', '8.00', '171', '1714')
    """
    if value >= 100:
        return f"{value:.0f}"
    digits = 2
    while value < 10 ** (2 - digits) and digits < 6:
        digits += 1
    return f"{value:.{digits if value < 10 else 1}f}"


def duration(nanoseconds: float) -> str:
    """Return a time in the unit that suits it.

    >>> duration(14.21), duration(1537000)
    ('14.2 ns', '1.54 ms')
    """
    size, unit = next((unit for unit in UNITS if nanoseconds >= unit[0]), UNITS[-1])
    return f"{significant(nanoseconds / size)} {unit}"


def tick(nanoseconds: float) -> str:
    """Return a round time in the unit that suits it.

    >>> tick(20), tick(5000)
    ('20 ns', '5 µs')
    """
    size, unit = next((unit for unit in UNITS if nanoseconds >= unit[0]), UNITS[-1])
    return f"{nanoseconds / size:.3g} {unit}"


def spread(low: float, high: float) -> str:
    """Return a range of times, both in the unit that suits the higher.

    >>> spread(950, 1210)
    '0.950 – 1.21 µs'
    """
    size, unit = next((unit for unit in UNITS if high >= unit[0]), UNITS[-1])
    return f"{significant(low / size)} – {significant(high / size)} {unit}"


def ratio(value: float) -> str:
    """Return how many times as long, to two places or three digits.

    >>> ratio(2.414), ratio(131.2)
    ('2.41', '131')
    """
    return f"{value:.2f}" if value < 10 else significant(value)


def sentence(text: str) -> str:
    """Return the text with its first letter large and all others as they are.

    >>> sentence("probable prime, Miller–Rabin")
    'Probable prime, Miller–Rabin'
    """
    return text[:1].upper() + text[1:]


def mathematics(text: str) -> str:
    """Return the text with raised exponents, and with minus signs where it is an expression and not a name.

    >>> mathematics("2^255 - 19"), mathematics("rsa-2048")
    ('2²⁵⁵\xa0−\xa019', 'rsa-2048')
    """
    if not re.search("[A-Za-z]", text):
        text = text.replace("-", MINUS)
    text = text.replace(f" {MINUS} ", f"\N{NO-BREAK SPACE}{MINUS}\N{NO-BREAK SPACE}")
    return EXPONENT.sub(lambda match: match[1].translate(SUPERSCRIPTS), text)


def listed(words: list[str]) -> str:
    """Return the words as a list in a sentence.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 2 else words)
