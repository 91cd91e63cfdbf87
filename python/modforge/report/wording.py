"""How numbers are written on the page."""

THIN_SPACE = "\N{NARROW NO-BREAK SPACE}"

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


def listed(words: list[str]) -> str:
    """Return the words as a list in a sentence.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 2 else words)
