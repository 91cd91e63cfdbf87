//! `+`, `-` and `*` on residues.
//!
//! An operator that panicked on residues of different moduli would be a trap, so the result is a `Result`, as that of the named
//! methods. Expressions may go on with it: the first error comes out at the end.

use crate::{Error, Residue};
use core::ops::{Add, Mul, Neg, Sub};

macro_rules! operator {
    ($operator:ident, $method:ident) => {
        impl<'m> $operator<&Residue<'m>> for &Residue<'m> {
            type Output = Result<Residue<'m>, Error>;

            /// As the method of this name.
            fn $method(self, other: &Residue<'m>) -> Self::Output {
                Residue::$method(self, other)
            }
        }

        impl<'m> $operator<&Residue<'m>> for Result<Residue<'m>, Error> {
            type Output = Self;

            fn $method(self, other: &Residue<'m>) -> Self {
                Residue::$method(&self?, other)
            }
        }

        impl<'m> $operator<Result<Residue<'m>, Error>> for &Residue<'m> {
            type Output = Result<Residue<'m>, Error>;

            fn $method(self, other: Result<Residue<'m>, Error>) -> Self::Output {
                Residue::$method(self, &other?)
            }
        }
    };
}

operator!(Add, add);
operator!(Sub, sub);
operator!(Mul, mul);

impl<'m> Neg for &Residue<'m> {
    type Output = Residue<'m>;

    fn neg(self) -> Residue<'m> {
        Residue::neg(self)
    }
}
