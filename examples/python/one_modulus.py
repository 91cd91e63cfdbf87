"""One modulus in three forms: a library call, field code in C, a hardware core.

Run it as a script, or cell by cell in VS Code, PyCharm, Spyder or Jupyter (`jupytext --to notebook one_modulus.py`).
"""

# %% Set-up: the command `modforge` prints JSON for programs that call it.
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import modforge

MODULUS = "2^255 - 19"
p = 2**255 - 19


def command(*arguments: str):
    """Run `modforge ARGUMENTS --json` and return what it prints."""
    call = [sys.executable, "-m", "modforge", *arguments, "--json"]
    return json.loads(subprocess.run(call, check=True, stdout=subprocess.PIPE).stdout)


# %% Plan: the structure of the number, and the method and predicted cost of each form.
(plan,) = command("plan", MODULUS)
print(f"{plan['text']}: {plan['structure']['description']}")
for form in plan["forms"]:
    cost = ", ".join(f"{value} {unit}" for unit, value in form["predicted"].items())
    print(f"- {form['form']}: {form['method']} ({cost})")

# %% Engine: a Modulus looks at the number once, chooses a kernel and precomputes.
modulus = modforge.Modulus(p)
x = modulus.mul(3, p - 1)
assert x == p - 3
y = modulus.pow(x, p - 2)  # constant time in base and exponent
assert y == modulus.inverse(x) == pow(x, -1, p)
print(f"\nEngine: kernel {modulus.kernel}, 1/{x:#x} = {y:#x}")

# %% Engine: many powers at once, on every core of the machine, against Python's own pow.
bases, exponent = list(range(2, 2002)), p - 2
start = perf_counter()
powers = modforge.powmod_many(bases, exponent, p)
between = perf_counter()
expected = [pow(base, exponent, p) for base in bases]
end = perf_counter()
assert powers == expected
print(f"{len(bases)} powers: {1e3 * (between - start):.0f} ms, Python's pow {1e3 * (end - between):.0f} ms")

# %% Field code: constant-time C, written together with its self-test.
with tempfile.TemporaryDirectory() as folder:
    field = command("field", MODULUS, "--prefix", "fe25519", "--language", "c", "-o", folder)
    print("\nField code:", " ".join(sorted(path.name for path in Path(folder).iterdir())))
    counts = field["counts"]
    for operation in ("mul", "square"):
        print(f"- {operation}:", ", ".join(f"{count} {name}" for name, count in counts[operation].items()))
    subprocess.run(["make", "--silent", "-C", folder, "test"], check=True)

# %% Hardware: simulate a core with this modulus, and compare its cycles with the formula in its README.
simulation = command("core", "simulate", "mont_csa_r4", "--bits", "255", "--modulus", MODULUS, "--cases", "3")
print(
    f"\nCore mont_csa_r4: {simulation['cases']} products equal to the golden model's, "
    f"{simulation['cycles']} cycles each ({simulation['expected_cycles']} by the formula)"
)
