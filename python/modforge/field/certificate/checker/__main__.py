"""Checks the certificates that the command line names, and the files of code beside them."""

import argparse
import sys
from pathlib import Path

from .certificate import check
from .files import compare_files
from .text import RefusedError

EXAMPLES = """\
examples:
  python -m checker fe25519/p25519.certificate.txt
  python -m modforge.field.certificate.checker */*.certificate.txt

call_checker.py, beside this folder, checks the functions that are made of calls: inverses and roots.
"""


def main() -> None:
    """Check each certificate; end with 1 at the first that is refused."""
    parser = argparse.ArgumentParser(
        "checker", description=__doc__, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("certificate", type=Path, nargs="+", help="NAME.certificate.txt, as modforge field writes it")
    for path in parser.parse_args().certificate:
        try:
            text = path.read_text(encoding="utf-8")
            print(f"{path}: proved for all inputs: {', '.join(dict.fromkeys(check(text)))}")
            for file, found in compare_files(path, text):
                print(f"{file}: {found}")
        except (RefusedError, OSError, UnicodeDecodeError) as error:
            sys.exit(f"{path}: {error}")


main()
