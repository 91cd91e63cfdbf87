//! Eight numbers at once, side by side where the kernel of the modulus is the one that this CPU would choose.

use super::{Operation, below, kept, operation};
use constant_time::unwatched;
use modforge::{Batch, BatchResidues, Error, Modulus, Rows};

pub const ROWS: &[Operation] = &[
    operation("Batch::reduce_be_bytes", |m, x, y| {
        let batch = unwatched(|| Batch::new(m));
        bytes(&batch.reduce_be_bytes(&eight(x, y)).expect("one modulus"))
    })
    .up_to(2048),
    operation("Batch::residues_from_be_bytes", |m, x, y| {
        // As for a single number: these are below the modulus.
        let below = eight(x, y).map(below);
        let batch = unwatched(|| Batch::new(m));
        bytes(&batch.residues_from_be_bytes(&below).expect("below the modulus"))
    })
    .up_to(2048),
    operation("BatchResidues::to_be_bytes", |m, x, y| {
        with(m, x, y, |a| {
            let numbers = kept(a.to_be_bytes());
            unwatched(|| numbers.concat())
        })
    })
    .up_to(2048),
    operation("Batch::mul_rows", |m, x, y| {
        // One group of eight; many, the last of which is not whole; and products or numbers longer than the modulus.
        let (length, bytes) = (m.byte_length(), x.len());
        let (batch, a) = unwatched(|| (Batch::new(m), [eight(x, y).concat(), eight(y, x).concat()].concat().repeat(3)));
        let mut products = unwatched(|| vec![0; 45 * (length + 40)]);
        for rows in [Rows::from_be_bytes, Rows::from_le_bytes] {
            for (count, bytes, length) in
                [(8, bytes, length), (45, bytes, length), (45, bytes, length + 40), (1, 2 * bytes, length)]
            {
                let rows = rows(&a[..count * bytes], bytes);
                batch.mul_rows(&mut products[..count * length], rows, rows).expect("as many rows");
            }
        }
        unwatched(|| drop(a));
        products
    })
    .up_to(680),
    operation("Batch::add_rows", |m, x, y| of_rows(m, x, y, |batch, sums, a, b| batch.add_rows(sums, a, b)))
        .up_to(2048),
    operation("Batch::sub_rows", |m, x, y| {
        of_rows(m, x, y, |batch, differences, a, b| batch.sub_rows(differences, a, b))
    })
    .up_to(2048),
    operation("Batch::neg_rows", |m, x, y| of_rows(m, x, y, |batch, negatives, a, _| batch.neg_rows(negatives, a)))
        .up_to(2048),
    operation("Modulus::sum_rows", |m, x, y| {
        let (_, a, b) = rows_of(m, x, y);
        let sum = m.sum_rows(Rows::from_be_bytes(&a, x.len())).to_be_bytes();
        unwatched(|| drop((a, b)));
        sum
    })
    .up_to(2048),
    operation("Modulus::dot_rows", |m, x, y| {
        let (_, a, b) = rows_of(m, x, y);
        // Of one length, and of two.
        let (a_rows, half) = (Rows::from_be_bytes(&a, x.len()), x.len() / 2);
        let sums = [Rows::from_be_bytes(&b, x.len()), Rows::from_le_bytes(&b[..16 * half], half)]
            .map(|b_rows| m.dot_rows(a_rows, b_rows).expect("as many rows"));
        let sums = unwatched(|| sums.map(|sum| sum.to_be_bytes()).concat());
        unwatched(|| drop((a, b)));
        sums
    })
    .up_to(2048),
    operation("Modulus::matmul_rows", |m, x, y| {
        // Eight columns and more side by side, fewer than that, and tiles of eight rows and columns with all counts of
        // lines at their ends.
        let (_, a, b) = rows_of(m, x, y);
        let mut product = unwatched(|| vec![0; 91 * m.byte_length()]);
        let most = [[1, 1, 16], [1, 16, 1], [4, 4, 4], [6, 2, 6]].map(|shape| (false, shape));
        for (little_endian, shape) in most.into_iter().chain([[1, 1, 9], [7, 1, 13]].map(|shape| (true, shape))) {
            let [rows, inner, columns] = shape;
            let in_order = if little_endian { Rows::from_le_bytes } else { Rows::from_be_bytes };
            let a = in_order(&a[..rows * inner * x.len()], x.len());
            let b = in_order(&b[..inner * columns * x.len()], x.len());
            m.matmul_rows(&mut product[..rows * columns * m.byte_length()], a, b, shape).expect("a shape");
        }
        unwatched(|| drop((a, b)));
        product
    })
    .up_to(2048),
    operation("BatchResidues::mul", |m, x, y| with(m, x, y, |a| bytes(&a.mul(a).expect("one batch")))),
    // Each number modulo its own modulus.
    operation("Batch::with_moduli", |m, x, y| {
        let moduli = unwatched(|| eight_moduli(m));
        let batch = unwatched(|| Batch::with_moduli(&moduli));
        let a = batch.reduce_be_bytes(&eight(x, y)).expect("eight moduli");
        bytes(&a.mul(&a).expect("one batch").pow(&y[..1]))
    })
    .up_to(2048),
    operation("BatchResidues::mul_assign", |m, x, y| {
        with(m, x, y, |a| {
            let (mut product, mut scratch) = unwatched(|| (a.clone(), a.clone()));
            product.mul_assign(a, &mut scratch).expect("one batch");
            bytes(&product)
        })
    }),
    operation("BatchResidues::pow", |m, x, y| with(m, x, y, |a| bytes(&a.pow(&y[..2])))).up_to(2048),
    operation("BatchResidues::pow_each", |m, x, y| {
        let exponents = eight(&x[..2], &y[..2]);
        with(m, x, y, |a| bytes(&a.pow_each(&exponents).expect("eight exponents")))
    })
    .up_to(2048),
];

pub(super) fn eight<'s>(x: &'s [u8], y: &'s [u8]) -> [&'s [u8]; 8] {
    [x, y, x, x, y, y, x, y]
}

/// The modulus and others of its size and kind.
fn eight_moduli(modulus: &Modulus) -> Vec<Modulus> {
    let other = |lane: u8| {
        let mut bytes = modulus.to_be_bytes();
        *bytes.last_mut().expect("a modulus has bytes") ^= 2 * lane;
        Modulus::from_be_bytes(&bytes).expect("as odd as the other")
    };
    (0..8).map(other).collect()
}

/// What `compute` makes of rows in both orders of bytes: of sixteen modulo one modulus, of eight each modulo its own,
/// and of eight that are twice as long.
fn of_rows(
    m: &Modulus,
    x: &[u8],
    y: &[u8],
    compute: impl Fn(&Batch<'_>, &mut [u8], Rows<'_>, Rows<'_>) -> Result<(), Error>,
) -> Vec<u8> {
    let (batch, a, b) = rows_of(m, x, y);
    let moduli = unwatched(|| eight_moduli(m));
    let (each, row_bytes) = (unwatched(|| Batch::with_moduli(&moduli)), m.byte_length() + 1);
    let mut results = unwatched(|| vec![0; 16 * row_bytes]);
    for rows in [Rows::from_be_bytes, Rows::from_le_bytes] {
        for (batch, count, length) in [(&batch, 16, x.len()), (&each, 8, x.len()), (&batch, 8, 2 * x.len())] {
            let [a, b] = [&a, &b].map(|bytes| rows(&bytes[..count * length], length));
            compute(batch, &mut results[..count * row_bytes], a, b).expect("as many rows");
        }
    }
    unwatched(|| drop((a, b, each)));
    unwatched(|| drop(moduli));
    results
}

/// Sixteen numbers, and sixteen others.
fn rows_of<'m>(m: &'m Modulus, x: &[u8], y: &[u8]) -> (Batch<'m>, Vec<u8>, Vec<u8>) {
    unwatched(|| {
        (
            Batch::new(m),
            [eight(x, y).concat(), eight(y, x).concat()].concat(),
            [eight(y, x).concat(), eight(x, y).concat()].concat(),
        )
    })
}

pub(super) fn with(modulus: &Modulus, x: &[u8], y: &[u8], run: impl FnOnce(&BatchResidues) -> Vec<u8>) -> Vec<u8> {
    let batch = unwatched(|| Batch::new(modulus));
    let residues = unwatched(|| batch.reduce_be_bytes(&eight(x, y)).expect("one modulus"));
    run(&residues)
}

pub(super) fn bytes(residues: &BatchResidues) -> Vec<u8> {
    unwatched(|| residues.to_be_bytes().concat())
}
