"""The command ``modforge``, which is ``python -m modforge``, too."""

import sys


def main() -> None:
    """Run the command; an interrupt ends it, also while it loads."""
    if sys.platform == "win32":  # where folders cannot be locked as the files of this package need it
        sys.exit("Error: the command modforge needs Linux or macOS; here there is the engine: import modforge")
    try:
        from modforge.cli import main as command

        command()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)  # the INTERRUPTED of modforge.cli.group, which may not be loaded


if __name__ == "__main__":
    main()
