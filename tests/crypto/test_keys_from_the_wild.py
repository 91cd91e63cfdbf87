"""Keys as other tools leave them: what openssl reads is read, whatever stands around it, and the rest is named."""

import base64
import itertools
import subprocess
from pathlib import Path

import pytest
from commands import needs_openssl, openssl

from modforge.crypto import KeyFileError, PasswordError, parse_private_key, parse_public_key

pytestmark = needs_openssl

PASSWORD = "a password"

LABELS = (
    "PRIVATE KEY",
    "RSA PRIVATE KEY",
    "EC PRIVATE KEY",
    "ENCRYPTED PRIVATE KEY",
    "DSA PRIVATE KEY",
    "ANY PRIVATE KEY",
    "PUBLIC KEY",
    "RSA PUBLIC KEY",
    "EC PUBLIC KEY",
    "CERTIFICATE",
)


def lines(data: bytes, width: int, end: str = "\n") -> str:
    text = base64.b64encode(data).decode()
    return "".join(f"{text[at : at + width]}{end}" for at in range(0, len(text), width))


def block(label: str, body: str, end: str = "\n") -> bytes:
    return f"-----BEGIN {label}-----{end}{body}-----END {label}-----{end}".encode()


LAYOUTS = {
    "64 columns": lambda label, data: block(label, lines(data, 64)),
    "76 columns": lambda label, data: block(label, lines(data, 76)),
    "one line": lambda label, data: block(label, lines(data, 1 << 20)),
    "spaces behind": lambda label, data: block(label, lines(data, 64, "  \n")),
    "blank line first": lambda label, data: block(label, "\n" + lines(data, 64)),
    "wide spaces behind": lambda label, data: block(label, lines(data, 64, "\v\xa0\n")),
    "CRLF": lambda label, data: block(label, lines(data, 64, "\r\n"), "\r\n"),
    "no line at the end": lambda label, data: block(label, lines(data, 64))[:-1],
}

OTHER = block("CERTIFICATE", lines(bytes(range(200)), 64))

AROUND = {
    "nothing": lambda text: text,
    "a BOM": lambda text: b"\xef\xbb\xbf" + text,
    "text": lambda text: b"Bag Attributes\n    friendlyName: Schl\xfcssel\nKey Attributes: <No Attributes>\n" + text,
    "a certificate": lambda text: OTHER + text,
    "parameters": lambda text: block("EC PARAMETERS", "BggqhkjOPQMBBw==\n") + text,
    "a certificate behind": lambda text: text + OTHER,
    "lines behind": lambda text: text + b"\nthat was it\n",
}


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Keys in DER in every form that openssl writes."""
    folder = tmp_path_factory.mktemp("keys")
    rsa, ec, edwards = folder / "rsa.pem", folder / "ec.pem", folder / "ed.pem"
    openssl("genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:1024", "-out", rsa)
    openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", ec)
    openssl("genpkey", "-algorithm", "ed25519", "-out", edwards)
    der = ("-outform", "DER")
    return {
        "PKCS#8 of RSA": openssl("pkcs8", "-topk8", "-nocrypt", "-in", rsa, *der),
        "PKCS#8 of a curve": openssl("pkcs8", "-topk8", "-nocrypt", "-in", ec, *der),
        "PKCS#8 of Ed25519": openssl("pkcs8", "-topk8", "-nocrypt", "-in", edwards, *der),
        "encrypted": openssl("pkcs8", "-topk8", "-in", ec, "-iter", 1000, "-passout", f"pass:{PASSWORD}", *der),
        "PKCS#1": openssl("rsa", "-in", rsa, "-traditional", *der),
        "SEC 1": openssl("ec", "-in", ec, *der),
        "SPKI of RSA": openssl("pkey", "-in", rsa, "-pubout", *der),
        "SPKI of a curve": openssl("pkey", "-in", ec, "-pubout", *der),
        "public PKCS#1": openssl("rsa", "-in", rsa, "-RSAPublicKey_out", *der),
    }


def by_openssl(file: Path, content: str) -> bytes | None:
    """The public key that openssl finds in the file, in DER."""
    public = ("-pubin",) if "SPKI" in content or "public" in content else ()
    command = ["openssl", "pkey", *public, "-in", file, "-passin", f"pass:{PASSWORD}", "-pubout", "-outform", "DER"]
    done = subprocess.run(command, capture_output=True, check=False)
    return done.stdout if done.returncode == 0 else None


def compare(file: Path, text: bytes, content: str) -> None:
    """What openssl reads is read here, as the same key; else it is that key, too, or the reason is named."""
    file.write_bytes(text)
    theirs = by_openssl(file, content)
    public = "SPKI" in content or "public" in content
    try:
        key = parse_public_key(text) if public else parse_private_key(text, PASSWORD).public_key
    except KeyFileError as error:
        assert theirs is None, f"openssl reads it, but: {error}"
        assert "damaged" not in str(error) and not isinstance(error, PasswordError), error
    else:
        assert theirs in (None, key.to_der())


# In all, three thousand files.
@pytest.mark.parametrize("label", LABELS)
def test_the_content_says_what_a_key_is(contents, tmp_path, label):
    for content, data in contents.items():
        compare(tmp_path / "key.pem", LAYOUTS["64 columns"](label, data), content)


FITTING = (("PKCS#8 of a curve", "PRIVATE KEY"), ("public PKCS#1", "RSA PUBLIC KEY"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_lines_and_what_is_around_them_do_not_matter(contents, tmp_path, layout):
    for around, (content, label) in itertools.product(AROUND, FITTING):
        compare(tmp_path / "key.pem", AROUND[around](LAYOUTS[layout](label, contents[content])), content)


@pytest.mark.long
def test_all_together(contents, tmp_path):
    for label, layout, around, content in itertools.product(LABELS, LAYOUTS, AROUND, contents):
        compare(tmp_path / "key.pem", AROUND[around](LAYOUTS[layout](label, contents[content])), content)


@pytest.mark.parametrize("content", ["PKCS#8 of RSA", "encrypted", "PKCS#1", "SEC 1", "SPKI of a curve"])
def test_what_stands_behind_der(contents, tmp_path, content):
    compare(tmp_path / "key.der", contents[content], content)
    compare(tmp_path / "key.der", contents[content] + b"\n", content)
