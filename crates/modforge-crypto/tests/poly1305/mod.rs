//! Poly1305 and ChaCha20-Poly1305 against published vectors and a plain model.

mod aead;
mod mac;
