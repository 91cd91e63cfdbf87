//! ruint: Montgomery products and squares of a size that the compiler knows.

use crate::contestant::timed;
use crate::contestants::locked_version;
use crate::words::{from_words, to_words, words_for};
use crate::{Case, Chain, Contestant, Label, Operation};
use num_bigint::BigUint;
use ruint::algorithms::{mul_redc, square_redc};

/// Products and squares, for the sizes that users of such a library have.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    if !matches!(operation, Operation::Multiply | Operation::Square) {
        return Vec::new();
    }
    match words_for(case.bits()) {
        1 => of::<1>(case, operation),
        2 => of::<2>(case, operation),
        3 => of::<3>(case, operation),
        4 => of::<4>(case, operation),
        5 => of::<5>(case, operation),
        6 => of::<6>(case, operation),
        7 => of::<7>(case, operation),
        8 => of::<8>(case, operation),
        9 => of::<9>(case, operation),
        16 => of::<16>(case, operation),
        _ => Vec::new(),
    }
}

fn of<'c, const LIMBS: usize>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    let name = if operation == Operation::Square { "square_redc" } else { "mul_redc" };
    let base = BigUint::from(1u8) << 64;
    let inverse = &base - case.modulus.modinv(&base).expect("an odd modulus");
    vec![Box::new(Montgomery::<LIMBS> {
        label: Label {
            subject: "ruint".to_owned(),
            method: format!("{name}<{LIMBS}>"),
            version: locked_version("ruint"),
        },
        case,
        operation,
        modulus: array(&case.modulus),
        inverse: to_words(&inverse, 1)[0],
    })]
}

fn array<const LIMBS: usize>(value: &BigUint) -> [u64; LIMBS] {
    to_words(value, LIMBS).try_into().expect("as many words")
}

struct Montgomery<'c, const LIMBS: usize> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    modulus: [u64; LIMBS],
    inverse: u64,
}

impl<const LIMBS: usize> Contestant for Montgomery<'_, LIMBS> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let (m, radix) = (&self.case.modulus, self.case.radix());
        let enter = |value: &BigUint| array::<LIMBS>(&(value * &radix % m));
        let (mut x, y) = (enter(&self.case.x), enter(&self.case.y));
        let elapsed = match self.operation {
            Operation::Square => timed(times, || x = square_redc(x, self.modulus, self.inverse)),
            _ => timed(times, || x = mul_redc(x, y, self.modulus, self.inverse)),
        };
        let radix_inverse = (&radix % m).modinv(m).expect("an odd modulus");
        Chain { value: from_words(&x) * radix_inverse % m, elapsed }
    }
}
