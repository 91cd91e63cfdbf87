//! The curves of this crate, each over a field that the generator wrote.

/// The methods with all of the code.
#[cfg(any(feature = "p256", feature = "p384", feature = "secp256k1"))]
macro_rules! compiled_here {
    () => {
        fn made(base: &[$crate::EcdsaNumber; 2], vectors: $crate::ecdsa::Vectors) -> Option<$crate::EcdsaLanes<Self>> {
            $crate::ecdsa::made(base, vectors)
        }

        fn verified(
            lanes: &$crate::EcdsaLanes<Self>,
            jobs: &[$crate::EcdsaJob; $crate::vector::LANES],
        ) -> [Option<bool>; $crate::vector::LANES] {
            $crate::ecdsa::verified(lanes, jobs)
        }
    };
}

/// P-256, y² = x³ - 3x + b modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (FIPS 186-5).
#[cfg(feature = "p256")]
#[derive(Clone, Copy, Debug)]
pub struct P256;

#[cfg(feature = "p256")]
impl super::LaneCurve for P256 {
    type Field<V: crate::vector::Vector> = crate::fields::p256::Element<V>;
    const A_IS_MINUS_THREE: bool = true;
    const BITS: usize = 256;

    compiled_here!();
}

/// P-384, y² = x³ - 3x + b modulo 2^384 - 2^128 - 2^96 + 2^32 - 1 (FIPS 186-5).
#[cfg(feature = "p384")]
#[derive(Clone, Copy, Debug)]
pub struct P384;

#[cfg(feature = "p384")]
impl super::LaneCurve for P384 {
    type Field<V: crate::vector::Vector> = crate::fields::p384::Element<V>;
    const A_IS_MINUS_THREE: bool = true;
    const BITS: usize = 384;

    compiled_here!();
}

/// secp256k1, y² = x³ + 7 modulo 2^256 - 2^32 - 977 (SEC 2), with β = 2^((p - 1)/3).
#[cfg(feature = "secp256k1")]
#[derive(Clone, Copy, Debug)]
pub struct Secp256k1;

#[cfg(feature = "secp256k1")]
impl super::LaneCurve for Secp256k1 {
    type Field<V: crate::vector::Vector> = crate::fields::secp256k1::Element<V>;
    const A_IS_MINUS_THREE: bool = false;
    const BITS: usize = 256;
    const FACTOR_BITS: usize = 129;
    const BETA: Option<crate::EcdsaNumber> = Some([
        0xee, 0x01, 0x95, 0x71, 0x28, 0x6c, 0x39, 0xc1, 0x95, 0x89, 0xf5, 0x12, 0x75, 0x49, 0xf0, 0x9c, 0xe9, 0x34,
        0x34, 0xac, 0x9e, 0x47, 0x64, 0x6e, 0x10, 0x07, 0x7c, 0x65, 0x2b, 0x6a, 0xe9, 0x7a, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0,
    ]);

    compiled_here!();
}
