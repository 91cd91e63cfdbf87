"""Write the files of one field: ``python -m modforge.field "2^255 - 19" --name p25519 --prefix fe25519``."""

import argparse
import re
from pathlib import Path

from modforge.field.code import generate, write
from modforge.field.pseudo_mersenne import FieldError


def main() -> None:
    """Parse, generate, write, print the paths."""
    parser = argparse.ArgumentParser(prog="python -m modforge.field", description="Field code for p = 2^m - c.")
    parser.add_argument("modulus", type=_modulus, help='as "2^255 - 19"')
    parser.add_argument("--name", required=True, help="of the Rust module")
    parser.add_argument("--prefix", required=True, help="of the C functions")
    parser.add_argument("-o", "--output", type=Path, default=Path(), metavar="DIRECTORY")
    arguments = parser.parse_args()
    try:
        code = generate(arguments.modulus, name=arguments.name, prefix=arguments.prefix)
    except FieldError as error:
        parser.error(str(error))
    for path in write(code, arguments.output):
        print(path)


def _modulus(text: str) -> int:
    match = re.fullmatch(r"\s*2\s*(?:\^|\*\*)\s*(\d{1,5})\s*-\s*(\d+)\s*", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form 2^m - c")
    return (1 << int(match[1])) - int(match[2])


if __name__ == "__main__":
    main()
