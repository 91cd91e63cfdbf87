"""Arguments and options that several commands have, and where passwords come from."""

from __future__ import annotations

import codecs
import getpass
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeVar

import click
from click.core import ParameterSource

from modforge import crypto
from modforge.cli.arguments import DASH, OutputFile
from modforge.cli.group import BadArgument, Choice, IntRange
from modforge.cli.screen.printing import print_json
from modforge.crypto.content import private_key_in, public_key_in
from modforge.crypto.keys import key_content, naming
from modforge.errors import shown
from modforge.files import STANDARD_INPUT, STANDARD_OUTPUT, is_terminal, open_input

T = TypeVar("T")

CURVES = {"p256": "P-256", "p384": "P-384", "p521": "P-521", "secp256k1": "secp256k1"}
"""Kinds of keys of `keygen` that are curves, and their names."""

MAX_STREAM = 1 << 28
"""Bytes that are read of what is not a file."""

MAX_SIGNATURE = 1 << 16
"""Bytes of a signature; that of the longest RSA key has 1024."""

MAX_PASSWORD = 1 << 16
"""Bytes of a password, and the end of its line."""

HASHES = ("sha1", "sha224", "sha256", "sha384", "sha512", "sha3-224", "sha3-256", "sha3-384", "sha3-512")


class InputFile(click.Path):
    """A file that is there, or - for the standard input, which a command reads once."""

    def __init__(self) -> None:
        """Give paths."""
        super().__init__(dir_okay=False, exists=True, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path."""
        if sys.__stdin__ is None and value in (DASH, str(STANDARD_INPUT)):
            raise BadArgument(f"{value}: the standard input is closed")
        if value != DASH:
            return super().convert(value, param, ctx)
        if ctx is not None and ctx.meta.setdefault(__name__, param) is not param:
            raise BadArgument(f"{DASH}: the standard input is one file, and - stands for two here")
        return STANDARD_INPUT


class SecretFile(OutputFile):
    """The name of a file for a secret, or - for the standard output, unless that is a terminal."""

    def __init__(self) -> None:
        """Know what - stands for."""
        super().__init__(dash=STANDARD_OUTPUT)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path."""
        path = super().convert(value, param, ctx)
        if is_terminal(path):
            raise BadArgument("output: a secret, which is not shown on a terminal; send it on with > or |")
        return path


file_type = InputFile()
_output_help = "File to write, - for the standard output."
output_option = click.option("-o", "--output", type=OutputFile(dash=STANDARD_OUTPUT), required=True, help=_output_help)
secret_output_option = click.option("-o", "--output", type=SecretFile(), required=True, help=_output_help)
password_option = click.option(
    "--password-file", type=file_type, help="File whose first line is the password of the private key."
)
hash_option = click.option(
    "--hash",
    "hash_name",
    type=Choice(HASHES),
    metavar="HASH",
    help=f"Hash function of RSA and ECDSA: {', '.join(HASHES)}. [default: that of the curve; sha256 for RSA]",
)
RSA_HASH = "sha256"
form_option = click.option(
    "--form",
    type=Choice(["der", "raw"]),
    default="der",
    show_default=True,
    help="Form of an ECDSA signature: DER as openssl writes it, or both numbers side by side.",
)
signature_padding = click.option(
    "--padding", type=Choice(["pss", "pkcs1v15"]), default="pss", show_default=True, help="Padding of RSA."
)


class SaltLength(click.ParamType[int | Literal["auto"]]):
    """A number of bytes, or the word auto."""

    name = "salt length"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | Literal["auto"]:
        """Return the number, or the word."""
        try:
            return "auto" if value == "auto" else IntRange(min=0).convert(value, param, ctx)
        except click.BadParameter:
            self.fail(f"'{shown(str(value))}' is neither a number of bytes nor auto.", param, ctx)


salt_length_option = click.option(
    "--salt-length",
    type=SaltLength(),
    metavar="BYTES|auto",
    help="Bytes of the salt of PSS; auto: any number, to verify. [default: as many as the hash has]",
)
mgf_hash_option = click.option(
    "--mgf-hash", type=Choice(HASHES), metavar="HASH", help="Hash function of the masks of PSS. [default: --hash]"
)


OF_KINDS = {"bits", "form", "hash_name", "high_s", "label", "mgf_hash", "padding", "salt_length"}
"""Options that keys of some kinds take."""


def check_options(kind: str, *taken: str) -> None:
    """Refuse what the command line has of such options and a key of this kind does not take: it would do nothing."""
    context = click.get_current_context()
    for option in context.command.params:
        name = option.name or ""
        given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if given and name in OF_KINDS - {*taken}:
            raise BadArgument(f"{option.opts[0]}: is not for a key of {kind}; leave it out")


def refuse_password(password_file: Path | None) -> None:
    """Refuse a password for a key of ChaCha20-Poly1305: it would do nothing."""
    if password_file is not None:
        raise BadArgument(
            "--password-file: a key of chacha20poly1305 is plain bytes and is not encrypted; leave it out"
        )


def content(path: Path) -> bytes:
    """Return the content of a file, or of a pipe or device, which may never end."""
    with open_input(path) as file:
        if path.is_file():
            # Without this a system that promises more memory than it has would end the process.
            memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
            if path.stat().st_size > memory:
                raise BadArgument(f"{path}: is larger than the memory of this machine; take a smaller file")
            return file.read()
        found = file.read(MAX_STREAM + 1)
    if len(found) > MAX_STREAM:
        raise BadArgument(f"{path}: gives more than {MAX_STREAM >> 20} MiB; put it into a file first")
    return found


def signature_in(path: Path) -> bytes:
    """Return the content of a signature file, up to the longest possible signature."""
    with open_input(path) as file:
        found = file.read(MAX_SIGNATURE + 1)
    if len(found) > MAX_SIGNATURE:
        raise BadArgument(f"{path}: is longer than {MAX_SIGNATURE} bytes, so it is no signature")
    return found


def new_password(path: Path | None) -> str | None:
    """Return the first line of a file, a text that can be typed, too."""
    if path is None:
        return None
    password, *_ = _passwords(path)
    if not password:
        raise BadArgument(f"{path}: its first line is empty, so there is no password")
    try:
        return password.decode()
    except UnicodeDecodeError:
        raise BadArgument(f"{path}: not a text in UTF-8") from None


def _passwords(path: Path) -> list[bytes]:
    """Return what the first line of a file may mean: without the marks of editors, and as openssl reads it."""
    with open_input(path) as file:
        line = file.readline(MAX_PASSWORD + 1)
    if len(line) > MAX_PASSWORD:
        raise BadArgument(f"{path}: its first line is longer than {MAX_PASSWORD} bytes, so it is not a password")
    whole = line.removesuffix(b"\n")
    password = whole.removeprefix(codecs.BOM_UTF8).rstrip(b"\r")
    if b"\0" in password:
        raise BadArgument(f"{path}: its first line has a zero byte, so it is not a password")
    return [password] if password == whole else [password, whole]


def _typed(path: Path) -> bytes:
    """Ask for the password of a key on the terminal."""
    try:
        return getpass.getpass(f"Password of {path}: ").encode()
    except UnicodeDecodeError as error:  # the bytes that were typed are what counts
        return bytes(error.object).partition(b"\n")[0]


def _with_password(
    path: Path, found: bytes, password_file: Path | None, parse: Callable[[bytes, bytes | None], T]
) -> T:
    """Return the key in what a file holds; ask for its password on a terminal if it has one and none was given."""
    first: crypto.PasswordError | None = None
    for password in [None] if password_file is None else _passwords(password_file):
        try:
            with naming(path):
                return parse(found, password)
        except crypto.PasswordError as error:
            first = first or error
    if first is not None and password_file is not None:
        raise first
    if first is not None and not sys.stdin.isatty():
        raise crypto.PasswordError(f"{first}: give --password-file")
    with naming(path):
        return parse(found, _typed(path))


def private_key(path: Path, password_file: Path | None, found: bytes | None = None) -> crypto.PrivateKey:
    """Return the private key in a file, or in what has been read of it."""
    found = key_content(path) if found is None else found
    return _with_password(path, found, password_file, private_key_in)


def public_key(path: Path, password_file: Path | None) -> crypto.PublicKey:
    """Return the public key in a file, or that of the private key in it."""
    return _with_password(path, key_content(path), password_file, public_key_in)


def refuse(key: crypto.PrivateKey | crypto.PublicKey, verb: str, kinds: str) -> crypto.CryptoError:
    """Return the error for a key that cannot do what is asked; its file is not named yet."""
    return crypto.CryptoError(f"a key of {key.kind} does not {verb}; {kinds} can")


def report(output: Path, data: dict[str, object] | None, text: str = "") -> None:
    """Print what was written: data as JSON, if they are given, else a text; not among the output."""
    aside = output == STANDARD_OUTPUT
    if data is not None:
        print_json(data, err=aside)
    elif text:
        click.echo(text, err=aside)
