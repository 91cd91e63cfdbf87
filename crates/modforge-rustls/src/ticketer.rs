//! Tickets: what a server gives to a client, encrypted for itself, so that the next handshake is shorter (RFC 8446,
//! 2.2; RFC 5077).

use modforge_crypto::chacha20poly1305::{Aead, KeyInit, Payload, XChaCha20Poly1305};
use rustls::Error;
use rustls::crypto::GetRandomFailed;
use rustls::server::ProducesTickets;
use rustls::ticketer::TicketRotator;
use std::fmt;
use std::sync::Arc;
use subtle::ConstantTimeEq;
use zeroize::Zeroizing;

/// Seconds that a key encrypts; for as long again it still decrypts.
const LIFETIME: u32 = 6 * 60 * 60;

/// Bytes of a key's name, and of a nonce, which is long enough to be random.
const NAME: usize = 16;
const NONCE: usize = 24;

/// Tickets of a server, encrypted by XChaCha20-Poly1305 under random keys that change every six hours: a ticket is good
/// for six to twelve.
///
/// Without it a server of rustls keeps sessions in its own memory, and tickets of TLS 1.3 only point to them.
///
/// ```
/// let tickets = modforge_rustls::ticketer()?;
/// let ticket = tickets.encrypt(b"what the server must know again").expect("random numbers");
/// assert_eq!(tickets.decrypt(&ticket).as_deref(), Some(&b"what the server must know again"[..]));
/// assert_eq!(tickets.decrypt(&ticket[1..]), None);
/// # Ok::<(), rustls::Error>(())
/// ```
///
/// # Errors
/// [`Error::FailedToGetRandomBytes`].
pub fn ticketer() -> Result<Arc<dyn ProducesTickets>, Error> {
    Ok(Arc::new(TicketRotator::new(LIFETIME, || Ok(Box::new(Tickets::new()?)))?))
}

/// Tickets under one key: its name, a nonce, the ciphertext and the tag.
struct Tickets {
    cipher: XChaCha20Poly1305,
    name: [u8; NAME],
}

fn random<const BYTES: usize>() -> Result<Zeroizing<[u8; BYTES]>, GetRandomFailed> {
    let mut bytes = Zeroizing::new([0; BYTES]);
    getrandom::fill(&mut *bytes).map_err(|_| GetRandomFailed)?;
    Ok(bytes)
}

impl Tickets {
    fn new() -> Result<Self, GetRandomFailed> {
        let key = random::<32>()?;
        Ok(Self { cipher: XChaCha20Poly1305::new((&*key).into()), name: *random()? })
    }
}

impl ProducesTickets for Tickets {
    fn enabled(&self) -> bool {
        true
    }

    fn lifetime(&self) -> u32 {
        2 * LIFETIME
    }

    fn encrypt(&self, plain: &[u8]) -> Option<Vec<u8>> {
        let nonce = random::<NONCE>().ok()?;
        let sealed = self.cipher.encrypt((&*nonce).into(), Payload { msg: plain, aad: &self.name }).ok()?;
        Some([&self.name[..], &*nonce, &sealed].concat())
    }

    fn decrypt(&self, ticket: &[u8]) -> Option<Vec<u8>> {
        let (name, rest) = ticket.split_first_chunk::<NAME>()?;
        let (nonce, sealed) = rest.split_first_chunk::<NONCE>()?;
        // May be told: which key a ticket is for.
        if !bool::from(name.ct_eq(&self.name)) {
            return None;
        }
        self.cipher.decrypt(nonce.into(), Payload { msg: sealed, aad: name }).ok()
    }
}

impl fmt::Debug for Tickets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tickets(..)")
    }
}
