//! DSTU 9041 and Kalyna: the worked examples of the standards, round trips on all curves, texts that have been changed.

use modforge_crypto::curves::dstu9041::{E256N1, E256N5, E384N5, E512N1, E512N5, E768N5};
use modforge_crypto::dstu9041::{Error, Kalyna, PublicKey, Scheme, SecretKey};
use modforge_fields::Field;
use rand_core::{CryptoRng, TryCryptoRng, TryRng};
use serde_json::Value;

fn hex(value: &Value) -> Vec<u8> {
    let text = value.as_str().unwrap();
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap()).collect()
}

fn file(name: &str) -> Value {
    let path = format!("{}/tests/data/dstu9041/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn kalyna_agrees_with_its_paper() {
    for name in ["128-128", "128-256", "256-256", "256-512", "512-512"] {
        for case in file(&format!("kalyna-{name}"))["cases"].as_array().unwrap() {
            let [key, plain, encrypted] = ["key_hex", "plaintext_hex", "ciphertext_hex"].map(|field| hex(&case[field]));
            let cipher = Kalyna::new(plain.len(), &key).unwrap();
            let mut block = plain.clone();
            cipher.encrypt(&mut block);
            assert_eq!(block, encrypted, "{name}");
            cipher.decrypt(&mut block);
            assert_eq!(block, plain, "{name}");
        }
    }
    assert!(Kalyna::new(16, &[0; 64]).is_none() && Kalyna::new(64, &[0; 32]).is_none());
}

/// A source that returns the same bytes each time, at the end of zeros.
struct Same(Vec<u8>);

impl TryRng for Same {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        unreachable!("only bytes are drawn")
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        unreachable!("only bytes are drawn")
    }

    fn try_fill_bytes(&mut self, target: &mut [u8]) -> Result<(), Self::Error> {
        target.fill(0);
        let at = target.len() - self.0.len();
        target[at..].copy_from_slice(&self.0);
        Ok(())
    }
}

impl TryCryptoRng for Same {}

fn padded<S: Scheme>(digits: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0; S::Scalar::MODULUS.as_ref().len()];
    let at = bytes.len() - digits.len();
    bytes[at..].copy_from_slice(digits);
    bytes
}

fn example<S: Scheme>(case: &Value) {
    let key = SecretKey::<S>::from_bytes(&padded::<S>(&[u8::from_str_radix(case["e"].as_str().unwrap(), 16).unwrap()]))
        .unwrap();
    let public = [hex(&case["Qx"]), hex(&case["Qy"])].concat();
    assert_eq!(key.public_key().to_bytes(), public);
    let (message, text) = (hex(&case["message"]), [hex(&case["r"]), hex(&case["t"])].concat());
    let mut source = Same(vec![case["epsilon"].as_str().unwrap().parse().unwrap()]);
    let public = PublicKey::<S>::from_bytes(&public).unwrap();
    assert_eq!(public.encrypt_with_rng(&message, &mut source).unwrap(), text);
    assert_eq!(key.decrypt(&text).unwrap()[..], message);
}

#[test]
fn the_examples_of_the_standard_come_out() {
    let examples = file("dstu9041")["examples"].clone();
    assert_eq!(examples.as_array().unwrap().len(), 2);
    for case in examples.as_array().unwrap() {
        match case["curve"].as_str().unwrap() {
            "E256/1" => example::<E256N1>(case),
            "E512/1" => example::<E512N1>(case),
            other => panic!("{other}"),
        }
    }
}

fn round_trips<S: Scheme>() {
    let key = SecretKey::<S>::generate().unwrap();
    let again = SecretKey::<S>::from_bytes(&key.to_bytes()).unwrap();
    let public = PublicKey::<S>::from_bytes(&again.public_key().to_bytes()).unwrap();
    let (most, ..) = S::LENGTHS;
    let message: Vec<u8> = (0..most as u8).collect();
    for length in [1, 2, most / 2, most] {
        let text = public.encrypt(&message[..length]).unwrap();
        assert_eq!(key.decrypt(&text).unwrap()[..], message[..length]);
        for at in [0, text.len() / 3, text.len() / 2, text.len() - 1] {
            let mut changed = text.clone();
            changed[at] ^= 1;
            assert_eq!(key.decrypt(&changed), Err(Error::Decryption), "{}", S::NAME);
        }
        assert_eq!(key.decrypt(&text[1..]), Err(Error::Decryption));
        assert_eq!(SecretKey::<S>::generate().unwrap().decrypt(&text), Err(Error::Decryption));
    }
    assert!(matches!(public.encrypt(&[]), Err(Error::Length { found: 0, .. })));
    assert!(matches!(public.encrypt(&vec![0; most + 1]), Err(Error::Length { .. })));
    assert!(!format!("{key:?}").contains(&format!("{:?}", &key.to_bytes()[..])));
    // The order, 0 and 1 are not keys; points off the curve and of small order are not either.
    let order: Vec<u8> = S::Scalar::MODULUS.as_ref().iter().rev().copied().collect();
    for number in [order, padded::<S>(&[0]), padded::<S>(&[1])] {
        assert!(matches!(SecretKey::<S>::from_bytes(&number), Err(Error::Number)));
    }
    let length = S::Field::MODULUS.as_ref().len();
    let mut neutral = vec![0; 2 * length];
    neutral[length - 1] = 1;
    assert!(matches!(PublicKey::<S>::from_bytes(&neutral), Err(Error::Point)));
    neutral[0] = 1;
    assert!(matches!(PublicKey::<S>::from_bytes(&neutral), Err(Error::Point)));
    assert!(key.decrypt(&vec![0; public.encrypt(&message).unwrap().len()]).is_err());
}

#[test]
fn all_curves_encrypt_and_decrypt() {
    round_trips::<E256N1>();
    round_trips::<E256N5>();
    round_trips::<E384N5>();
    round_trips::<E512N1>();
    round_trips::<E512N5>();
    round_trips::<E768N5>();
}

/// The caller's source is asked for bytes until they give a number in range.
#[test]
fn numbers_out_of_range_are_drawn_again() {
    struct Twice(u8);
    impl TryRng for Twice {
        type Error = core::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            unreachable!("only bytes are drawn")
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            unreachable!("only bytes are drawn")
        }

        fn try_fill_bytes(&mut self, target: &mut [u8]) -> Result<(), Self::Error> {
            target.fill(if self.0 == 0 { 0 } else { 9 });
            self.0 += 1;
            Ok(())
        }
    }
    impl TryCryptoRng for Twice {}
    fn is_a_source<R: CryptoRng>(_: &R) {}
    let mut source = Twice(0);
    is_a_source(&source);
    let key = SecretKey::<E256N1>::generate().unwrap();
    let text = key.public_key().encrypt_with_rng(b"message", &mut source).unwrap();
    assert_eq!(source.0, 2);
    assert_eq!(key.decrypt(&text).unwrap()[..], b"message"[..]);
}
