"""``commit_message.py FILE``: refuse a commit message that does not have the form of this repository.

Git's hook commit-msg calls it. The subject has at most 72 characters; an empty line separates it from the body.
"""

import itertools
import re
import sys
from pathlib import Path

MAX_SUBJECT = 72
SCISSORS = "# ------------------------ >8 ------------------------"
"""The line above the diff that ``git commit --verbose`` shows."""

STRANGE = re.compile("[\udc80-\udcff]")
"""What bytes become that are not UTF-8: a diff below the scissors may have some."""


def faults(message: str) -> list[str]:
    """Return what is wrong with a message as the editor leaves it; git itself refuses an empty one."""
    lines = itertools.takewhile(lambda line: line != SCISSORS, message.splitlines())
    written = [line.rstrip() for line in lines if not line.startswith("#")]
    text = list(itertools.dropwhile(lambda line: not line, written))
    if not text:
        return []
    subject, *rest = text
    found = []
    if strange := next((line for line in text if STRANGE.search(line)), None):
        found.append(f"it must be UTF-8: {strange}")
    if len(subject) > MAX_SUBJECT:
        found.append(f"the subject has {len(subject)} characters, at most {MAX_SUBJECT} are allowed: {subject}")
    if rest and rest[0]:
        found.append(f"the line below the subject must be empty: {rest[0]}")
    return found


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: commit_message.py FILE")
    try:
        found = faults(Path(sys.argv[1]).read_text(encoding="utf-8", errors="surrogateescape"))
    except OSError as error:
        sys.exit(f"commit message: {error}")
    for fault in found:
        print(f"commit message: {fault}", file=sys.stderr)
    sys.exit(bool(found))
