"""The libraries that take long to build or need tools, and whether they can be built here.

crypto-bigint, ruint, num-bigint and aurora-engine-modexp need nothing and always take part.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping

from modforge import machine
from modforge.bench.errors import RequestError

PEERS = ("gmp", "openssl", "aws-lc", "flint", "cryptopp", "curves", "dashu", "go")

CRYPTOGRAPHY = ("openssl", "aws-lc", "sodium", "ring", "graviola")
"""The libraries with most of the primitives; those with one of them are crates of Rust, which always take part."""

PROGRAMS: Mapping[str, Mapping[str, str]] = {
    "gmp": {"cc": "gcc", "make": "make", "m4": "m4"},
    "openssl": {"cc": "gcc", "make": "make", "perl": "perl"},
    "aws-lc": {"cc": "gcc", "make": "make", "cmake": "cmake"},
    "flint": {"cc": "gcc", "make": "make", "m4": "m4"},
    "cryptopp": {"c++": "g++"},
    "curves": {"cc": "gcc"},
    "go": {"go": "golang"},
    "primitives": {"cc": "gcc"},
    "ring": {"cc": "gcc"},
    "sodium": {"pkg-config": "pkg-config"},
    "tls": {"cc": "gcc"},
}
"""Programs that the build of a peer needs, each with its Debian package."""

# Modules that OpenSSL's Configure loads; Debian's perl-base, which every image has, comes without them.
PERL_MODULES = ("FindBin", "File::Compare", "IPC::Cmd", "Time::Piece")


def available_peers() -> tuple[str, ...]:
    """Return the features of :func:`modforge.bench.program.build` whose tools are all installed."""
    return tuple(peer for peer in PEERS if missing_tools(peer) is None)


def missing_tools(peer: str) -> str | None:
    """Return what is missing before ``peer`` can be built, as one line, or None when nothing is missing.

    >>> missing_tools("dashu") is None
    True
    """
    if peer in ("dashu", "fields", "graviola", "table1"):  # plain Rust
        return None
    if peer not in PROGRAMS:
        raise RequestError(f'peer: "{peer}" is not one of {", ".join(PEERS)}')
    if peer == "flint" and not machine.has("adx", "bmi2"):
        return "flint needs a CPU with mulx and adx"
    missing = [package for program, package in PROGRAMS[peer].items() if shutil.which(program) is None]
    if peer == "openssl" and "perl" not in missing and not _perl_is_whole():
        missing.append("perl")
    if peer == "cryptopp" and (missing or not _has_cryptopp()):
        missing.append("libcrypto++-dev")
    if peer == "sodium" and (missing or not _has_sodium()):
        missing.append("libsodium-dev")
    if not missing:
        return None
    return f"{peer} needs {', '.join(missing)}: apt-get install {' '.join(missing)}"


def _perl_is_whole() -> bool:
    modules = [f"-M{module}" for module in PERL_MODULES]
    return subprocess.run(["perl", *modules, "-e", "1"], capture_output=True, check=False).returncode == 0


def _has_cryptopp() -> bool:
    command = ["c++", "-E", "-x", "c++", "-include", "cryptopp/config.h", "/dev/null"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _has_sodium() -> bool:
    return subprocess.run(["pkg-config", "--exists", "libsodium"], check=False).returncode == 0
