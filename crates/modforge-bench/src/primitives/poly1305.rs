//! Poly1305.

use crate::contest::{Contest, Work, crate_of_rust, modforge};
use crate::peers;
use modforge_crypto::poly1305::Poly1305;
use poly1305::universal_hash::KeyInit;

const KEY: [u8; 32] = [0x42; 32];

/// The lengths that the paper and others have, in bytes: 3.5 kB, 16 kB.
const LENGTHS: [(usize, &str); 2] = [(3500, "3.5 kB"), (16_384, "16 kB")];

pub(crate) fn contests() -> Vec<Contest> {
    LENGTHS.iter().map(|&(length, name)| contest(length, name)).collect()
}

fn contest(length: usize, name: &str) -> Contest {
    let message: Vec<u8> = (0..length).map(|i| ((i * i) >> 3) as u8).collect();
    let theirs = |message: &[u8]| poly1305::Poly1305::new(&KEY.into()).compute_unpadded(message);
    let expected = theirs(&message);
    let (ours, rust) = (message.clone(), message.clone());
    let mut works = vec![
        Work::new(modforge("Poly1305::mac"), move || Poly1305::mac(&KEY, &ours)),
        Work::new(crate_of_rust("poly1305", "compute_unpadded"), move || theirs(&rust)),
    ];
    works.extend(peers::poly1305(&KEY, &message));
    Contest::new("mac", format!("Poly1305, {name}"), 130, works, move |tag| tag == expected.as_slice())
}
