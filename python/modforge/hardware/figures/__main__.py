"""Draw all figures of all cores anew: ``python -m modforge.hardware.figures``."""

from modforge.cores import CORES
from modforge.cores.model.core import CORES_FOLDER
from modforge.hardware.figures import figures


def main() -> None:
    """Write the files next to their descriptions."""
    for core in CORES:
        for name, text in figures(core).items():
            path = CORES_FOLDER / core.name / "figures" / name
            path.write_text(text, encoding="utf-8", newline="\n")
            print(path)


if __name__ == "__main__":
    main()
