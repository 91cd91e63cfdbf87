//! Turns: A B C, B C A, C A B, …

use crate::Contestant;
use std::cmp::Ordering;
use std::time::Duration;

/// How long a run takes.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How many slices each contestant gets.
    pub rounds: usize,
    /// How long a slice is.
    pub slice: Slice,
}

/// How long a slice is.
#[derive(Clone, Copy, Debug)]
pub enum Slice {
    /// About this long; one operation at least.
    About(Duration),
    /// This many operations.
    Exactly(u64),
}

/// Nanoseconds for one operation, over the rounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The median.
    pub median_ns: f64,
    /// The mean.
    pub mean_ns: f64,
    /// The 10th percentile.
    pub low_ns: f64,
    /// The 90th percentile.
    pub high_ns: f64,
}

/// Gives each contestant a slice in each round and returns the samples in the order of the contestants.
///
/// The order rotates from round to round, so that nobody always runs in another's wake. `after_round` hears the number
/// of finished rounds.
pub fn interleave(
    contestants: &[Box<dyn Contestant + '_>],
    pace: Pace,
    mut after_round: impl FnMut(usize),
) -> Vec<Sample> {
    let times: Vec<u64> = contestants
        .iter()
        .map(|contestant| match pace.slice {
            Slice::About(duration) => calibrate(contestant.as_ref(), duration),
            Slice::Exactly(times) => times,
        })
        .collect();
    let mut figures = vec![Vec::with_capacity(pace.rounds); contestants.len()];
    for round in 0..pace.rounds {
        for turn in 0..contestants.len() {
            let index = (round + turn) % contestants.len();
            figures[index].push(slice_ns(contestants[index].as_ref(), times[index]));
        }
        after_round(round + 1);
    }
    figures.into_iter().map(summarize).collect()
}

/// Keeps the fastest variant of each subject, in the order of the subjects' first appearance.
pub(crate) fn fastest_variants<'a>(
    contestants: Vec<Box<dyn Contestant + 'a>>,
    slice: Slice,
) -> Vec<Box<dyn Contestant + 'a>> {
    let mut groups: Vec<Vec<Box<dyn Contestant + 'a>>> = Vec::new();
    for contestant in contestants {
        let subject = &contestant.label().subject;
        match groups.iter_mut().find(|group| &group[0].label().subject == subject) {
            Some(group) => group.push(contestant),
            None => groups.push(vec![contestant]),
        }
    }
    let trial = Pace { rounds: 5, slice };
    groups
        .into_iter()
        .map(|mut group| {
            let fastest = match group.len() {
                1 => 0,
                _ => interleave(&group, trial, |_| {})
                    .iter()
                    .enumerate()
                    .min_by(|(_, a), (_, b)| ascending(&a.median_ns, &b.median_ns))
                    .map_or(0, |(index, _)| index),
            };
            group.swap_remove(fastest)
        })
        .collect()
}

/// How many operations make up a slice: doubled until they take a quarter of it, then scaled.
fn calibrate(contestant: &dyn Contestant, slice: Duration) -> u64 {
    let mut times = 1;
    loop {
        let elapsed = contestant.chain(times).elapsed;
        if elapsed * 4 >= slice {
            let scaled = times as f64 * slice.as_secs_f64() / elapsed.as_secs_f64().max(1e-9);
            return (scaled as u64).max(1);
        }
        times *= 2;
    }
}

/// One slice. An eighth of it runs before, untimed: code and data of the others leave the caches, and the clock that
/// they left behind (wide vectors lower it on some CPUs) settles.
fn slice_ns(contestant: &dyn Contestant, times: u64) -> f64 {
    contestant.chain(times / 8);
    contestant.chain(times).elapsed.as_secs_f64() * 1e9 / times as f64
}

fn summarize(mut figures: Vec<f64>) -> Sample {
    figures.sort_by(ascending);
    Sample {
        median_ns: percentile(&figures, 0.5),
        mean_ns: figures.iter().sum::<f64>() / figures.len() as f64,
        low_ns: percentile(&figures, 0.1),
        high_ns: percentile(&figures, 0.9),
    }
}

fn ascending(a: &f64, b: &f64) -> Ordering {
    a.total_cmp(b)
}

/// The percentile of sorted figures, between two of them by proportion.
fn percentile(sorted: &[f64], fraction: f64) -> f64 {
    let position = fraction * (sorted.len() - 1) as f64;
    let (below, above) = (sorted[position.floor() as usize], sorted[position.ceil() as usize]);
    below + (above - below) * position.fract()
}

#[cfg(test)]
mod tests {
    use super::{Sample, summarize};

    #[test]
    fn percentiles_interpolate() {
        let sample = summarize(vec![5.0, 1.0, 9.0, 2.0, 3.0]);
        let expected = Sample { median_ns: 3.0, mean_ns: 4.0, low_ns: 1.4, high_ns: 7.4 };
        assert!((sample.low_ns - expected.low_ns).abs() < 1e-9 && (sample.high_ns - expected.high_ns).abs() < 1e-9);
        assert_eq!((sample.median_ns, sample.mean_ns), (expected.median_ns, expected.mean_ns));
        assert_eq!(summarize(vec![7.0]), Sample { median_ns: 7.0, mean_ns: 7.0, low_ns: 7.0, high_ns: 7.0 });
    }
}
