//! Signatures of ECDSA in lanes: any numbers, for points of the curve or not, with lanes in plain Rust and those of the
//! CPU.

use super::input::Input;
use modforge_lanes::{EcdsaCurve, EcdsaFactor, EcdsaJob, EcdsaLanes, EcdsaNumber};

fn number(input: &mut Input<'_>) -> EcdsaNumber {
    let mut number = [0; 48];
    for (byte, given) in number.iter_mut().zip(input.bytes(48)) {
        *byte = *given;
    }
    number
}

fn factor(input: &mut Input<'_>) -> EcdsaFactor {
    let negative = input.byte() & 1 == 1;
    let mut magnitude = number(input);
    assert!(EcdsaFactor::new(negative, magnitude).is_some() == (magnitude[0] & 1 == 1));
    magnitude[0] |= 1;
    if input.byte() & 1 == 1 {
        // Short enough for a half.
        magnitude[16..].fill(0);
    }
    EcdsaFactor::new(negative, magnitude).expect("an odd number")
}

pub fn run(mut input: Input<'_>) {
    let choice = input.byte();
    if choice >= 64 {
        // In plain Rust this takes longer than all else.
        return;
    }
    let curve = [EcdsaCurve::Secp256k1, EcdsaCurve::P256, EcdsaCurve::P384][usize::from(choice % 3)];
    let entry = [number(&mut input), number(&mut input)];
    let table = vec![entry; EcdsaLanes::points(curve)];
    let portable = EcdsaLanes::portable(curve, &table).expect("so many points");
    let jobs = std::array::from_fn(|_| EcdsaJob {
        base: factor(&mut input),
        point: [number(&mut input), number(&mut input)],
        factors: [factor(&mut input), factor(&mut input)],
        x: [number(&mut input), number(&mut input)],
    });
    let found = portable.verify_vartime(&jobs);
    let vectors = EcdsaLanes::new(curve, &table);
    assert_eq!(vectors.is_some(), EcdsaLanes::is_available());
    assert!(vectors.is_none_or(|vectors| vectors.verify_vartime(&jobs) == found));
}
