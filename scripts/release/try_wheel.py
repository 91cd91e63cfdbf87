"""``try_wheel.py FOLDER``: install the wheel for this Python from the folder in an empty environment, and use it.

It also prints how large what was installed is, and how long the import takes.
"""

import statistics
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

USE = """
import sys, sysconfig, threading, modforge
m = modforge.Modulus(2**255 - 19)
assert m.mul_many([2, 3], [5, 7]) == [10, 21]
found = []
threads = [threading.Thread(target=lambda: found.append(m.pow_many(range(1000), 65537))) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert found == [[pow(x, 65537, m.value) for x in range(1000)]] * 4
# Without the global lock the engine does not bring it back.
assert not (sysconfig.get_config_var("Py_GIL_DISABLED") and sys._is_gil_enabled())
print(modforge.__file__, *modforge.kernels())
"""


FILES = """
from importlib.metadata import distributions

for found in distributions():
    if found.name not in ("pip", "setuptools"):
        files = [found.locate_file(path) for path in found.files if path.suffix != ".pyc"]
        print(found.name, found.version, f"{sum(path.stat().st_size for path in files) / 1e6:.1f} MB")
"""


TIME = "import time; start = time.perf_counter(); import modforge; print(time.perf_counter() - start)"


def import_time(python: str) -> float:
    """Return the milliseconds that the import takes in a new process: the median of 21."""
    command = [python, "-I", "-c", TIME]
    seconds = [float(subprocess.run(command, check=True, capture_output=True, text=True).stdout) for _ in range(21)]
    return 1e3 * statistics.median(seconds)


def main(folder: Path) -> None:
    """Try the wheel; raise an error if anything fails."""
    kind = "cp314t" if sysconfig.get_config_var("Py_GIL_DISABLED") else "abi3"
    wheels = [str(path) for path in sorted(folder.glob("*.whl")) if f"-{kind}-" in path.name]
    assert wheels, f"{folder} has no wheel for {kind}"
    with tempfile.TemporaryDirectory() as environment:
        venv.create(environment, with_pip=True)
        scripts = Path(environment) / ("Scripts" if sys.platform == "win32" else "bin")
        # Of several, pip takes the one for this system.
        options = ["--quiet", "--disable-pip-version-check", "--find-links", str(folder), "--only-binary", "modforge"]
        version = Path(wheels[0]).name.split("-")[1]
        python, modforge = (str(scripts / name) for name in ("python", "modforge"))
        commands = [
            [python, "-m", "pip", "install", *options, f"modforge=={version}"],
            [python, "-c", USE],
            [python, "-c", FILES],
        ]
        # There the package is the engine alone.
        if sys.platform != "win32":
            commands += [
                [modforge, "field", "2^61 - 1", "-o", str(Path(environment) / "field")],
                [modforge, "core", "emit", "mont_csa42", "--bits", "64", "-o", str(Path(environment) / "core")],
                [modforge, "doctor"],
            ]
        for command in commands:
            subprocess.run(command, check=True, cwd=environment)
        print(f"import modforge: {import_time(python):.1f} ms")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
