//! Operations of fields in loops, and reading of numbers below p: there LLVM likes to make branches of choices and
//! comparisons.

use constant_time::{Row, row, unreported, unwatched};
use core::hint::black_box;
use modforge_fields::Field;

const TURNS: usize = 20;

macro_rules! fields {
    ($($fields:ident::{$($field:ident: $bytes:literal),*}),*) => {
        &[$($(row(concat!("loops over ", stringify!($field)), 2 * $bytes, |secret, _| {
            loops::<$fields::$field::Element>(secret)
        })),*),*]
    };
}

pub const ROWS: &[Row] = fields!(
    modforge_fields::{
        p1305: 17, p25519: 32, p256: 32, p384: 48, p448: 56, p521: 66, secp256k1: 32, n25519: 32, n256: 32, n384: 48, n448: 56,
        n521: 66, nsecp256k1: 32
    },
    modforge_fields_dstu::{
        p256c1539: 32, p256c435: 32, p384c7467: 48, p512c6579: 64, p512c875: 64, p768c22467: 96, n256c1539: 32, n256c435: 32,
        n384c7467: 48, n512c6579: 64, n512c875: 64, n768c22467: 96
    }
);

fn loops<F: Field>(secret: &[u8]) -> Vec<u8> {
    let read = |bytes: &[u8]| {
        let mut number = F::MODULUS;
        number.as_mut().copy_from_slice(bytes);
        F::reduce_le_bytes(&number)
    };
    let (first, second) = secret.split_at(secret.len() / 2);
    let below = unwatched(|| read(first).to_le_bytes());
    // That it is below p may be told.
    let mut x = unreported(|| F::from_le_bytes(&below).expect("below p"));
    let y = read(second);
    // Each operation in a loop of its own.
    macro_rules! turns {
        ($operation:expr) => {
            for _ in 0..black_box(TURNS) {
                x = $operation;
            }
        };
    }
    turns!(x + y);
    turns!(x - y);
    turns!(-x);
    turns!(x.half());
    turns!(x.mul_small(1000));
    turns!(x * y);
    turns!(x.square());
    turns!(F::sum_of_products(&x, &y, &y, &x));
    turns!(F::difference_of_products(&x, &y, &y, &y));
    turns!(F::product_minus_square(&x, &y, &x));
    x.to_le_bytes().as_ref().to_vec()
}
