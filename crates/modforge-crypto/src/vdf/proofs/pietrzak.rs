//! Pietrzak's proof.
//!
//! After i halvings x_i is a product of 2^i powers x^(2^p): with x_(i+1) = x_i^r·μ_i each of them splits in two, the
//! first raised to r, the second h squarings further on. So μ_i, which is x_i after h squarings, comes from 2^i powers
//! p + h, each found from the last stored one in half a spacing of squarings on average, and combined in pairs with the
//! earlier r. When there are so many that squaring x_i itself takes less, that is what is done. At the spacing √t the
//! two together take about 1.4·t^(3/4) squarings.

use super::transcript::Transcript;
use crate::vdf::group::Element;
use crate::vdf::powers::{Powers, square_times};
use crate::vdf::threads::Progress;
use crate::vdf::{Error, Statement};
use modforge::Residue;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;

/// The verifier squares so often itself: halving once more would cost it more.
pub const LAST_SQUARINGS: u64 = 512;
/// Squarings and products of a power with a challenge of 128 bits.
const POWER_COST: u64 = 160;

/// Elements of a proof.
pub(in crate::vdf) fn halvings(t: u64) -> usize {
    std::iter::successors(Some(t), |t| Some(t / 2)).take_while(|&t| t > LAST_SQUARINGS).count()
}

fn transcript(statement: &Statement<'_>) -> Transcript {
    Transcript::new("modforge vdf pietrzak v1", statement)
}

pub(in crate::vdf) fn verify(statement: &Statement<'_>, middles: &[Element]) -> Result<(), Error> {
    let group = statement.group;
    let (mut x, mut y, mut t) = (group.residue(&statement.x), group.residue(&statement.y), statement.t);
    let mut transcript = transcript(statement);
    for element in middles {
        if !t.is_multiple_of(2) {
            x = x.square();
        }
        let middle = group.residue(element);
        transcript.append_element(element);
        let r = transcript.exponent();
        x = fold(&x, &middle, &r);
        y = fold(&middle, &y, &r);
        t /= 2;
    }
    if group.class(&x.square_times(t)) == group.class(&y) { Ok(()) } else { Err(Error::ProofInvalid) }
}

/// a^r·b.
fn fold<'m>(a: &Residue<'m>, b: &Residue<'m>, r: &[u8; 16]) -> Residue<'m> {
    a.pow_vartime(r).mul(b).expect("residues of one group")
}

/// How to find the middle of each halving.
struct Plan {
    /// Halvings by stored powers; the rest by squaring.
    stored: usize,
    /// Squarings in all.
    total: u64,
}

impl Plan {
    fn new(t: u64, spacing: u64, threads: NonZeroUsize) -> Self {
        let (mut stored, mut total, mut t) = (0, 0, t);
        while t > LAST_SQUARINGS {
            let each = spacing / 2 + POWER_COST;
            t /= 2;
            if (each << stored) / (threads.get() as u64).min(1 << stored) >= t {
                // Halving on, down to the end.
                total += 2 * t;
                break;
            }
            total += (spacing / 2) << stored;
            stored += 1;
        }
        Self { stored, total }
    }
}

pub(in crate::vdf) fn prove(
    statement: &Statement<'_>,
    powers: &Powers<'_>,
    threads: NonZeroUsize,
    progress: impl FnMut(f64) -> ControlFlow<()>,
) -> Result<Vec<Element>, Error> {
    let group = statement.group;
    let plan = Plan::new(statement.t, powers.spacing, threads);
    let mut progress = Progress::new(plan.total, progress);
    let mut transcript = transcript(statement);
    let (mut x, mut t) = (group.residue(&statement.x), statement.t);
    // Of the powers whose product is x; bit i of an index says whether it is the second one of halving i.
    let mut positions = vec![0];
    let mut challenges = Vec::new();
    let mut elements = Vec::new();
    while t > LAST_SQUARINGS {
        if !t.is_multiple_of(2) {
            x = x.square();
            positions.iter_mut().for_each(|position| *position += 1);
        }
        t /= 2;
        let middle = if challenges.len() < plan.stored {
            let tasks = positions.len().min(4 * threads.get().next_power_of_two());
            let (inner, outer) = challenges.split_at((positions.len() / tasks).ilog2() as usize);
            let blocks: Vec<_> = positions.chunks(positions.len() / tasks).collect();
            let parts = progress.run(threads, tasks, |task, counter| {
                let values = blocks[task].iter().map(|position| powers.at(position + t, counter));
                Ok(combine(values.collect::<Result<_, _>>()?, inner))
            })?;
            combine(parts, outer)
        } else {
            let mut squared = progress.run(NonZeroUsize::MIN, 1, |_, counter| square_times(&x, t, counter))?;
            squared.pop().expect("one task")
        };
        let element = group.class(&middle);
        let middle = group.residue(&element);
        transcript.append_element(&element);
        elements.push(element);
        let r = transcript.exponent();
        x = fold(&x, &middle, &r);
        challenges.push(r);
        if challenges.len() < plan.stored {
            positions.extend_from_within(..);
            let half = positions.len() / 2;
            positions[half..].iter_mut().for_each(|position| *position += t);
        }
    }
    Ok(elements)
}

/// The product of 2^n residues, folded in pairs with the first challenge, in pairs of pairs with the second, and so on.
fn combine<'m>(values: Vec<Residue<'m>>, challenges: &[[u8; 16]]) -> Residue<'m> {
    let folded =
        challenges.iter().fold(values, |values, r| values.chunks(2).map(|pair| fold(&pair[0], &pair[1], r)).collect());
    folded.into_iter().next().expect("one is left")
}
