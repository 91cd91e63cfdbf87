"""Print in which operations of a field a program spends its time.

    perf record -e cpu-clock -F 10000 -o FILE PROGRAM ...
    python scripts/field_shares.py FILE PROGRAM

Products, squares and sums are inlined where they are used, so a profile by symbols does not show them. This one asks
``llvm-symbolizer`` for the functions that were inlined at each sample, and counts it for the innermost one that is an
operation of a field, or else for the function that it is in. ``FILE`` is a profile of one run of ``PROGRAM``, built
with line tables.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

OPERATIONS = {
    "mul": "products",
    "times": "products",
    "square": "squares",
    "square_times": "squares",
    "square_times_mul": "squares",
    "add": "sums",
    "sub": "sums",
    "neg": "sums",
    "half": "halves and small factors",
    "mul_small": "halves and small factors",
    "invert": "inverses",
    "is_zero": "comparisons",
    "eq": "comparisons",
    "canonical": "comparisons",
    "select": "choices",
    "swap": "choices",
}
FIELDS = "/modforge-fields/src/"
HASH = re.compile(r"::h[0-9a-f]{16}.*")
ESCAPES = {"_$LT$": "<", "$LT$": "<", "$GT$": ">", "$u20$": " ", "$C$": ", ", "..": "::"}
LEAST = 0.005


def main(profile: str, program: str) -> None:
    """Print the shares, the largest first, down to half a percent."""
    samples = _samples(profile, Path(program).resolve())
    shares = Counter({"libraries and the kernel": samples.pop(0, 0)})
    names = _names(program, list(samples))
    for address, count in samples.items():
        shares[_subject(names[address])] += count
    total = sum(shares.values())
    for subject, count in shares.most_common():
        if count >= LEAST * total:
            print(f"{count / total:6.1%}  {subject}")


def _subject(functions: list[tuple[str, str]]) -> str:
    """Return what a sample counts for, by the functions around it and their files, from the innermost one."""
    for function, file in functions:
        if FIELDS in file:
            if "divsteps" in function:
                return "inverses"
            if (name := HASH.sub("", function).rpartition("::")[2]) in OPERATIONS:
                return OPERATIONS[name]
    name = HASH.sub("", functions[-1][0])
    for escape, letters in ESCAPES.items():
        name = name.replace(escape, letters)
    return name


def _samples(profile: str, program: Path) -> Counter[int]:
    """Return how many samples hit each address of the program as it is in its file; 0 is for all others."""
    fields = ["perf", "script", "-i", profile, "--show-mmap-events", "-F", "comm,event,ip"]
    lines = subprocess.run(fields, capture_output=True, text=True, check=True).stdout.splitlines()
    segments = subprocess.run(["readelf", "-lW", program], capture_output=True, text=True, check=True).stdout
    shifts = {
        int(offset, 16): int(address, 16) - int(offset, 16)
        for offset, address in re.findall(r"LOAD +0x(\w+) 0x(\w+) .* R E ", segments)
    }
    ranges = []
    samples: Counter[int] = Counter()
    for line in lines:
        mapped = re.search(r"MMAP2? .*\[0x(\w+)\(0x(\w+)\) @ (\w+) .*r-xp (.*)$", line)
        if mapped:
            if Path(mapped[4]) == program:
                start, size, offset = (int(number, 16) for number in mapped.groups()[:3])
                ranges.append((start, start + size, offset - start + shifts[_segment(shifts, offset)]))
        elif found := re.search(r"\b([0-9a-f]{6,16})\s*$", line):
            ip = int(found[1], 16)
            samples[next((ip + shift for start, end, shift in ranges if start <= ip < end), 0)] += 1
    return samples


def _segment(shifts: dict[int, int], offset: int) -> int:
    return max(start for start in shifts if start // 4096 * 4096 <= offset)


def _names(program: str, addresses: list[int]) -> dict[int, list[tuple[str, str]]]:
    """Return the functions at each address with their files, the innermost first."""
    command = ["llvm-symbolizer", f"--obj={program}", "--output-style=JSON", "--relativenames"]
    text = "".join(f"{address:#x}\n" for address in addresses)
    output = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    found = [
        [(symbol["FunctionName"], symbol["FileName"]) for symbol in json.loads(line)["Symbol"]]
        for line in output.splitlines()
    ]
    return dict(zip(addresses, found, strict=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
