//! Curve25519 in vectors, against the law of the curve in two coordinates; nothing where the CPU has none.

use modforge::{Modulus, Residue};
use modforge_lanes::{Curve25519Lanes, Curve25519Point};

const P: &str = "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed";
const D: &str = "52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3";
const BASE: [&str; 2] = [
    "216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a",
    "6666666666666666666666666666666666666666666666666666666666666658",
];
/// x of a point with y = 0, which is of order 4: a root of -1.
const ROOT: &str = "2b8324804fc1df0b2b4d00993dfbd7a72f431806ad2fe478c4ee1b274a0ea0b0";

type Affine<'m> = [Residue<'m>; 2];

fn read<'m>(p: &'m Modulus, text: &str) -> Residue<'m> {
    p.reduce_be_bytes(&Modulus::from_hex(text).unwrap().to_be_bytes())
}

fn bytes(number: &Residue) -> [u8; 32] {
    let mut bytes: [u8; 32] = number.to_be_bytes().try_into().unwrap();
    bytes.reverse();
    bytes
}

fn number<'m>(p: &'m Modulus, bytes: &[u8; 32]) -> Residue<'m> {
    let mut bytes = *bytes;
    bytes.reverse();
    p.reduce_be_bytes(&bytes)
}

fn times<'m>(a: &Residue<'m>, b: &Residue<'m>) -> Residue<'m> {
    a.mul(b).unwrap()
}

/// The sum by the law of the curve.
fn sum<'m>(p: &'m Modulus, a: &Affine<'m>, b: &Affine<'m>) -> Affine<'m> {
    let d = read(p, D);
    let [xx, yy] = [times(&a[0], &b[0]), times(&a[1], &b[1])];
    let [xy, yx] = [times(&a[0], &b[1]), times(&a[1], &b[0])];
    let product = times(&d, &times(&xx, &yy));
    let [above, below] = [p.one().add(&product).unwrap(), p.one().sub(&product).unwrap()];
    [times(&xy.add(&yx).unwrap(), &above.inverse().unwrap()), times(&yy.add(&xx).unwrap(), &below.inverse().unwrap())]
}

/// In coordinates with this Z, and 2^255 - 19 added to each that stays below 2^255.
fn extended(p: &Modulus, point: &Affine, z: u8) -> [[u8; 32]; 4] {
    let z = p.reduce_be_bytes(&[z]);
    let [x, y] = point.each_ref().map(|coordinate| times(coordinate, &z));
    let t = times(&times(&point[0], &point[1]), &z);
    [x, y, z, t].map(|coordinate| {
        let bytes = bytes(&coordinate);
        let small = bytes[1..].iter().all(|&byte| byte == 0) && bytes[0] < 19;
        if small {
            std::array::from_fn(|i| [bytes[0] + 0xed, 0xff, 0x7f][usize::from(i > 0) + usize::from(i == 31)])
        } else {
            bytes
        }
    })
}

fn affine<'m>(p: &'m Modulus, [x, y, z, t]: &[[u8; 32]; 4]) -> Affine<'m> {
    let [x, y, z, t] = [x, y, z, t].map(|bytes| number(p, bytes));
    assert!(times(&x, &y) == times(&z, &t), "T is X·Y/Z");
    let inverse = z.inverse().unwrap();
    [times(&x, &inverse), times(&y, &inverse)]
}

fn multiple<'m>(p: &'m Modulus, point: &Affine<'m>, times: i64) -> Affine<'m> {
    let mut found = [p.zero(), p.one()];
    for bit in (0..64).rev() {
        found = sum(p, &found, &found);
        if times.unsigned_abs() >> bit & 1 == 1 {
            found = sum(p, &found, point);
        }
    }
    if times < 0 { [found[0].neg(), found[1].clone()] } else { found }
}

/// The base point, its sum with one of order 4, and points of orders 1, 2 and 4.
fn points(p: &Modulus) -> Vec<Affine<'_>> {
    let base = BASE.map(|text| read(p, text));
    let of_order_4 = [read(p, ROOT), p.zero()];
    let of_order_2 = sum(p, &of_order_4, &of_order_4);
    let mixed = sum(p, &base, &of_order_4);
    [base, mixed, [p.zero(), p.one()], of_order_2, of_order_4].into()
}

#[test]
fn sums_are_those_of_the_law() {
    let Some(lanes) = Curve25519Lanes::new() else { return };
    let p = Modulus::from_hex(P).unwrap();
    let points = points(&p);
    for (index, (point, other)) in points.iter().flat_map(|a| points.iter().map(move |b| (a, b))).enumerate() {
        let odd = |point, z| lanes.odd_multiples(&extended(&p, point, z), 4);
        let (table, others) = (odd(point, 1 + index as u8), odd(other, 255 - index as u8));
        let found = lanes.sum_vartime(&[(&[7, 0, 0, -5, 1], &table), (&[-3, 0, 3], &others)]);
        let expected = sum(&p, &multiple(&p, point, 7 - 8 * 5 + 16), &multiple(&p, other, -3 + 4 * 3));
        assert!(affine(&p, &found) == expected, "{index}");
    }
    assert!(affine(&p, &lanes.sum_vartime(&[])) == [p.zero(), p.one()]);
}

#[test]
fn combs_are_sums_of_multiples() {
    let Some(lanes) = Curve25519Lanes::new() else { return };
    let p = Modulus::from_hex(P).unwrap();
    for point in points(&p) {
        // Digits of 4 bits in two turns: a table for 1 and 2 of them, one for 3 and 4.
        let weighted = [point.clone(), multiple(&p, &point, 256)];
        let tables: Vec<Curve25519Point> = weighted
            .iter()
            .flat_map(|point| (1..=8).map(|times| multiple(&p, point, times)))
            .map(|point| lanes.prepare(&extended(&p, &point, 9)))
            .collect();
        for digits in [[0; 4], [1, 0, 0, 0], [8, -8, 7, -7], [-1, 0, 0, 8], [-8; 4]] {
            let found = lanes.comb(&tables, 4, 2, &digits);
            let times = digits.iter().rev().fold(0, |times, &digit| 16 * times + i64::from(digit));
            assert!(affine(&p, &found) == multiple(&p, &point, times), "{digits:?}");
        }
    }
}

#[test]
fn powers_are_those_by_the_exponent() {
    let Some(lanes) = Curve25519Lanes::new() else { return };
    let p = Modulus::from_hex(P).unwrap();
    let all_ones: [u8; 32] = std::array::from_fn(|i| [0xff, 0x7f][usize::from(i == 31)]);
    let numbers = [[0; 32], bytes(&p.one()), bytes(&read(&p, D)), all_ones];
    let exponent = Modulus::from_hex("0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd").unwrap();
    for (found, number_in) in lanes.powers_for_roots(&numbers).iter().zip(&numbers) {
        assert!(number(&p, found) == number(&p, number_in).pow(&exponent.to_be_bytes()));
    }
}

/// u = (1 + y)/(1 - y) on the curve of the ladder; none for the neutral point.
fn u<'m>(p: &'m Modulus, point: &Affine<'m>) -> Option<Residue<'m>> {
    let [above, below] = [p.one().add(&point[1]).unwrap(), p.one().sub(&point[1]).unwrap()];
    below.inverse().ok().map(|inverse| times(&above, &inverse))
}

#[test]
fn ladders_are_multiples() {
    let Some(lanes) = Curve25519Lanes::new() else { return };
    let p = Modulus::from_hex(P).unwrap();
    for point in points(&p) {
        let Some(start) = u(&p, &point) else { continue };
        for scalar in [0, 1, 2, 3, 8, 0x5a5a_5a5a, i64::MAX] {
            let mut bytes_of_scalar = [0; 32];
            bytes_of_scalar[..8].copy_from_slice(&scalar.to_le_bytes());
            let [x, z] = lanes.ladder(&bytes_of_scalar, &bytes(&start)).map(|bytes| number(&p, &bytes));
            let found = z.inverse().ok().map(|inverse| times(&x, &inverse));
            // The ladder has no u for the neutral point, and gives 0 for the multiples of the one with u = 0.
            let expected = u(&p, &multiple(&p, &point, scalar));
            assert!(found == expected || start.is_zero() && x.is_zero() | z.is_zero(), "{scalar}");
        }
    }
}
