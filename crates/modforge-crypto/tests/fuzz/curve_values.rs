//! Points (SEC 1), secret numbers and signatures (DER and raw) of a curve that the first byte chooses.

use modforge_crypto::ec::RecoveryId;
use modforge_crypto::ec::named::{Curve, Form, PublicKey, SecretKey};

pub fn run(data: &[u8]) {
    let Some((choice, data)) = data.split_first() else { return };
    let curve = [Curve::P256, Curve::P384, Curve::P521, Curve::Secp256k1][usize::from(choice & 3)];
    if let Ok(key) = PublicKey::from_sec1_bytes(curve, data) {
        let forms = [key.to_sec1_bytes(), key.to_compressed_bytes()];
        assert!(forms.iter().any(|form| form == data));
        assert!(forms.iter().all(|form| PublicKey::from_sec1_bytes(curve, form) == Ok(key)));
    }
    if let Ok(key) = SecretKey::from_bytes(curve, data) {
        assert_eq!(&key.to_bytes()[..], data);
    }
    for form in [Form::Der, Form::Raw] {
        // Each value has one form.
        let Some(low) = curve.to_low(data, form) else { continue };
        assert_eq!(curve.to_low(&low, form), Some(low.clone()));
        let id = RecoveryId::from_byte(choice >> 6).expect("two bits");
        if let Ok(key) = PublicKey::recover(curve, b"hash", &low, form, id) {
            assert!(key.verify_prehash(b"hash", &low, form));
            assert!(!key.verify_prehash(b"other hash", &low, form));
        }
    }
}
