"""Every public function of modforge-crypto that takes a secret is among those whose machine code is checked."""

import re
from pathlib import Path

CRATE = Path(__file__).resolve().parent.parent.parent / "crates" / "modforge-crypto"

# Types and modules, or functions, without a row, by reason. Functions in variable time have names in `_vartime`.
EXCEPT = {
    "sees public data alone": {
        "vdf",
        "curve::Group::to_affine",
        "curve::edwards::Point::from_xy",
        "curve::edwards::Point::from_y",
        "curve::vartime::OddMultiples",
        "curve::weierstrass::Affine",
        "curve::weierstrass::Jacobian::has_x",
        "dstu9041::Cipher",
        "dstu9041::PublicKey::from_bytes",
        "dstu9041::PublicKey::to_bytes",
        "ec::PublicKey",
        "ec::RecoveryId",
        "ec::Scheme::lanes",
        "ec::Signature",
        "ec::lanes",
        "ec::named::Curve",
        "ec::named::PublicKey",
        "ec::named::verify_each",
        "ec::verify_batch_prehash",
        "ec::verify_each_prehash",
        "ec::verify_each_with_lanes",
        "eddsa::Signature",
        "eddsa::VerifyingKey",
        "eddsa::verify_batch",
        "paillier::PublicKey::add",
        "paillier::PublicKey::new",
        "paillier::PublicKey::sum",
        "rsa::RsaPublicKey::new",
        "rsa::pkcs1v15::VerifyingKey",
        "rsa::pss::Parameters::new",
        "rsa::pss::Parameters::verify_prehash",
        "rsa::pss::VerifyingKey",
        "xdh::PublicKey",
    },
    "makes or reads a key, in variable time as the page on security says": {
        "key_files",
        "paillier::PrivateKey::from_primes",
        "paillier::PrivateKey::new",
        "paillier::PrivateKey::new_with_progress",
        "primes::congruent_prime",
        "primes::random_prime",
        "primes::safe_prime",
        "rsa::RsaPrivateKey::from_components",
        "rsa::RsaPrivateKey::from_p_q",
        "rsa::RsaPrivateKey::new",
        "rsa::RsaPrivateKey::new_with_exp",
        "rsa::generate_with_progress",
    },
    "hands out, or puts into a box, what is there": {
        "curve::digits::Digits::as_slice",
        "curve::digits::Digits::count",
        "curve::edwards::Point::base",
        "curve::weierstrass::Jacobian::base",
        "curve::weierstrass::Point::base",
        "dstu9041::Kalyna::block",
        "dstu9041::SecretKey::public_key",
        "dstu9041::SecretKey::to_bytes",
        "ec::SecretKey::public_key",
        "ec::SecretKey::to_bytes",
        "ec::SharedSecret",
        "ec::named::SecretKey::curve",
        "ec::named::SecretKey::public_key",
        "ec::named::SecretKey::to_bytes",
        "eddsa::SigningKey::to_bytes",
        "eddsa::SigningKey::verifying_key",
        "paillier::PrivateKey::primes",
        "paillier::PrivateKey::public",
        "paillier::PublicKey::n",
        "paillier::PublicKey::n_squared",
        "paillier::PublicKey::to_be_bytes",
        "rsa::RsaPrivateKey::bits",
        "rsa::RsaPrivateKey::d",
        "rsa::RsaPrivateKey::e",
        "rsa::RsaPrivateKey::n",
        "rsa::RsaPrivateKey::primes",
        "rsa::RsaPrivateKey::size",
        "rsa::RsaPrivateKey::to_public_key",
        "rsa::RsaPublicKey::bits",
        "rsa::RsaPublicKey::e",
        "rsa::RsaPublicKey::n",
        "rsa::RsaPublicKey::size",
        "random::SystemRandom",
        "rsa::oaep::DecryptingKey::encrypting_key",
        "rsa::oaep::DecryptingKey::new",
        "rsa::oaep::DecryptingKey::new_with_label",
        "rsa::oaep::EncryptingKey::new",
        "rsa::oaep::EncryptingKey::new_with_label",
        "rsa::pkcs1v15::DecryptingKey::encrypting_key",
        "rsa::pkcs1v15::EncryptingKey::new",
        "rsa::pkcs1v15::SigningKey::new",
        "rsa::pkcs1v15::SigningKey::new_unprefixed",
        "rsa::pss::SigningKey::new",
        "rsa::pss::SigningKey::new_with_salt_len",
        "rsa::pss::SigningKey::salt_len",
        "xdh::SecretKey::public_key",
        "xdh::SecretKey::to_bytes",
        "xdh::SharedSecret",
    },
    "part of a function that has a row": {
        "curve::Choose",
        "curve::Group",
        "curve::digits::Digits::new",
        "curve::edwards::Edwards",
        "curve::edwards::Point::to_xy",
        "curve::edwards::Tables::new",
        "curve::fixed::Comb",
        "curve::montgomery::Montgomery",
        "curve::montgomery::ladder",
        "curve::montgomery::ladder_without_lanes",
        "curve::weierstrass::Jacobian::to_point",
        "curve::weierstrass::Point::to_xy",
        "curve::weierstrass::Tables::new",
        "curve::weierstrass::Weierstrass",
        "ec::SecretKey::sign_hedged",
        "ec::SecretKey::sign_prehash",
        "eddsa::Scheme",
        "poly1305::Poly1305::finalize",
        "poly1305::Poly1305::new",
        "rsa::Mask",
        "rsa::RsaPublicKey::raw_power",
        "xdh::Scheme",
    },
    "another way to a function that has a row, with random bytes or the names of a curve": {
        "curves::x25519::x25519",
        "curves::x448::x448",
        "dstu9041::PublicKey::encrypt",
        "dstu9041::SecretKey::generate",
        "ec::SecretKey::generate",
        "ec::named::SecretKey::from_bytes",
        "ec::named::SecretKey::generate",
        "ec::SecretKey::sign_prehash_of",
        "ec::named::SecretKey::sign_prehash_of",
        "ec::named::SecretKey::sign_recoverable",
        "eddsa::SigningKey::generate",
        "rsa::pss::Parameters::sign_prehash",
        "xdh::SecretKey::generate",
    },
    "draws a base for a table, which may be known": {"paillier::Randomisers::new"},
    "compares fields, and holds no key": {"poly1305::mac_over"},
}

# Traits of other crates that types implement, by what their functions do, and why they need no row.
TRAITS = {
    "names, copies, clears or hands out what is there": {
        "AsRef",
        "Clone",
        "Copy",
        "Debug",
        "Display",
        "Drop",
        "Error",
        "From",
        "Keypair",
    },
    "checks or reads public data": {"FromStr", "PrehashVerifier", "Verifier"},
    "reads or writes a key or a signature, as the page on security says": {
        "DecodeEcPrivateKey",
        "DecodeRsaPrivateKey",
        "DecodeRsaPublicKey",
        "EncodeEcPrivateKey",
        "EncodePrivateKey",
        "EncodePublicKey",
        "EncodeRsaPrivateKey",
        "EncodeRsaPublicKey",
        "TryFrom",
    },
    "another way to a function that has a row": {
        "AeadInOut",
        "KeyInit",
        "MultipartSigner",
        "PrehashSigner",
        "RandomizedPrehashSigner",
        "RandomizedSigner",
        "Signer",
        "TryRng",
        "UhfBackend",
        "UniversalHash",
    },
    "a trait of this crate, whose functions are among the public ones": {
        "Choose",
        "Edwards",
        "Group",
        "Mask",
        "Montgomery",
        "Private",
        "Public",
        "Scheme",
        "Weierstrass",
    },
}

# Implementations of other traits on types of public data.
PUBLIC_OF_TRAITS = {
    "ec::PublicKey::eq",
    "eddsa::VerifyingKey::eq",
    "rsa::RsaPublicKey::eq",
    "xdh::PublicKey::eq",
}

# Functions of RustCrypto's traits by which secrets come in where a type has no function of its own for that.
OF_TRAITS = {
    "chacha20poly1305::ChaCha20Poly1305::decrypt",
    "chacha20poly1305::ChaCha20Poly1305::encrypt",
    "chacha20poly1305::XChaCha20Poly1305::decrypt",
    "chacha20poly1305::XChaCha20Poly1305::encrypt",
    "rsa::RsaPrivateKey::eq",
    "rsa::pkcs1v15::SigningKey::sign",
    "rsa::pss::SigningKey::sign",
}

# A row of a whole type: all its functions together.
WHOLE = {"dstu9041::Kalyna"}


def public_path(path: Path) -> str:
    """Return the public modules of a source file, joined by colons."""
    folder, parent, shown = CRATE / "src", CRATE / "src" / "lib.rs", []
    for part in path.relative_to(folder).with_suffix("").parts:
        if part in ("mod", "lib"):
            break
        if re.search(rf"^pub mod {part};", parent.read_text(encoding="utf-8"), re.MULTILINE):
            shown.append(part)
        folder = folder / part
        parent = folder / "mod.rs"
    return "::".join(shown)


def functions() -> set[str]:
    """Return the public functions, of types, of this crate's traits and free ones."""
    found = set()
    for path in sorted((CRATE / "src").rglob("*.rs")):
        module, owner, of_trait = public_path(path), None, False
        for line in path.read_text(encoding="utf-8").splitlines():
            if header := re.match(r"impl(?:<(?:[^<>]|<[^<>]*>)*>)?\s+(\w+)(?:<.*>)?(?: where .*)? \{", line):
                owner, of_trait = header[1], False
            elif header := re.match(r"pub trait (\w+)", line):
                owner, of_trait = header[1], True
            elif line.startswith("}"):
                owner = None
            elif (function := re.match(r"    (pub )?(?:const )?fn (\w+)", line)) and owner:
                if function[1] or of_trait:
                    found.add(f"{module}::{owner}::{function[2]}")
            elif function := re.match(r"pub (?:const )?fn (\w+)", line):
                found.add(f"{module}::{function[1]}")
    return found


def implementations() -> set[tuple[str, str]]:
    """Return the traits that types implement by hand, each with a function: `(Trait, module::Type::function)`."""
    found = set()
    for path in sorted((CRATE / "src").rglob("*.rs")):
        module, trait, owner = public_path(path), None, ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if header := re.match(
                r"impl(?:<(?:[^<>]|<[^<>]*>)*>)?\s+(?:\w+::)*(\w+)(?:<.*>)? for .*?(\w+)(?:<.*)? \{", line
            ):
                trait, owner = header[1], header[2]
            elif line.startswith("}"):
                trait = None
            elif (function := re.match(r"    (?:const )?fn (\w+)", line)) and trait:
                found.add((trait, f"{module}::{owner}::{function[1]}"))
    return found


def rows() -> set[str]:
    """Return the names of rows, without the curve that they are for."""
    texts = [path.read_text(encoding="utf-8") for path in (CRATE / "tests" / "constant_time").glob("*.rs")]
    return {row.split(" for ")[0] for text in texts for row in re.findall(r'row\(\s*"([^"]+)"', text)}


def is_in(function: str, names: set[str]) -> bool:
    """Tell whether a function, its type or a module is among the names."""
    return any(function == name or function.startswith(f"{name}::") for name in names)


def test_every_function_that_takes_a_secret_has_a_row():
    found, exempt = functions(), set().union(*EXCEPT.values())
    assert {"ec::SecretKey::sign", "rsa::RsaPrivateKey::raw_power", "xdh::multiply"} <= found
    missing = {f for f in found if not f.endswith("_vartime") and not is_in(f, exempt | rows())}
    assert not missing, f"neither in {CRATE.name}/tests/constant_time nor without secrets: {sorted(missing)}"


def test_every_function_of_a_trait_that_takes_a_secret_has_a_row():
    found, exempt = implementations(), set().union(*TRAITS.values())
    assert ("PartialEq", "rsa::RsaPrivateKey::eq") in found
    missing = {f for trait, f in found if trait not in exempt} - rows() - PUBLIC_OF_TRAITS
    assert not missing, f"neither in {CRATE.name}/tests/constant_time nor without secrets: {sorted(missing)}"
    assert exempt <= {trait for trait, _ in found}, f"gone: {exempt - {trait for trait, _ in found}}"
    assert {f for _, f in found} >= PUBLIC_OF_TRAITS
    assert sum(map(len, TRAITS.values())) == len(exempt)


def test_every_exception_is_needed():
    found, exempt = functions(), set().union(*EXCEPT.values())
    needless = {name for name in exempt if not any(is_in(f, {name}) for f in found - rows())}
    assert not needless, f"gone, or with a row: {sorted(needless)}"
    assert sum(map(len, EXCEPT.values())) == len(exempt)


def test_every_row_names_functions():
    assert rows() <= functions() | OF_TRAITS | WHOLE
    assert not {row for row in rows() if row.endswith("_vartime")}
