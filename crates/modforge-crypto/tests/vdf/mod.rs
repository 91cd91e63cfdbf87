//! The verifiable delay function.

mod common;
mod files;
mod group;
mod honest;
mod soundness;
mod vectors;
