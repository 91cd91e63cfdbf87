//! The tests of what the measuring program compares, in one program.

mod agreement;
mod library;
