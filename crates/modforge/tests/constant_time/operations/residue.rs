//! Numbers in and out, ring operations, comparison.

use super::{Operation, operation};

pub const ROWS: &[Operation] = &[
    operation("Modulus::reduce_be_bytes", |m, x, _| m.reduce_be_bytes(x).to_be_bytes()),
    operation("Modulus::residue_from_be_bytes", |m, x, _| {
        // Whether the number is below the modulus may be told: this one is, whatever its other bytes are.
        let below = [&[0], &x[1..]].concat();
        m.residue_from_be_bytes(&below).expect("below the modulus").to_be_bytes()
    })
    .that_tells(),
    operation("Residue::to_be_bytes", |m, x, _| m.reduce_be_bytes(x).to_be_bytes()),
    operation("Residue::to_hex", |m, x, _| m.reduce_be_bytes(x).to_hex().into_bytes()),
    operation("Residue::add", |m, x, y| {
        m.reduce_be_bytes(x).add(&m.reduce_be_bytes(y)).expect("one modulus").to_be_bytes()
    }),
    operation("Residue::sub", |m, x, y| {
        m.reduce_be_bytes(x).sub(&m.reduce_be_bytes(y)).expect("one modulus").to_be_bytes()
    }),
    operation("Residue::neg", |m, x, _| m.reduce_be_bytes(x).neg().to_be_bytes()),
    operation("Residue::mul", |m, x, y| {
        m.reduce_be_bytes(x).mul(&m.reduce_be_bytes(y)).expect("one modulus").to_be_bytes()
    }),
    operation("Residue::square", |m, x, _| m.reduce_be_bytes(x).square().to_be_bytes()),
    operation("Residue::mul_assign", |m, x, y| {
        let (mut product, mut scratch) = (m.reduce_be_bytes(x), m.zero());
        product.mul_assign(&m.reduce_be_bytes(y), &mut scratch).expect("one modulus");
        product.to_be_bytes()
    }),
    operation("Residue::square_assign", |m, x, _| {
        let (mut square, mut scratch) = (m.reduce_be_bytes(x), m.zero());
        square.square_assign(&mut scratch).expect("one modulus");
        square.to_be_bytes()
    }),
    // Whether it is 0 may be told; the other values take one way. The number plus 1 and the number differ always.
    operation("Residue::is_zero", |m, x, _| {
        let odd = [&[0], &x[1..x.len() - 1], &[1]].concat();
        vec![u8::from(m.reduce_be_bytes(&odd).is_zero())]
    }),
    operation("Residue::eq", |m, x, _| {
        let number = m.reduce_be_bytes(x);
        vec![u8::from(number == number.add(&m.one()).expect("one modulus"))]
    }),
];
