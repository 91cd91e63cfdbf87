//! Which code has to be seen, and what of it need not.

use crate::Coverage;
use std::cell::RefCell;
use std::collections::HashSet;

/// Places in code, each with the beginning of its line as [`Coverage::unseen`] has it; behind ` in ` may stand the
/// beginning of the machine function, and behind a `*` what follows somewhere in it.
pub type Places = &'static [&'static str];

/// Sources with code that secrets reach.
pub struct Sources {
    /// Their folder, `crates/NAME/src/`.
    pub folder: &'static str,
    /// The beginnings of the paths below it where secrets come.
    pub rooms: &'static [&'static str],
    /// The places that need not be seen, by reason.
    pub public: &'static [(&'static str, Places)],
}

/// Whether a line of a machine function is one of `places`.
#[must_use]
pub fn is_among(places: Places, line: &str, within: &str) -> bool {
    places.iter().any(|place| is_at(place, line, within))
}

fn is_at(place: &str, line: &str, within: &str) -> bool {
    match place.split_once(" in ") {
        Some((start, machine)) => line.starts_with(start) && is_of(machine, within),
        None => line.starts_with(place),
    }
}

fn is_of(machine: &str, within: &str) -> bool {
    match machine.split_once('*') {
        Some((start, later)) => within.strip_prefix(start).is_some_and(|rest| rest.contains(later)),
        None => within.starts_with(machine),
    }
}

impl Sources {
    /// Checks that `executed` has all code but what is listed or `is_public`, given a line and its machine function,
    /// and prints how much `who` saw. Gives the entries of the list that nothing needed.
    pub fn check(
        &self,
        who: &str,
        executed: &HashSet<u64>,
        is_public: impl Fn(&str, &str) -> bool,
    ) -> Vec<&'static str> {
        let (coverage, stale) = self.coverage(executed, is_public);
        println!("{who} saw {} lines of machine functions; {} others see no secret", coverage.seen, coverage.public);
        let unseen: Vec<_> =
            coverage.unseen.iter().map(|(line, within)| format!("{line}\n    in {within:?}")).collect();
        assert!(unseen.is_empty(), "{who} did not see {} lines:\n{}", unseen.len(), unseen.join("\n"));
        stale
    }

    /// The code that is in `executed`, and the entries of the list that nothing needed.
    pub fn coverage(
        &self,
        executed: &HashSet<u64>,
        is_public: impl Fn(&str, &str) -> bool,
    ) -> (Coverage, Vec<&'static str>) {
        let needed = RefCell::new(HashSet::new());
        let entries = || self.public.iter().flat_map(|(_, places)| *places);
        let coverage = Coverage::of(self.folder, self.rooms, executed, |line, within| {
            is_public(line, within)
                || entries()
                    .find(|entry| is_at(entry, line, within))
                    .inspect(|entry| _ = needed.borrow_mut().insert(**entry))
                    .is_some()
        });
        let needed = needed.into_inner();
        (coverage, entries().copied().filter(|entry| !needed.contains(entry)).collect())
    }
}
