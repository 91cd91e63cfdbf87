//! ECDSA and ECDH: Wycheproof, NIST's files for P-521, RFC 6979, recovery.

use super::common::{field, hex, paragraphs, text, wycheproof};
use modforge_crypto::curve::weierstrass::{Affine, Point};
use modforge_crypto::curve::{Group, variable};
use modforge_crypto::curves::{P256, P384, P521, Secp256k1};
use modforge_crypto::ec::{PublicKey, RecoveryId, Scheme, SecretKey, Signature};
use modforge_fields::Field;
use sha2::{Digest, Sha224, Sha256, Sha384, Sha512};
use signature::{RandomizedSigner, Signer, Verifier};

/// Whether the file's signatures are valid; those with a high s are not where the scheme refuses them.
fn signatures<S: Scheme>(file: &str, der: bool) {
    for group in wycheproof(&format!("wycheproof/{file}_test.json")) {
        let key = PublicKey::<S>::from_sec1_bytes(&field(&group["publicKey"], "uncompressed")).unwrap();
        for test in group["tests"].as_array().unwrap() {
            let (message, bytes) = (field(test, "msg"), field(test, "sig"));
            let signature = if der { Signature::<S>::from_der(&bytes) } else { Signature::from_bytes(&bytes) }.ok();
            let low = signature.is_some_and(|signature| signature.is_low());
            let expected = test["result"] == "valid" && (low || !S::LOW_S);
            let valid = signature.is_some_and(|signature| key.verify(&message, &signature).is_ok());
            assert_eq!(valid, expected, "{file} {test}");
            if let (true, Some(signature)) = (der, signature) {
                assert!(!expected || signature.to_der() == bytes);
            }
        }
    }
}

#[test]
fn wycheproof_agrees_on_signatures() {
    signatures::<P256>("ecdsa_secp256r1_sha256", true);
    signatures::<P256>("ecdsa_secp256r1_sha256_p1363", false);
    signatures::<P384>("ecdsa_secp384r1_sha384", true);
    signatures::<P384>("ecdsa_secp384r1_sha384_p1363", false);
    signatures::<P521>("ecdsa_secp521r1_sha512", true);
    signatures::<P521>("ecdsa_secp521r1_sha512_p1363", false);
    signatures::<Secp256k1>("ecdsa_secp256k1_sha256_bitcoin", true);
    signatures::<Secp256k1>("ecdsa_secp256k1_sha256_p1363", false);
}

/// A number of any length in as many bytes as the order has; nothing if it is longer.
fn secret<S: Scheme>(bytes: &[u8]) -> Option<SecretKey<S>> {
    let length = S::Scalar::MODULUS.as_ref().len();
    let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
    let digits = &bytes[zeros..];
    let mut padded = vec![0; length.checked_sub(digits.len())?];
    padded.extend_from_slice(digits);
    SecretKey::from_bytes(&padded).ok()
}

fn agreement<S: Scheme>(file: &str) {
    let mut agreed = 0;
    for group in wycheproof(&format!("wycheproof/{file}_test.json")) {
        for test in group["tests"].as_array().unwrap() {
            let key = secret::<S>(&field(test, "private")).unwrap();
            let shared =
                PublicKey::<S>::from_sec1_bytes(&field(test, "public")).map(|public| key.diffie_hellman(&public));
            // Compressed points are acceptable to Wycheproof.
            assert_eq!(shared.is_ok(), test["result"] != "invalid", "{file} {test}");
            if let Ok(shared) = shared {
                assert_eq!(shared.as_bytes(), field(test, "shared"), "{file} {test}");
                agreed += 1;
            }
        }
    }
    assert!(agreed > 100);
}

#[test]
fn wycheproof_agrees_on_shared_secrets() {
    agreement::<P256>("ecdh_secp256r1_ecpoint");
    agreement::<P384>("ecdh_secp384r1_ecpoint");
    agreement::<P521>("ecdh_secp521r1_ecpoint");
}

/// RFC 6979, A.2.5, A.2.6, A.2.7: the messages "sample" and "test".
fn deterministic<S: Scheme>(secret: &str, signatures: [&str; 2]) {
    let key = SecretKey::<S>::from_bytes(&hex(secret)).unwrap();
    for (message, expected) in [b"sample".as_slice(), b"test"].iter().zip(signatures) {
        assert_eq!(key.sign(message).to_bytes(), hex(expected));
        assert!(key.public_key().verify(message, &key.sign(message)).is_ok());
    }
}

#[test]
fn signatures_of_rfc_6979_come_out() {
    deterministic::<P256>(
        "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
        [
            "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716\
             f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
            "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367\
             019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083",
        ],
    );
    deterministic::<P384>(
        "6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d896d5724e4c70a825f872c9ea60d2edf5",
        [
            "94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe46\
             99ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8",
            "8203b63d3c853e8d77227fb377bcf7b7b772e97892a80f36ab775d509d7a5feb0542a7f0812998da8f1dd3ca3cf023db\
             ddd0760448d42d8a43af45af836fce4de8be06b485e9b61b827c2f13173923e06a739f040649a667bf3b828246baa5a5",
        ],
    );
    deterministic::<P521>(
        "00fad06daa62ba3b25d2fb40133da757205de67f5bb0018fee8c86e1b68c7e75caa896eb32f1f47c70855836a6d16fcc1466f6d8fbec67d\
         b89ec0c08b0e996b83538",
        [
            "00c328fafcbd79dd77850370c46325d987cb525569fb63c5d3bc53950e6d4c5f174e25a1ee9017b5d450606add152b534931d7d4e845\
             5cc91f9b15bf05ec36e377fa00617cce7cf5064806c467f678d3b4080d6f1cc50af26ca209417308281b68af282623eaa63e5b5c0723\
             d8b8c37ff0777b1a20f8ccb1dccc43997f1ee0e44da4a67a",
            "013e99020abf5cee7525d16b69b229652ab6bdf2affcaef38773b4b7d08725f10cdb93482fdcc54edcee91eca4166b2a7c6265ef0ce2\
             bd7051b7cef945babd47ee6d01fbd0013c674aa79cb39849527916ce301c66ea7ce8b80682786ad60f98f7e78a19ca69eff5c57400e3\
             b3a0ad66ce0978214d13baf4e9ac60752f7b155e2de4dce3",
        ],
    );
}

#[test]
fn the_signature_that_bitcoin_libraries_agree_on_comes_out() {
    let mut one = [0; 32];
    one[31] = 1;
    let signature = SecretKey::<Secp256k1>::from_bytes(&one).unwrap().sign(b"Satoshi Nakamoto");
    let expected = "934b1ea10a4b3c1757e2b0c017d0b6143ce3c9a7e6a4a49860d7a6ab210ee3d8\
                    2442ce9d2b916064108014783e923ec36b49743e2ffa1c4496f01a512aafd9e5";
    assert_eq!(signature.to_bytes(), hex(expected));
}

/// Hexadecimal digits of any number, in 66 bytes if it is not longer.
fn padded(digits: &str) -> Vec<u8> {
    hex(&format!("{digits:0>132}"))
}

fn value<'a>(case: &'a [(String, String)], name: &str) -> &'a str {
    &case.iter().find(|(key, _)| key == name).unwrap_or_else(|| panic!("no {name}")).1
}

fn point(case: &[(String, String)]) -> Result<PublicKey<P521>, signature::Error> {
    let (x, y) = (padded(value(case, "Qx")), padded(value(case, "Qy")));
    PublicKey::from_sec1_bytes(&[&[4], &x[..], &y].concat())
}

#[test]
fn nist_agrees_on_keys() {
    let cases = paragraphs(&text("p521/KeyPair.rsp"));
    let pairs: Vec<_> = cases.iter().filter(|case| case[0].0 == "d").collect();
    assert_eq!(pairs.len(), 8);
    for case in pairs {
        let key = SecretKey::<P521>::from_bytes(&padded(value(case, "d"))).unwrap();
        assert_eq!(key.public_key(), point(case).unwrap());
        let compressed = key.public_key().to_compressed_bytes();
        assert_eq!(PublicKey::from_sec1_bytes(&compressed).unwrap(), key.public_key());
    }
    let cases = paragraphs(&text("p521/PKV.rsp"));
    assert_eq!(cases.len(), 9);
    for case in cases {
        assert_eq!(point(&case).is_ok(), value(&case, "Result").starts_with('P'), "{case:?}");
    }
}

#[test]
fn nist_agrees_on_signatures() {
    let mut count = 0;
    for file in ["SigVer.rsp", "SigGen.txt"] {
        let text = text(&format!("p521/{file}")).replace("\r\n", "\n");
        for section in text.split("[P-521,").skip(1) {
            let (name, cases) = section.split_once(']').unwrap();
            for case in paragraphs(cases) {
                let message = hex(value(&case, "Msg"));
                let hash = match name {
                    "SHA-224" => Sha224::digest(&message).to_vec(),
                    "SHA-256" => Sha256::digest(&message).to_vec(),
                    "SHA-384" => Sha384::digest(&message).to_vec(),
                    "SHA-512" => Sha512::digest(&message).to_vec(),
                    _ => continue,
                };
                let numbers = [padded(value(&case, "R")), padded(value(&case, "S"))].concat();
                let signature = Signature::from_bytes(&numbers);
                let valid = signature
                    .is_ok_and(|signature| point(&case).is_ok_and(|key| key.verify_prehash(&hash, &signature).is_ok()));
                let expected = file == "SigGen.txt" || value(&case, "Result").starts_with('P');
                assert_eq!(valid, expected, "{case:?}");
                count += 1;
            }
        }
    }
    assert!(count > 80, "{count}");
}

fn recovery<S: Scheme>() {
    let length = S::Scalar::MODULUS.as_ref().len();
    for seed in 1u8..20 {
        let mut bytes = vec![0; length];
        bytes[length - 1] = seed;
        let key = SecretKey::<S>::from_bytes(&bytes).unwrap();
        let hash = S::Hash::digest([seed]);
        let (signature, id) = key.sign_hedged(&hash, &[seed]);
        assert!(key.public_key().verify_prehash(&hash, &signature).is_ok());
        assert_ne!(key.sign_prehash(&hash), signature);
        assert_eq!(PublicKey::recover(&hash, &signature, id).unwrap(), key.public_key());
        let other = RecoveryId { y_is_odd: !id.y_is_odd, ..id };
        assert!(PublicKey::recover(&hash, &signature, other).is_ok_and(|other| other != key.public_key()));
        let high = RecoveryId { x_is_reduced: true, ..id };
        assert!(PublicKey::recover(&hash, &signature, high).is_err());
    }
}

#[test]
fn public_keys_are_recovered() {
    recovery::<Secp256k1>();
    recovery::<P256>();
}

/// Signatures whose point R has its x from n to p - 1, so that r = x - n. A nonce has no such point but by a chance below
/// 2^-127; for a point R and any s the pair (r, s) is a signature of the hash z for the key (s·R - z·B)/r.
fn reduced_coordinates<S: Scheme>() {
    let mut modulus = S::Field::MODULUS;
    modulus.as_mut().copy_from_slice(S::Scalar::MODULUS.as_ref());
    let (mut r, mut x) = (S::Scalar::ZERO, S::Field::reduce_le_bytes(&modulus));
    let s = S::Scalar::ONE.mul_small(3);
    let multiple =
        |point: &Point<S>, k: S::Scalar| variable::multiply(point, k.to_le_bytes().as_ref(), S::Scalar::BITS);
    let signature = |r: S::Scalar| {
        Signature::<S>::from_bytes(&[r.to_be_bytes().as_ref(), s.to_be_bytes().as_ref()].concat()).unwrap()
    };
    let mut found = 0;
    while found < 5 {
        (r, x) = (r + S::Scalar::ONE, x + S::Field::ONE);
        let Some(point) = Affine::<S>::from_x(x) else { continue };
        found += 1;
        let mut hash = S::Scalar::MODULUS;
        hash.as_mut().fill(found);
        let (z, inverse) = (S::Scalar::reduce_be_bytes(&hash), r.invert());
        let sum = multiple(&point.into(), s * inverse).add(&multiple(&Point::base(), -z * inverse));
        let [x, y] = sum.to_xy().map(|coordinate| coordinate.to_be_bytes());
        let key = PublicKey::<S>::from_sec1_bytes(&[&[4], x.as_ref(), y.as_ref()].concat()).unwrap();
        assert!(key.verify_prehash(hash.as_ref(), &signature(r)).is_ok());
        assert!(key.verify_prehash(hash.as_ref(), &signature(r + S::Scalar::ONE)).is_err());
        let y_is_odd = point.to_xy()[1].to_le_bytes().as_ref()[0] & 1 == 1;
        for x_is_reduced in [true, false] {
            let recovered = PublicKey::recover(hash.as_ref(), &signature(r), RecoveryId { y_is_odd, x_is_reduced });
            assert_eq!(recovered.is_ok_and(|recovered| recovered == key), x_is_reduced);
        }
    }
}

#[test]
fn signatures_of_points_with_x_above_the_order_are_valid() {
    reduced_coordinates::<P256>();
    reduced_coordinates::<P384>();
    reduced_coordinates::<Secp256k1>();
}

#[test]
fn numbers_out_of_range_are_refused() {
    let order = Sha256::digest(b"").len();
    assert!(SecretKey::<P256>::from_bytes(&vec![0; order]).is_err());
    assert!(SecretKey::<P256>::from_bytes(&[0xff; 32]).is_err());
    assert!(SecretKey::<P256>::from_bytes(&[1; 31]).is_err());
    let modulus: Vec<u8> =
        <<P256 as modforge_crypto::curve::Curve>::Scalar as Field>::MODULUS.iter().rev().copied().collect();
    assert!(SecretKey::<P256>::from_bytes(&modulus).is_err());
    let one = [&[0; 31][..], &[1]].concat();
    for numbers in [[&[0; 32][..], &one].concat(), [&one, &[0; 32][..]].concat(), [&one[..], &modulus].concat()] {
        assert!(Signature::<P256>::from_bytes(&numbers).is_err());
    }
    for bytes in [&[][..], &[0], &[4], &[2; 33][..32], &[5; 33], &[4; 66]] {
        assert!(PublicKey::<P256>::from_sec1_bytes(bytes).is_err());
    }
}

/// A generator that repeats itself.
struct Fixed(u8);

impl rand_core::TryRng for Fixed {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(u32::from(self.0))
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(u64::from(self.0))
    }

    fn try_fill_bytes(&mut self, target: &mut [u8]) -> Result<(), Self::Error> {
        target.fill_with(|| {
            self.0 = self.0.wrapping_mul(5).wrapping_add(17);
            self.0
        });
        Ok(())
    }
}

impl rand_core::TryCryptoRng for Fixed {}

#[test]
fn the_traits_of_rustcrypto_sign_and_verify() {
    let key = SecretKey::<P521>::generate(&mut Fixed(1));
    let signature: Signature<P521> = Signer::sign(&key, b"message");
    assert!(Verifier::verify(&key.public_key(), b"message", &signature).is_ok());
    let hedged: Signature<P521> = key.sign_with_rng(&mut Fixed(2), b"message");
    assert!(hedged != signature && key.public_key().verify(b"message", &hedged).is_ok());
    assert!(!format!("{key:?}").contains(&format!("{:?}", &key.to_bytes()[..])));
}
