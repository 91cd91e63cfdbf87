//! Uses every crate that is published, with every feature that it has.

use modforge::Modulus;
use modforge_crypto::ed25519::SigningKey;
use modforge_crypto::random::SystemRandom;
use modforge_fields::Field;
use modforge_lanes::Poly1305Lanes;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let modulus = Modulus::from_hex("7fffffffffffffffffffffffffffffff")?;
    let power = modulus.residue_from_be_bytes(&[3])?.pow(&[0x01, 0x00]);
    assert_eq!(power.to_hex(), "335cf66f681c4eaefb8b11632b494d08");

    assert!(minus_one_is_its_inverse::<modforge_fields::p25519::Element>());
    assert!(minus_one_is_its_inverse::<modforge_fields_dstu::p256c1539::Element>());

    let key = SigningKey::try_generate(&mut SystemRandom)?;
    let signature = key.sign(b"packed");
    key.verifying_key().verify_strict(b"packed", &signature)?;

    assert!(!modforge_rustls::default_provider().cipher_suites.is_empty());

    // Outside of a build script it has nowhere to write.
    assert!(modforge_build::fields(&[("p61", "2^61 - 1")]).is_err());
    let vectors = if Poly1305Lanes::new([[0; 3]; 4]).is_some() { "with" } else { "without" };
    println!("The packed crates work, {vectors} vectors for Poly1305.");
    Ok(())
}

fn minus_one_is_its_inverse<F: Field>() -> bool {
    let minus_one = -F::ONE;
    minus_one.invert() == minus_one
}
