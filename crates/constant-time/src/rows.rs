//! Rows: a table of functions whose secrets are plain bytes, and the tests for it.

use crate::{Case, special_secrets};

/// A function with secrets of a fixed length.
pub struct Row {
    /// The name in failures and in `MODFORGE_ROWS`: `Type::function`, as the crate exports it.
    pub name: &'static str,
    /// Bytes of each of the two secrets.
    pub length: usize,
    /// As [`Case::run`].
    pub run: fn(&[u8], &[u8]) -> Vec<u8>,
}

/// A row of a table.
pub const fn row(name: &'static str, length: usize, run: fn(&[u8], &[u8]) -> Vec<u8>) -> Row {
    Row { name, length, run }
}

/// All rows; those that `MODFORGE_ROWS` names, separated by commas, where it is set.
pub fn wanted<'a, T>(rows: impl IntoIterator<Item = &'a T>, name: fn(&T) -> &str) -> Vec<&'a T> {
    let rows: Vec<_> = rows.into_iter().collect();
    let Ok(names) = std::env::var("MODFORGE_ROWS") else { return rows };
    let names: Vec<_> = names.split(',').collect();
    for wanted in &names {
        assert!(rows.iter().any(|row| name(row) == *wanted), "MODFORGE_ROWS: no row has the name {wanted}");
    }
    rows.into_iter().filter(|row| names.contains(&name(row))).collect()
}

/// Calls `take` with the case of each row that is wanted.
pub fn cases<'a>(rows: impl IntoIterator<Item = &'a Row>, mut take: impl FnMut(&Case)) {
    for row in wanted(rows, |row| row.name) {
        let case = Case { name: row.name.to_owned(), special: special_secrets(row.length), run: &row.run };
        take(&case);
    }
}

/// The tests of a table of rows, which must be at the root of the program: equal traces, nothing secret in freed
/// memory, and, among the ignored tests that `make constant-time` runs, no report of memcheck.
#[macro_export]
macro_rules! tests {
    ($rows:expr) => {
        #[test]
        fn traces_are_equal_for_different_secrets() {
            let _alone = $crate::alone();
            $crate::cases($rows, |case| case.traces_are_equal());
        }

        #[test]
        fn freed_memory_holds_no_secret() {
            let _alone = $crate::alone();
            $crate::cases($rows, |case| {
                assert!(!case.remains().secret_is_freed(), "{}: secrets are left in freed memory", case.name);
            });
        }

        #[test]
        #[ignore = "needs valgrind; run by make constant-time"]
        fn memcheck_finds_no_secret_in_branches_or_addresses() {
            if $crate::under_valgrind() {
                $crate::cases($rows, |case| case.run_marked());
            } else {
                let reports = $crate::Memcheck::of("memcheck_finds_no_secret_in_branches_or_addresses").reports;
                assert!(reports.is_empty(), "{}", reports.join("\n"));
            }
        }
    };
}
