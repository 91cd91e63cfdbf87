"""Make the rows that are missing, hours on two cores: ``python -m modforge.bench.asic TYPICAL.lib SLOW.lib``.

What is there for today's sources is kept, and each row is stored when it is made: a run that was ended goes on.
"""

import sys
from pathlib import Path

from modforge.bench.asic.rows import make, store
from modforge.hardware.liberty import Library


def main(files: list[str]) -> None:
    """Make the rows for these files."""
    for configuration, family, row in make([Library.read(Path(file)) for file in files]):
        store(configuration, family, row)
        print(f"{configuration.name}, {configuration.bits} bits, {family}: {row.get('outputs', row.get('reason'))}")


if __name__ == "__main__":
    main(sys.argv[1:])
