//! Field code of other libraries, all of it timed by the same loops: one chain, or several side by side.
//!
//! Side by side each result goes to memory, where the compiler cannot see it: what is alike in every turn of a loop of
//! four could otherwise become vectors, which the field code of programs, four points of a curve say, does not.

use crate::contestant::timed;
use crate::{Case, Chain, Contestant, Label, Operation};
use num_bigint::BigUint;
use std::hint::black_box;

/// Arithmetic in one field, as a library has it.
pub(super) trait Field {
    /// An element, in the library's own form.
    type Element: Clone;
    /// The name of the library, the functions that do the work, and the version.
    fn label(&self, operation: Operation) -> Label;
    /// The element of a number below the modulus.
    fn enter(&self, value: &BigUint) -> Self::Element;
    /// The number of an element, below the modulus.
    fn leave(&self, element: &Self::Element) -> BigUint;
    /// x = x·y.
    fn multiply(&self, x: &mut Self::Element, y: &Self::Element);
    /// x = x².
    fn square(&self, x: &mut Self::Element);
    /// 1/x, if the library has it.
    fn invert(&self, _x: &Self::Element) -> Option<Self::Element> {
        None
    }
    /// A square root of a square x, if the library has it.
    fn sqrt(&self, _x: &Self::Element) -> Option<Self::Element> {
        None
    }
}

/// The contestant of a field, for the operations that every field has.
pub(super) fn contestant<'c, F: Field + 'c>(
    case: &'c Case,
    operation: Operation,
    field: F,
) -> Option<Box<dyn Contestant + 'c>> {
    let one = || field.enter(&BigUint::from(1u8));
    let has = match operation {
        Operation::Multiply | Operation::Square | Operation::MultiplyStreams | Operation::SquareStreams => true,
        Operation::FieldInvert => field.invert(&one()).is_some(),
        Operation::FieldSqrt => field.sqrt(&one()).is_some(),
        _ => false,
    };
    let label = field.label(operation);
    has.then(|| match operation {
        Operation::FieldInvert | Operation::FieldSqrt => {
            Box::new(InTurn { label, case, operation, field }) as Box<dyn Contestant>
        }
        _ => Box::new(Chains { label, case, operation, field }) as Box<dyn Contestant>,
    })
}

/// Inverses and roots of many elements in turn.
struct InTurn<'c, F> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    field: F,
}

impl<F: Field> Contestant for InTurn<'_, F> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let Self { case, field, .. } = self;
        let inverting = self.operation == Operation::FieldInvert;
        let operands = if inverting { case.operands(times).to_vec() } else { case.squares(times) };
        let elements: Vec<_> = operands.iter().map(|value| field.enter(value)).collect();
        let (mut result, mut next) = (None, elements.iter().cycle());
        let elapsed = timed(times, || {
            let x = black_box(next.next().expect("a cycle"));
            result = black_box(if inverting { field.invert(x) } else { field.sqrt(x) });
        });
        let value = result.as_ref().map(|element| field.leave(element)).unwrap_or_default();
        Chain { value: if inverting { value } else { case.smaller(value) }, elapsed }
    }
}

struct Chains<'c, F> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    field: F,
}

impl<F: Field> Contestant for Chains<'_, F> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let Self { case, field, .. } = self;
        let y = field.enter(&case.y);
        let mut x = field.enter(&case.x);
        let starts = case.units(Case::STREAMS);
        let mut streams: [F::Element; Case::STREAMS] = std::array::from_fn(|i| field.enter(&starts[i]));
        let elapsed = match self.operation {
            Operation::Multiply => timed(times, || field.multiply(&mut x, &y)),
            Operation::Square => timed(times, || field.square(&mut x)),
            Operation::MultiplyStreams => timed(times, || {
                for x in &mut streams {
                    field.multiply(x, &y);
                    black_box(x);
                }
            }),
            _ => timed(times, || {
                for x in &mut streams {
                    field.square(x);
                    black_box(x);
                }
            }),
        };
        let value = match self.operation {
            Operation::Multiply | Operation::Square => field.leave(&x),
            _ => case.side_by_side(&streams.iter().map(|x| field.leave(x)).collect::<Vec<_>>()),
        };
        Chain { value, elapsed }
    }
}
