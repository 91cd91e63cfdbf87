//! Signatures of ECDSA in lanes: any numbers, for points of the curve or not, with lanes in plain Rust and those of the
//! CPU.

use super::input::Input;
use modforge_lanes::vector::Ifma;
use modforge_lanes::{EcdsaFactor, EcdsaJob, EcdsaLanes, EcdsaNumber, LaneCurve, P256, P384, Secp256k1};

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
    match choice % 3 {
        0 => verify::<Secp256k1>(input),
        1 => verify::<P256>(input),
        _ => verify::<P384>(input),
    }
}

fn verify<C: LaneCurve>(mut input: Input<'_>) {
    let base = [number(&mut input), number(&mut input)];
    let (portable, vectors) = (EcdsaLanes::<C>::portable(&base), EcdsaLanes::<C>::new(&base));
    assert_eq!(vectors.is_some(), portable.is_some() && Ifma::detect().is_some());
    let Some(portable) = portable else { return };
    let jobs = std::array::from_fn(|_| EcdsaJob {
        base: factor(&mut input),
        point: [number(&mut input), number(&mut input)],
        factors: [factor(&mut input), factor(&mut input)],
        x: [number(&mut input), number(&mut input)],
    });
    let found = portable.verify_vartime(&jobs);
    assert!(vectors.is_none_or(|vectors| vectors.verify_vartime(&jobs) == found));
}
