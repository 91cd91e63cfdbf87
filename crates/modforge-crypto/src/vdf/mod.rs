//! A verifiable delay function: y = x^(2^t) in an RSA group takes t squarings one after the other, and a short proof
//! shows in milliseconds that y is right.
//!
//! # The group
//!
//! G = (Z/N)*/{1, −1}: the units modulo N, where a and N − a are one element, written as the smaller of the two numbers
//! ([`Group`]). In (Z/N)* itself −1 has order 2, and whoever has a proof for y would have one for −y (Boneh, Bünz and
//! Fisch 2018, 3.2 and 3.3).
//!
//! # What is assumed
//!
//! - **Nobody who evaluates or proves knows the factors of N.** With them 2^t is reduced modulo φ(N) and y takes no
//!   time. Nothing can check this; take an N whose origin you trust (a challenge number, a ceremony of several
//!   parties).
//! - **Pietrzak's proof** is sound if nobody finds an element of small order in G other than 1. Where N is a product of
//!   two safe primes, the only such elements are square roots of 1 that give the factors away, so soundness rests on
//!   factoring alone (Pietrzak 2019; Boneh, Bünz and Fisch 2018, 3.3). For other N it is an assumption: a prime factor
//!   that someone knows, or a small factor of φ(N), breaks it.
//! - **Wesolowski's proof** is sound if nobody finds an element w ≠ 1 and its ℓ-th root for a random prime ℓ that came
//!   after w was fixed (the adaptive root assumption, which implies that of small orders; Wesolowski 2019).
//! - SHA-512 behaves as a random function (Fiat and Shamir 1986).
//!
//! # Wesolowski's proof
//!
//! ℓ is a prime of [`PRIME_BITS`] bits hashed from (N, x, y, t). With 2^t = q·ℓ + r, r < ℓ, the proof is π = x^q, and
//! it holds if π^ℓ·x^r = y: two powers of 272 bits, whatever t is. One element. A wrong y with π gives w = y/x^(2^t) ≠
//! 1 with the ℓ-th root π/x^q. There are more than 2^263 primes of 272 bits; Wesolowski asks for 2^(2k) for security of
//! k bits, so k = 128.
//!
//! # Pietrzak's proof
//!
//! To show y = x^(2^t) the prover sends the middle μ = x^(2^(t/2)); a hash of everything so far gives r of 128 bits,
//! and both sides go on with x' = x^r·μ, y' = μ^r·y and t/2, until t ≤ [`LAST_SQUARINGS`], which the verifier does
//! itself. For an odd t the claim (x, y, t) is first written as (x², y, t − 1), which is the same claim; the papers
//! square y instead, which also lets y times an element of order 2 pass. One element for each halving. If y or μ is
//! wrong, y' is right for at most one r modulo the order of the error, which is large: after Q hashes a forgery
//! succeeds with probability at most about Q·2^−128 (Pietrzak 2019).
//!
//! # Which one
//!
//! | | Wesolowski | Pietrzak |
//! |---|---|---|
//! | size, N of 2048 bits, t = 2^30 | 262 bytes | 5.4 kB |
//! | prover's squarings and products, beside the t of the evaluation | about t/10, at t = 2^30 | about 1.4·t^(3/4) |
//! | assumption | adaptive root | small order |
//!
//! Sources: Pietrzak, Simple verifiable delay functions (ITCS 2019); Wesolowski, Efficient verifiable delay functions
//! (Eurocrypt 2019); Boneh, Bünz and Fisch, A survey of two verifiable delay functions (2018); the function itself is
//! that of Rivest, Shamir and Wagner, Time-lock puzzles (1996).
//!
//! ```
//! use modforge_crypto::vdf::{Evaluation, Group, Proof, Scheme, Statement};
//! use std::num::NonZeroUsize;
//! use std::ops::ControlFlow::Continue;
//!
//! // (2^607 − 1)·(2^521 − 1): a modulus to try things with, as everybody knows its factors.
//! # let product = (num_bigint::BigUint::from(1u8) << 607u32) - 1u8;
//! # let n = (product * ((num_bigint::BigUint::from(1u8) << 521u32) - 1u8)).to_bytes_be();
//! let mut evaluation = Evaluation::of_message(Group::new(&n)?, b"a message", 10_000)?;
//! evaluation.run(|so_far| {
//!     assert!(so_far.done() <= 10_000);
//!     Continue(())
//! })?;
//! let proof = evaluation.prove(Scheme::Pietrzak, NonZeroUsize::MIN, |_| Continue(()))?.to_bytes();
//! let (x, y) = (evaluation.start().to_vec(), evaluation.result().expect("finished").to_vec());
//!
//! // Elsewhere:
//! let group = Group::new(&n)?;
//! let statement = Statement::new(&group, &x, &y, 10_000)?;
//! statement.verify(&Proof::from_bytes(&group, &proof)?)?;
//! # Ok::<(), modforge_crypto::vdf::Error>(())
//! ```

mod error;
mod evaluation;
mod files;
mod group;
mod hash;
mod limits;
mod powers;
mod proofs;
mod statement;
mod threads;

pub use error::Error;
pub use evaluation::Evaluation;
pub use files::{EvaluationFile, ProofFile};
pub use group::Group;
pub use limits::{MAX_BITS, MAX_POWERS, MAX_SQUARINGS, MIN_BITS};
pub use proofs::{LAST_SQUARINGS, PRIME_BITS, Proof, Scheme};
pub use statement::Statement;
