"""Strips the engine in a wheel, but for the names of its kernels, which proofs look up: strip_wheel.py WHEEL [STRIP]

STRIP is the program strip for the processor of the wheel.
"""

import base64
import csv
import hashlib
import io
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ENGINE = "modforge/_engine.abi3.so"
KERNELS = ("!*modforge..reduce*", "*8modforge6kernel*", "*modforge..kernel*", "*core..iter..adapters..step_by..*4next*")
"""Their names as Rust mangles them: functions, methods of traits but for those of reductions, and what they call."""


def main(wheel: Path, strip: str = "strip") -> None:
    """Replace the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        entries = [(entry, archive.read(entry)) for entry in archive.infolist()]
    contents = {entry.filename: content for entry, content in entries}
    contents[ENGINE] = stripped(contents[ENGINE], strip)
    (record,) = (name for name in contents if name.endswith(".dist-info/RECORD"))
    contents[record] = recorded(contents[record], contents[ENGINE])
    with tempfile.TemporaryDirectory(dir=wheel.parent) as folder:
        made = Path(folder) / wheel.name
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
            for entry, _ in entries:
                archive.writestr(entry, contents[entry.filename], zipfile.ZIP_DEFLATED)
        made.replace(wheel)


def stripped(engine: bytes, strip: str) -> bytes:
    """Return the engine with the names of its kernels alone."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "engine"
        file.write_bytes(engine)
        kept = [f"--keep-symbol={pattern}" for pattern in KERNELS]
        subprocess.run([strip, "--wildcard", *kept, file], check=True)
        return file.read_bytes()


def recorded(record: bytes, engine: bytes) -> bytes:
    """Return the list of the wheel's files with the hash and the size of another engine."""
    rows = list(csv.reader(io.StringIO(record.decode())))
    digest = base64.urlsafe_b64encode(hashlib.sha256(engine).digest()).rstrip(b"=").decode()
    (index,) = (index for index, row in enumerate(rows) if row[0] == ENGINE)
    rows[index] = [ENGINE, f"sha256={digest}", str(len(engine))]
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue().encode()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
