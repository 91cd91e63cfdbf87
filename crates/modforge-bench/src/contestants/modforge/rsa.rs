//! The private operation of RSA.

use super::{label, modulus};
use crate::contestant::timed;
use crate::words::to_be_bytes;
use crate::{Case, Chain, Contestant, Label};
use modforge::{Batch, Kernel, Modulus, Residue};
use num_bigint::BigUint;

/// A key, from bytes to bytes as the libraries have it: two powers, Garner's recombination (1959), a check of the
/// result with the public exponent, which keeps faults from giving the factors away.
struct Key {
    n: Modulus,
    p: Modulus,
    q: Modulus,
    q_bytes: Vec<u8>,
    q_inverse: Vec<u8>,
    e: Vec<u8>,
    dp: Vec<u8>,
    dq: Vec<u8>,
}

impl Key {
    fn new(case: &Case, kernel: Kernel, n: Modulus) -> Option<Self> {
        let key = case.key.as_ref().expect("a case with a key");
        let (p, q) = (modulus(&key.p, kernel)?, modulus(&key.q, kernel)?);
        // Exponents are as long as their primes, whatever their leading zeros.
        Some(Self {
            n,
            q_bytes: key.q.to_bytes_be(),
            q_inverse: key.q_inverse.to_bytes_be(),
            e: key.e.to_bytes_be(),
            dp: to_be_bytes(&key.dp, p.byte_length()),
            dq: to_be_bytes(&key.dq, q.byte_length()),
            p,
            q,
        })
    }

    fn prepared(&self) -> Prepared<'_> {
        let prepared = || -> Result<_, modforge::Error> {
            let (q, q_inverse) =
                (self.n.residue_from_be_bytes(&self.q_bytes)?, self.p.residue_from_be_bytes(&self.q_inverse)?);
            Ok(Prepared { key: self, q, q_inverse })
        };
        prepared().expect("numbers below their moduli")
    }
}

/// A key, and what the libraries have computed of it in advance.
struct Prepared<'k> {
    key: &'k Key,
    q: Residue<'k>,
    q_inverse: Residue<'k>,
}

impl Prepared<'_> {
    /// b + q·((a − b)/q mod p), which is a modulo p and b modulo q.
    fn recombined(&self, a: &Residue<'_>, b: &[u8]) -> Result<Residue<'_>, modforge::Error> {
        let Key { n, p, .. } = self.key;
        let factor = a.sub(&p.reduce_be_bytes(b))?.mul(&self.q_inverse)?;
        n.residue_from_be_bytes(&factor.to_be_bytes())?.mul(&self.q)?.add(&n.residue_from_be_bytes(b)?)
    }

    fn power(&self, x: &[u8]) -> Result<Vec<u8>, modforge::Error> {
        let Key { n, p, q, dp, dq, e, .. } = self.key;
        let (a, b) = p.reduce_be_bytes(x).pow_pair(dp, &q.reduce_be_bytes(x), dq);
        let y = self.recombined(&a, &b.to_be_bytes())?;
        assert_eq!(y.pow_vartime(e), n.residue_from_be_bytes(x)?, "a fault");
        Ok(y.to_be_bytes())
    }

    /// The same of eight numbers; the batches are those of n, p and q.
    fn powers(&self, numbers: &[Vec<u8>], [n, p, q]: [&Batch<'_>; 3]) -> Result<Vec<Vec<u8>>, modforge::Error> {
        let Key { dp, dq, e, .. } = self.key;
        let a = p.reduce_be_bytes(numbers)?.pow(dp).to_be_bytes();
        let b = q.reduce_be_bytes(numbers)?.pow(dq).to_be_bytes();
        let recombined = |(a, b): (&Vec<u8>, &Vec<u8>)| {
            self.key.p.residue_from_be_bytes(a).and_then(|a| Ok(self.recombined(&a, b)?.to_be_bytes()))
        };
        let results = a.iter().zip(&b).map(recombined).collect::<Result<Vec<_>, _>>()?;
        assert_eq!(n.residues_from_be_bytes(&results)?.pow_vartime(e).to_be_bytes(), numbers, "a fault");
        Ok(results)
    }
}

pub(super) struct RsaPrivate {
    label: Label,
    x: Vec<u8>,
    key: Key,
}

impl RsaPrivate {
    pub(super) fn new(case: &Case, kernel: Kernel, n: Modulus) -> Option<Self> {
        let label = label(kernel.name(), "Residue::pow_pair modulo p and q");
        Some(Self { label, x: case.x.to_bytes_be(), key: Key::new(case, kernel, n)? })
    }
}

impl Contestant for RsaPrivate {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let (mut x, key) = (self.x.clone(), self.key.prepared());
        let elapsed = timed(times, || x = key.power(&x).expect("numbers below their moduli"));
        Chain { value: BigUint::from_bytes_be(&x), elapsed }
    }
}

pub(super) struct BatchRsaPrivate<'c> {
    label: Label,
    case: &'c Case,
    key: Key,
}

impl<'c> BatchRsaPrivate<'c> {
    pub(super) fn new(case: &'c Case, kernel: Kernel, n: Modulus) -> Option<Self> {
        let label = label(kernel.name(), "BatchResidues::pow modulo p and q");
        Some(Self { label, case, key: Key::new(case, kernel, n)? })
    }
}

impl Contestant for BatchRsaPrivate<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let residue = |x: &BigUint| self.key.n.residue_from_be_bytes(&x.to_bytes_be()).expect("below n").to_be_bytes();
        let mut x: Vec<_> = self.case.units(Case::BATCH).iter().map(residue).collect();
        let (key, [n, p, q]) = (self.key.prepared(), [&self.key.n, &self.key.p, &self.key.q].map(Batch::new));
        let elapsed = timed(times, || x = key.powers(&x, [&n, &p, &q]).expect("numbers below their moduli"));
        Chain { value: self.case.side_by_side_bytes(&x), elapsed }
    }
}
