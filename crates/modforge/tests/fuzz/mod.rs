//! The inputs that the fuzzer found worth keeping (`fuzz/corpus`, an input a line in hexadecimal digits; see `make fuzz`), run against num-bigint.

mod batch;
mod input;
mod inverse;
mod modexp;
mod number;
mod operations;
mod power;
mod replay;
mod table;
mod text;

use replay::replay;

#[test]
fn corpus_of_operations() {
    replay("operations", operations::run);
}

#[test]
fn corpus_of_power() {
    replay("power", power::run);
}

#[test]
fn corpus_of_text() {
    replay("text", text::run);
}

#[test]
fn corpus_of_inverse() {
    replay("inverse", inverse::run);
}

#[test]
fn corpus_of_table() {
    replay("table", table::run);
}

#[test]
fn corpus_of_batch() {
    replay("batch", batch::run);
}

#[test]
fn corpus_of_number() {
    replay("number", number::run);
}

#[test]
fn corpus_of_modexp() {
    replay("modexp", modexp::run);
}
