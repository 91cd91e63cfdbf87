"""Inputs of the fuzzer's corpus, an input a line in hexadecimal digits: ``fuzz/corpus/TARGET.hex``.

``fuzz_corpus.py unpack TARGET FOLDER`` writes each input to a file of its own, as libFuzzer reads them.
``fuzz_corpus.py add TARGET FILE...`` adds the contents of files. Lines are sorted, and each input is there once.
"""

import hashlib
import sys
from pathlib import Path

CORPUS = Path(__file__).resolve().parent.parent / "fuzz" / "corpus"


def read(target: str) -> list[bytes]:
    """Return the inputs of a target."""
    return [bytes.fromhex(line) for line in (CORPUS / f"{target}.hex").read_text(encoding="ascii").splitlines()]


def add(target: str, inputs: list[bytes]) -> None:
    """Add inputs to a target."""
    lines = sorted({data.hex() for data in [*read(target), *inputs]})
    (CORPUS / f"{target}.hex").write_text("".join(f"{line}\n" for line in lines), encoding="ascii")


def unpack(target: str, folder: Path) -> None:
    """Write each input of a target to a file that has the head of its SHA-1 as its name."""
    folder.mkdir(parents=True, exist_ok=True)
    for data in read(target):
        name = hashlib.sha1(data, usedforsecurity=False).hexdigest()[:12]
        (folder / name).write_bytes(data)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["unpack", target, folder]:
            unpack(target, Path(folder))
        case ["add", target, *files] if files:
            add(target, [Path(file).read_bytes() for file in files])
        case _:
            sys.exit(__doc__)
