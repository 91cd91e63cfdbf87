//! Published vectors, on every kernel. What the files are and where they come from: `tests/data/README.md`.

mod cases;
mod groups;
mod integers;
mod modular;
mod number;
mod paillier;
mod squarings;
