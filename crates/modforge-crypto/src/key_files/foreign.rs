//! The names of algorithms and curves that are not here, so that a refusal says more than numbers.
//!
//! As openssl names them, and the registers of NIST (post-quantum algorithms), TC 26 (GOST) and IANA.

use pkcs8::ObjectIdentifier;

/// "a key of DSA (1.2.840.10040.4.1)", or the number alone where it has no name here.
pub(super) fn algorithm(oid: &ObjectIdentifier) -> String {
    named(oid, ALGORITHMS)
        .map_or_else(|number| format!("a key of the algorithm {number}"), |name| format!("a key of {name}"))
}

/// The same for a curve: "an elliptic-curve key on brainpoolP256r1 (1.3.36.3.3.2.8.1.1.7)".
pub(super) fn curve(oid: &ObjectIdentifier) -> String {
    let name = named(oid, CURVES).unwrap_or_else(|number| format!("the curve {number}"));
    format!("an elliptic-curve key on {name}")
}

/// The name with the number behind it, or the number; where a number of the table ends in a dot it names all below it.
fn named(oid: &ObjectIdentifier, table: &[(&str, &str)]) -> Result<String, String> {
    let number = oid.to_string();
    let is = |known: &str| if known.ends_with('.') { number.starts_with(known) } else { number == known };
    match table.iter().find(|(known, _)| is(known)) {
        Some((_, name)) => Ok(format!("{name} ({number})")),
        None => Err(number),
    }
}

const ALGORITHMS: &[(&str, &str)] = &[
    ("1.2.840.10040.4.1", "DSA"),
    ("1.3.14.3.2.12", "DSA"),
    ("1.2.840.113549.1.3.1", "Diffie-Hellman, of PKCS#3"),
    ("1.2.840.10046.2.1", "Diffie-Hellman, of X9.42"),
    ("1.3.14.7.2.1.1", "ElGamal"),
    ("1.2.840.113549.1.1.7", "RSA for OAEP alone"),
    ("1.3.132.1.12", "ECDH alone"),
    ("1.3.132.1.13", "ECMQV"),
    ("1.2.643.2.2.19", "GOST R 34.10-2001"),
    ("1.2.643.7.1.1.1.1", "GOST R 34.10-2012 with 256 bits"),
    ("1.2.643.7.1.1.1.2", "GOST R 34.10-2012 with 512 bits"),
    ("1.2.804.2.1.1.1.1.3.1.", "DSTU 4145"),
    ("1.2.840.113549.1.9.16.3.17", "LMS"),
    ("1.3.6.1.5.5.7.6.34", "XMSS"),
    ("1.3.6.1.5.5.7.6.35", "XMSS^MT"),
    ("2.16.840.1.101.3.4.3.17", "ML-DSA-44"),
    ("2.16.840.1.101.3.4.3.18", "ML-DSA-65"),
    ("2.16.840.1.101.3.4.3.19", "ML-DSA-87"),
    ("2.16.840.1.101.3.4.3.", "SLH-DSA"),
    ("2.16.840.1.101.3.4.4.1", "ML-KEM-512"),
    ("2.16.840.1.101.3.4.4.2", "ML-KEM-768"),
    ("2.16.840.1.101.3.4.4.3", "ML-KEM-1024"),
    ("1.3.6.1.4.1.11591.15.1", "Ed25519 in the old form of GnuPG"),
];

const CURVES: &[(&str, &str)] = &[
    ("1.3.132.0.6", "secp112r1"),
    ("1.3.132.0.7", "secp112r2"),
    ("1.3.132.0.28", "secp128r1"),
    ("1.3.132.0.29", "secp128r2"),
    ("1.3.132.0.9", "secp160k1"),
    ("1.3.132.0.8", "secp160r1"),
    ("1.3.132.0.30", "secp160r2"),
    ("1.3.132.0.31", "secp192k1"),
    ("1.3.132.0.32", "secp224k1"),
    ("1.3.132.0.33", "secp224r1"),
    ("1.2.840.10045.3.1.1", "prime192v1"),
    ("1.2.840.10045.3.1.2", "prime192v2"),
    ("1.2.840.10045.3.1.3", "prime192v3"),
    ("1.2.840.10045.3.1.4", "prime239v1"),
    ("1.2.840.10045.3.1.5", "prime239v2"),
    ("1.2.840.10045.3.1.6", "prime239v3"),
    ("1.3.132.0.4", "sect113r1"),
    ("1.3.132.0.5", "sect113r2"),
    ("1.3.132.0.22", "sect131r1"),
    ("1.3.132.0.23", "sect131r2"),
    ("1.3.132.0.1", "sect163k1"),
    ("1.3.132.0.2", "sect163r1"),
    ("1.3.132.0.15", "sect163r2"),
    ("1.3.132.0.24", "sect193r1"),
    ("1.3.132.0.25", "sect193r2"),
    ("1.3.132.0.26", "sect233k1"),
    ("1.3.132.0.27", "sect233r1"),
    ("1.3.132.0.3", "sect239k1"),
    ("1.3.132.0.16", "sect283k1"),
    ("1.3.132.0.17", "sect283r1"),
    ("1.3.132.0.36", "sect409k1"),
    ("1.3.132.0.37", "sect409r1"),
    ("1.3.132.0.38", "sect571k1"),
    ("1.3.132.0.39", "sect571r1"),
    ("1.3.36.3.3.2.8.1.1.1", "brainpoolP160r1"),
    ("1.3.36.3.3.2.8.1.1.2", "brainpoolP160t1"),
    ("1.3.36.3.3.2.8.1.1.3", "brainpoolP192r1"),
    ("1.3.36.3.3.2.8.1.1.4", "brainpoolP192t1"),
    ("1.3.36.3.3.2.8.1.1.5", "brainpoolP224r1"),
    ("1.3.36.3.3.2.8.1.1.6", "brainpoolP224t1"),
    ("1.3.36.3.3.2.8.1.1.7", "brainpoolP256r1"),
    ("1.3.36.3.3.2.8.1.1.8", "brainpoolP256t1"),
    ("1.3.36.3.3.2.8.1.1.9", "brainpoolP320r1"),
    ("1.3.36.3.3.2.8.1.1.10", "brainpoolP320t1"),
    ("1.3.36.3.3.2.8.1.1.11", "brainpoolP384r1"),
    ("1.3.36.3.3.2.8.1.1.12", "brainpoolP384t1"),
    ("1.3.36.3.3.2.8.1.1.13", "brainpoolP512r1"),
    ("1.3.36.3.3.2.8.1.1.14", "brainpoolP512t1"),
    ("1.2.156.10197.1.301", "SM2"),
    ("1.3.6.1.4.1.3029.1.5.1", "Curve25519 in the old form of GnuPG"),
    ("1.2.250.1.223.101.256.1", "FRP256v1"),
    ("1.2.643.2.2.35.", "a curve of GOST R 34.10-2001"),
    ("1.2.643.2.2.36.", "a curve of GOST R 34.10-2001"),
    ("1.2.643.7.1.2.1.", "a curve of GOST R 34.10-2012"),
    ("1.2.840.10045.3.0.", "a binary curve of X9.62"),
    ("2.23.43.1.4.", "a curve of WTLS"),
];
