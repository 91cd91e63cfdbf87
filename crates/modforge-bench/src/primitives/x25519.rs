//! X25519.

use crate::contest::{Contest, Work, crate_of_rust, modforge};
use crate::peers;
use modforge_crypto::x25519::x25519;

const SECRET: [u8; 32] = [0x42; 32];

pub(crate) fn contests() -> Vec<Contest> {
    let public = x25519_dalek::x25519([0x17; 32], x25519_dalek::X25519_BASEPOINT_BYTES);
    let expected = x25519_dalek::x25519(SECRET, public);
    let mut works = vec![
        Work::new(modforge("x25519"), move || x25519(&SECRET, &public)),
        Work::new(crate_of_rust("x25519-dalek", "x25519"), move || x25519_dalek::x25519(SECRET, public)),
    ];
    works.extend(peers::x25519(&SECRET, &public));
    vec![Contest::new("agree", "X25519", 255, works, move |shared| shared == expected)]
}
