"""The files of a certificate: which are beside it, and whether they are the code that is proved."""

from collections.abc import Iterator
from pathlib import Path

from .code import compare


def compare_files(path: Path, certificate: str) -> Iterator[tuple[Path, str]]:
    """Compare each file that a certificate names, beside it; yield its path and what was found.

    Yield the certificate, too, if no file that it names has the programs. Raises :class:`~.text.RefusedError` for a
    file that is another one, or does not compute what is proved.
    """
    head, _, _ = certificate.partition("\nprogram ")
    names = [line.split()[1:] for line in head.splitlines() if line.startswith("file ")]
    if not any(programs for _, _, *programs in names):
        how = "names no file that has them" if names else "names none"
        yield path, f"bound to no file: what is proved are the programs in the certificate, and it {how}"
    for name, expected, *programs in names:
        beside = path.with_name(Path(name).name)
        if not beside.exists():
            yield beside, "not beside the certificate, not compared"
            continue
        text = beside.read_bytes().decode().replace("\r\n", "\n")  # a lone \r stays, to be refused
        found = compare(certificate, name, text, expected, read_back=bool(programs))
        back = f"read back as what is proved: {', '.join(found)}" if found else "nothing to read back"
        yield beside, f"the file of this certificate; {back}"
