//! Points of Curve25519 in vectors, where the CPU has them.

use constant_time::{Row, row, unwatched};
use modforge_lanes::{Curve25519Lanes, Curve25519Point};

/// A number below 2^255 with the bytes of a secret, again and again.
fn number(secret: &[u8], first: usize) -> [u8; 32] {
    let mut number = std::array::from_fn(|i| secret[(first + i) % secret.len()]);
    number[31] &= 0x7f;
    number
}

/// Coordinates; whether they are those of a point is nothing to the functions.
fn point(secret: &[u8]) -> [[u8; 32]; 4] {
    std::array::from_fn(|coordinate| number(secret, coordinate))
}

fn lanes() -> Option<Curve25519Lanes> {
    unwatched(Curve25519Lanes::new)
}

/// What comes of points is looked at by adding them up.
fn sum(lanes: Curve25519Lanes, points: &[Curve25519Point]) -> Vec<u8> {
    unwatched(|| {
        let terms: Vec<_> = points.iter().map(|point| (&[1i16][..], std::slice::from_ref(point))).collect();
        lanes.sum_vartime(&terms).concat()
    })
}

pub const ROWS: &[Row] = &[
    row("Curve25519Lanes::prepare", 32, |secret, _| {
        let Some(lanes) = lanes() else { return Vec::new() };
        let point = unwatched(|| point(secret));
        let prepared = lanes.prepare(&point);
        sum(lanes, &[prepared])
    }),
    row("Curve25519Lanes::odd_multiples", 32, |secret, _| {
        let Some(lanes) = lanes() else { return Vec::new() };
        let point = unwatched(|| point(secret));
        let multiples = lanes.odd_multiples(&point, 3);
        unwatched(|| (sum(lanes, &multiples), drop(multiples)).0)
    }),
    row("Curve25519Lanes::comb", 32, |secret, other| {
        let Some(lanes) = lanes() else { return Vec::new() };
        let table = unwatched(|| lanes.odd_multiples(&point(other), 16));
        let digits: [i8; 8] = unwatched(|| std::array::from_fn(|i| (secret[i % secret.len()] % 17) as i8 - 8));
        let found = lanes.comb(&table, 4, 4, &digits);
        unwatched(|| (found.concat(), drop(table)).0)
    }),
    row("Curve25519Lanes::powers_for_roots", 32, |secret, _| {
        let Some(lanes) = lanes() else { return Vec::new() };
        let numbers = unwatched(|| point(secret));
        let powers = lanes.powers_for_roots(&numbers);
        unwatched(|| powers.concat())
    }),
    row("Curve25519Lanes::ladder", 32, |secret, other| {
        let Some(lanes) = lanes() else { return Vec::new() };
        let (scalar, u) = unwatched(|| (number(secret, 0), number(other, 0)));
        let found = lanes.ladder(&scalar, &u);
        unwatched(|| found.concat())
    }),
];
