//! Tags; the key is secret.

use constant_time::{Row, row, unreported, unwatched};
use modforge_crypto::poly1305::Poly1305;

pub const ROWS: &[Row] = &[
    // A message of whole blocks, some of them together, and a rest.
    row("poly1305::Poly1305::mac", 101, |key, message| {
        Poly1305::mac(key.first_chunk().expect("32 bytes"), message).to_vec()
    }),
    // So long that vectors take it, where there are any.
    row("poly1305::Poly1305::update", 550, |key, message| {
        let mut mac = Poly1305::new(key.first_chunk().expect("32 bytes"));
        mac.update(message);
        mac.finalize().to_vec()
    }),
    row("poly1305::Poly1305::verify", 32, |key, tag| {
        let tag = tag.first_chunk().expect("16 bytes");
        vec![u8::from(Poly1305::verify(key.first_chunk().expect("32 bytes"), b"message", tag))]
    }),
    // A tag that is wrong in one byte; the other secret says which.
    row("poly1305::Poly1305::verify", 32, |key, place| {
        let key = key.first_chunk().expect("32 bytes");
        let mut tag = unwatched(|| Poly1305::mac(key, b"message"));
        unwatched(|| unreported(|| tag[usize::from(place[0] % 16)] ^= 1));
        vec![u8::from(Poly1305::verify(key, b"message", &tag))]
    }),
    // In pieces that end within a block, at its end, and in a group of four.
    row("poly1305::Poly1305::update", 150, |key, message| {
        let mut mac = Poly1305::new(key.first_chunk().expect("32 bytes"));
        [&message[..5], &message[5..16], &message[16..130], &message[130..]].iter().for_each(|piece| mac.update(piece));
        mac.finalize().to_vec()
    }),
];
