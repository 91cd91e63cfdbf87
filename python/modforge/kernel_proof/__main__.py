"""``python -m modforge.kernel_proof``: prove the assembly of the installed engine, a line a function and length."""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from pathlib import Path

from modforge import _engine
from modforge.errors import ModforgeError
from modforge.kernel_proof.claims import claims
from modforge.kernel_proof.code.library import Library

EXAMPLES = """examples:
  python -m modforge.kernel_proof                     all sizes, minutes
  python -m modforge.kernel_proof --max-bits 640     up to 640 bits, seconds
  python -m modforge.kernel_proof --kernel adx --function multiply_4
  python -m modforge.kernel_proof --json >proved.json
  python -m modforge.kernel_proof --processor aarch64 --library libmodforge.so
"""


def main() -> int:
    """Run the command; return 1 if a proof fails."""
    parser = argparse.ArgumentParser(
        prog="python -m modforge.kernel_proof",
        description="Prove what the machine code of the engine's assembly computes, for all operands.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--library", type=Path, default=Path(_engine.__file__), help="the library to read (the engine)")
    parser.add_argument("--max-bits", type=int, default=4096, metavar="N", help="longest modulus, in bits (4096)")
    parser.add_argument("--kernel", metavar="NAME", help="prove one kernel alone, such as adx")
    parser.add_argument("--function", metavar="NAME", help="prove one function alone, such as multiply_4")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument(
        "--processor", choices=["x86_64", "aarch64"], default=platform.machine(), help="what it is built for"
    )
    arguments = parser.parse_args()
    chosen = [
        claim
        for claim in claims(arguments.processor)
        if claim.bits <= arguments.max_bits
        and arguments.kernel in (None, claim.kernel)
        and arguments.function in (None, claim.function)
    ]
    if not chosen:
        parser.error("nothing is claimed of that: see --kernel, --function and --max-bits, or leave them out")
    library, rows = Library(arguments.library, arguments.processor), []
    for claim in chosen:
        start = time.monotonic()
        row: dict[str, object] = {
            "kernel": claim.kernel,
            "function": claim.function,
            "bits": claim.bits,
            "promise": claim.promise,
        }
        try:
            row |= {"proved": True, "instructions": claim.prove(library)}
        except ModforgeError as error:
            row |= {"proved": False, "reason": str(error)}
        rows.append(row)
        if not arguments.json:
            outcome = f"{row['instructions']:6} instructions" if row["proved"] else f"NOT PROVED: {row['reason']}"
            seconds = time.monotonic() - start
            name = f"{claim.kernel} {claim.function}"
            print(f"{name:23} {claim.bits:4} bits  {outcome}  {seconds:5.1f} s  {claim.promise}", flush=True)
    if arguments.json:
        json.dump(rows, sys.stdout, indent=2, ensure_ascii=False)
        print()
    return int(not all(row["proved"] for row in rows))


if __name__ == "__main__":
    sys.exit(main())
