"""Checks the certificates that the command line names."""

import sys
from pathlib import Path

from .certificate import check
from .text import RefusedError

if len(sys.argv) == 1:
    sys.exit("usage: python -m checker CERTIFICATE...")
for path in sys.argv[1:]:
    try:
        names = check(Path(path).read_text(encoding="utf-8"))
    except (RefusedError, OSError, UnicodeDecodeError) as error:
        sys.exit(f"{path}: {error}")
    print(f"{path}: proved for all inputs: {', '.join(names)}")
