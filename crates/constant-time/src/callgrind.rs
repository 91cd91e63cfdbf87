//! Which instructions ran under valgrind, as its tool callgrind counts them.

use crate::source;
use std::collections::HashSet;

/// The addresses in a file of callgrind's, with instructions as positions, that are those of `program`; of which
/// objects they are is written with a number, and only the first time with the name, too.
pub fn addresses(counts: &str, program: &str) -> HashSet<u64> {
    let mut found = HashSet::new();
    let (mut number, mut is_ours, mut last) = (None, false, 0u64);
    for line in counts.lines() {
        // `ob` begins what an object ran, `cob` names the one that a call goes to.
        if let Some((object, name)) = object(line) {
            if name == program {
                number = Some(object);
            }
            is_ours = if line.starts_with('c') { is_ours } else { number == Some(object) };
            continue;
        }
        // An address, or its distance from the last one.
        let position = line.split(' ').next().unwrap_or_default();
        let next = match position.as_bytes() {
            [b'0', b'x', ..] => u64::from_str_radix(&position[2..], 16).ok(),
            [b'+' | b'-', ..] => position.parse().ok().and_then(|distance| last.checked_add_signed(distance)),
            [b'*'] => Some(last),
            _ => None,
        };
        let Some(next) = next else { continue };
        last = next;
        if is_ours {
            found.insert(source::in_memory(next));
        }
    }
    found
}

/// The number and the name, which may be missing, in a line about an object.
fn object(line: &str) -> Option<(&str, &str)> {
    let named = line.strip_prefix("cob=(").or_else(|| line.strip_prefix("ob=("))?;
    let (number, name) = named.split_once(')')?;
    Some((number, name.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_program_ran_counts() {
        let counts = "positions: instr line\n\nob=(1) /lib/libc.so\nfn=(1) free\n0x10 0 1\ncob=(2) /bin/tests\ncfn=(2) main\n\
                      calls=1 0x99 0\n+5 0 3\n\nob=(2)\nfn=(2)\n0x1000 7 1\n+4 8 1\n* 8 1\n-2 9 1\nob=(1)\nfn=(1)\n+3 0 1\n";
        let expected = [0x1000, 0x1004, 0x1002].map(source::in_memory);
        assert_eq!(addresses(counts, "/bin/tests"), expected.into());
    }
}
