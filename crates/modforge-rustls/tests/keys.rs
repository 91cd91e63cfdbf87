//! Private keys in the forms of files.

use crate::common::{KINDS, certificates, path, private_key, provider};
use rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::sign::CertifiedKey;
use rustls::{Error, InconsistentKeys, SignatureAlgorithm, SignatureScheme};
use std::process::Command;

fn load(der: Vec<u8>) -> Result<std::sync::Arc<dyn rustls::sign::SigningKey>, Error> {
    provider().key_provider.load_private_key(PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(der)))
}

#[test]
fn all_forms_are_read() {
    // The files hold PKCS#8, SEC 1 and PKCS#1.
    let form = |kind| match private_key(kind) {
        PrivateKeyDer::Pkcs1(_) => "PKCS#1",
        PrivateKeyDer::Sec1(_) => "SEC 1",
        PrivateKeyDer::Pkcs8(_) => "PKCS#8",
        _ => "another",
    };
    let forms = KINDS.map(form);
    assert_eq!(forms, ["PKCS#8", "PKCS#8", "SEC 1", "PKCS#8", "PKCS#1", "PKCS#8", "PKCS#8"]);
    for kind in KINDS {
        // Its public key is that of the certificate, or this fails.
        let key = CertifiedKey::from_der(certificates(kind), private_key(kind), &provider()).expect(kind).key;
        let algorithm = match kind {
            "ed25519" => SignatureAlgorithm::ED25519,
            "p256" | "p384" | "p521" => SignatureAlgorithm::ECDSA,
            _ => SignatureAlgorithm::RSA,
        };
        assert_eq!(key.algorithm(), algorithm, "{kind}");
        assert!(key.choose_scheme(&[SignatureScheme::RSA_PKCS1_SHA1]).is_none(), "{kind}");
    }
}

#[test]
fn a_key_of_another_certificate_is_refused() {
    for kind in ["p256", "rsa2048", "ed25519"] {
        for other in ["p384", "p256", "rsa4096", "ed25519"].into_iter().filter(|other| *other != kind) {
            let found = CertifiedKey::from_der(certificates(kind), private_key(other), &provider());
            assert_eq!(found.err(), Some(Error::InconsistentKeys(InconsistentKeys::KeyMismatch)), "{kind} {other}");
        }
    }
}

#[test]
fn what_is_no_key_for_tls_is_refused_in_words() {
    let refused = |der: Vec<u8>| load(der).expect_err("no key").to_string();
    assert_eq!(refused(vec![]), "unexpected error: key: not a key, but an empty file");
    assert_eq!(refused(vec![0x30, 0]), "unexpected error: key: not a key in PEM or DER");
    let certificate = certificates("p256").swap_remove(0).to_vec();
    assert!(refused(certificate).starts_with("unexpected error: key: not a key, but a certificate"));
    let made = |arguments: &[&str]| {
        let made = Command::new("openssl").arg("genpkey").args(arguments).args(["-outform", "DER"]).output().ok()?;
        made.status.success().then_some(made.stdout)
    };
    let cases = [
        (&["-algorithm", "X25519"][..], "key: of X25519, and TLS signs with RSA, Ed25519, P-256, P-384 and P-521"),
        (
            &["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:secp256k1"],
            "key: of secp256k1, and TLS signs with RSA, Ed25519, P-256, P-384 and P-521",
        ),
        (
            &["-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:1024"],
            "key: of RSA with 1024 bits, and TLS takes 2048 to 8192",
        ),
    ];
    for (arguments, words) in cases {
        let Some(key) = made(arguments) else {
            eprintln!("left out: there is no openssl here");
            return;
        };
        assert_eq!(refused(key), format!("unexpected error: {words}"));
    }
}

/// Printed they show no more than public keys.
#[test]
fn secrets_are_not_printed() {
    for kind in KINDS {
        let key = provider().key_provider.load_private_key(private_key(kind)).expect(kind);
        let printed = format!("{key:?}");
        assert!(!printed.contains("seed") && !printed.contains("number") && printed.len() < 4000, "{kind}: {printed}");
        assert!(std::fs::metadata(path(kind)).is_ok());
    }
}
