//! Keys in files: the published ones, every kind there and back, and typed errors for the rest.

use modforge_crypto::key_files::pkcs8::{
    self, DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, LineEnding, ObjectIdentifier, spki,
};
use modforge_crypto::key_files::sec1::{DecodeEcPrivateKey, EncodeEcPrivateKey};
use modforge_crypto::key_files::{Error, PrivateKey, PublicKey};
use modforge_crypto::rsa::RsaPrivateKey;
use modforge_crypto::{ed448, ed25519, p256, p384, p521, secp256k1, x448, x25519};

/// RFC 5915 has no example; this is OpenSSL 3.0's key of the number 1, whose point is the base point.
const ONE_ON_P256: &str = "-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABoAoGCCqGSM49
AwEHoUQDQgAEaxfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpZP40Li/hp/
m47n60p8D54WK84zV2sxXs7LtkBoN79R9Q==
-----END EC PRIVATE KEY-----
";

#[test]
fn there_and_back() {
    macro_rules! check {
        ($private:expr, $public:ident, $Private:ty, $Public:ty) => {{
            let key = $private;
            let (der, pem) = (key.to_pkcs8_der().unwrap(), key.to_pkcs8_pem(LineEnding::CRLF).unwrap());
            for read in [<$Private>::from_pkcs8_der(der.as_bytes()), <$Private>::from_pkcs8_pem(&pem)] {
                assert_eq!(read.unwrap().to_bytes().as_slice(), key.to_bytes().as_slice());
            }
            let der = key.$public().to_public_key_der().unwrap();
            assert_eq!(<$Public>::from_public_key_der(der.as_bytes()).unwrap(), key.$public());
            // The type of one kind does not take another one.
            assert!(ed25519::SigningKey::from_bytes(&[3; 32]).to_pkcs8_der().is_ok_and(|other| {
                <$Private>::from_pkcs8_der(other.as_bytes()).is_ok()
                    == (key.to_pkcs8_der().unwrap().as_bytes()[..16] == other.as_bytes()[..16])
            }));
            let any = PrivateKey::read(pem.as_bytes(), None).unwrap();
            assert_eq!(any.to_pkcs8_der().unwrap().as_bytes(), key.to_pkcs8_der().unwrap().as_bytes());
            assert_eq!(PrivateKey::read(der.as_bytes(), None).err(), Some(Error::IsPublic));
            assert_eq!(PublicKey::read(pem.as_bytes()).err(), Some(Error::IsPrivate));
            assert_eq!(PublicKey::read(der.as_bytes()).unwrap().kind(), any.kind());
        }};
    }
    check!(ed25519::SigningKey::from_bytes(&[1; 32]), verifying_key, ed25519::SigningKey, ed25519::VerifyingKey);
    check!(ed448::SigningKey::from_bytes(&[1; 57]), verifying_key, ed448::SigningKey, ed448::VerifyingKey);
    check!(x25519::SecretKey::from_bytes(&[1; 32]), public_key, x25519::SecretKey, x25519::PublicKey);
    check!(x448::SecretKey::from_bytes(&[1; 56]), public_key, x448::SecretKey, x448::PublicKey);
    check!(p256::SecretKey::from_bytes(&[1; 32]).unwrap(), public_key, p256::SecretKey, p256::PublicKey);
    check!(p384::SecretKey::from_bytes(&[1; 48]).unwrap(), public_key, p384::SecretKey, p384::PublicKey);
    check!(p521::SecretKey::from_bytes(&[1; 66]).unwrap(), public_key, p521::SecretKey, p521::PublicKey);
    check!(secp256k1::SecretKey::from_bytes(&[1; 32]).unwrap(), public_key, secp256k1::SecretKey, secp256k1::PublicKey);
}

#[test]
fn sec_1() {
    let mut one = [0; 32];
    one[31] = 1;
    let key = p256::SecretKey::from_bytes(&one).unwrap();
    assert_eq!(*key.to_sec1_pem(LineEnding::LF).unwrap(), ONE_ON_P256);
    assert_eq!(p256::SecretKey::from_sec1_pem(ONE_ON_P256).unwrap().to_bytes(), key.to_bytes());
    assert_eq!(PrivateKey::read(ONE_ON_P256.as_bytes(), None).unwrap().kind(), "P-256");
    // Another curve of the same length, and another point.
    assert!(secp256k1::SecretKey::from_sec1_pem(ONE_ON_P256).is_err());
    let der = key.to_sec1_der().unwrap();
    for at in 0..der.as_bytes().len() {
        let mut changed = der.as_bytes().to_vec();
        changed[at] ^= 1;
        assert!(p256::SecretKey::from_sec1_der(&changed).is_err(), "{at}");
        assert!(PrivateKey::read(&changed, None).is_err(), "{at}");
    }
}

/// The curve is a parameter of one algorithm.
#[test]
fn another_curve_is_named() {
    let key = p384::SecretKey::from_bytes(&[1; 48]).unwrap();
    let oid = ObjectIdentifier::new_unwrap("1.3.132.0.34");
    let error = p256::SecretKey::from_pkcs8_der(key.to_pkcs8_der().unwrap().as_bytes()).unwrap_err();
    assert_eq!(error, pkcs8::Error::PublicKey(spki::Error::OidUnknown { oid }));
    let public = key.public_key().to_public_key_der().unwrap();
    assert_eq!(p256::PublicKey::from_public_key_der(public.as_bytes()).unwrap_err(), spki::Error::OidUnknown { oid });
}

/// Of several keys the first is the one, as for openssl; one that is not here is named, and no other one taken for it.
#[test]
fn the_first_key_decides() {
    let good = ed25519::SigningKey::from_bytes(&[3; 32]).to_pkcs8_pem(LineEnding::LF).unwrap();
    let good_public =
        ed25519::SigningKey::from_bytes(&[3; 32]).verifying_key().to_public_key_pem(LineEnding::LF).unwrap();
    let read = |first: &str| PrivateKey::read([first, &good].concat().as_bytes(), None).map(|key| key.kind());
    let block = |body: &str| format!("-----BEGIN PRIVATE KEY-----\n{body}\n-----END PRIVATE KEY-----\n");
    // Ed25519's own, with the last byte of its name that of no algorithm.
    let (unknown, unknown_public) = (good.replacen("K2Vw", "K2V/", 1), good_public.replacen("K2Vw", "K2V/", 1));
    assert!(unknown != *good && unknown_public != good_public);
    assert!(matches!(read(&unknown), Err(Error::UnknownAlgorithm { .. })));
    let public = PublicKey::read([unknown_public.as_str(), &good_public].concat().as_bytes());
    assert!(matches!(public, Err(Error::UnknownAlgorithm { .. })));
    let dsa = block("MBICAQACAQECAQECAQECAQECAQE="); // six numbers, the form of DSA's
    assert_eq!(read(&dsa), Err(Error::Other(modforge_crypto::key_files::Other::Dsa)));
    for no_key in [&good_public, &unknown_public, &block("AAAA"), &block("!!!!"), "-----BEGIN PRIVATE KEY-----\n"] {
        assert_eq!(read(no_key), Ok("Ed25519"), "{no_key}");
    }
}

#[test]
fn passwords() {
    let key = x448::SecretKey::from_bytes(&[1; 56]);
    let sealed = key.to_pkcs8_encrypted_der("password").unwrap();
    let read = |password| PrivateKey::read(sealed.as_bytes(), password).map(|key| key.kind());
    assert_eq!(read(Some(b"password")), Ok("X448"));
    assert_eq!(read(Some(b"Password")), Err(Error::WrongPassword));
    assert_eq!(read(Some(b"")), Err(Error::WrongPassword));
    assert_eq!(read(None), Err(Error::PasswordNeeded));
}

/// A file that asks for 2^40 bytes, for 2^31 iterations: refused before anything is computed.
#[test]
fn work_for_passwords_is_bounded() {
    use pkcs8::der::{Encode, asn1::OctetStringRef};
    use pkcs8::pkcs5::{EncryptionScheme, pbes2};
    let iv = [0; 16];
    let make = |parameters: pbes2::Parameters| {
        let data = OctetStringRef::new(&[0; 32]).unwrap();
        let info = pkcs8::EncryptedPrivateKeyInfoRef {
            encryption_algorithm: EncryptionScheme::Pbes2(parameters),
            encrypted_data: data,
        };
        info.to_der().unwrap()
    };
    let salt = [0; 16];
    let scrypt =
        pbes2::Parameters::generate_scrypt_aes256cbc(pkcs8::pkcs5::scrypt::Params::RECOMMENDED, &salt, iv).unwrap();
    let pbkdf2 = pbes2::Parameters::generate_pbkdf2_sha256_aes256cbc(2048, &salt, iv).unwrap();
    let dear = |mut parameters: pbes2::Parameters| {
        match &mut parameters.kdf {
            pbes2::Kdf::Scrypt(kdf) => kdf.cost_parameter = 1 << 30,
            pbes2::Kdf::Pbkdf2(kdf) => kdf.iteration_count = 99_999_999,
            _ => unreachable!("two ways are known"),
        }
        parameters
    };
    // N is a power of two above 1; the crate `pkcs5` panics at 0.
    let none = |cost: u64, block_size: u16, parallelization: u16| {
        let mut parameters = scrypt.clone();
        let pbes2::Kdf::Scrypt(kdf) = &mut parameters.kdf else { unreachable!("made so") };
        (kdf.cost_parameter, kdf.block_size, kdf.parallelization) = (cost, block_size, parallelization);
        parameters
    };
    let unknown = || {
        let what = "PBES2 with a cipher or a key derivation that is not known here";
        Error::UnknownEncryption { what: what.to_owned() }
    };
    let cases = [
        (dear(scrypt.clone()), Error::PasswordCost),
        (dear(pbkdf2), Error::PasswordCost),
        (none(u64::MAX, 8, 1), unknown()),
        (none(1 << 63, u16::MAX, u16::MAX), Error::PasswordCost),
        (none(0, 8, 1), unknown()),
        (none(1, 8, 1), unknown()),
        (none(1024, 0, 1), unknown()),
        (none(1024, 8, 0), unknown()),
    ];
    for (parameters, error) in cases {
        let file = make(parameters);
        assert_eq!(PrivateKey::read(&file, Some(b"x")).err(), Some(error));
        // The types themselves, too.
        let malformed = Some(pkcs8::Error::ParametersMalformed);
        assert_eq!(RsaPrivateKey::from_pkcs8_encrypted_der(&file, b"x").err(), malformed);
        assert_eq!(p256::SecretKey::from_pkcs8_encrypted_der(&file, b"x").err(), malformed);
        assert_eq!(x448::SecretKey::from_pkcs8_encrypted_der(&file, b"x").err(), malformed);
        assert_eq!(ed25519::SigningKey::from_pkcs8_encrypted_der(&file, b"x").err(), malformed);
    }
    let key = x448::SecretKey::from_bytes(&[1; 56]);
    let sealed = key.to_pkcs8_encrypted_pem("password", pkcs8::LineEnding::LF).unwrap();
    let opened = x448::SecretKey::from_pkcs8_encrypted_pem(&sealed, "password").unwrap();
    assert_eq!(opened.to_bytes(), key.to_bytes());
}
