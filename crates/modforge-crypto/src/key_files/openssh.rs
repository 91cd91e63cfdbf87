//! Private keys as `ssh-keygen` writes them (PROTOCOL.key of OpenSSH), also encrypted.
//!
//! Numbers and texts have their length in front of them, in four bytes. The second half, with the private numbers, is
//! encrypted as a whole; a number stands in it twice at the start, and 1, 2, 3 … fill it up to whole blocks at its end.

use super::error::{MAX_ROUNDS, Other};
use super::form::OPENSSH;
use super::kind::Kind;
use super::private::{ec_private, of_seed, rsa_private};
use super::{Error, PrivateKey};
use crate::ec::named::Curve;
use aes::cipher::consts::U16;
use aes::cipher::{
    BlockCipherDecrypt, BlockCipherEncrypt, BlockModeDecrypt, BlockSizeUser, KeyInit, KeyIvInit, StreamCipher,
};
use zeroize::Zeroizing;

/// Bytes of a block of AES, and of what starts its first one.
const BLOCK: usize = 16;

pub(super) fn read(bytes: &[u8], password: Option<&[u8]>) -> Result<PrivateKey, Error> {
    let mut file = Reader(bytes.strip_prefix(OPENSSH).ok_or(Error::Form)?);
    let (cipher, derivation) = (file.bytes()?, file.bytes()?);
    let mut options = Reader(file.bytes()?);
    if file.number()? != 1 {
        return Err(Error::Other(Other::OpenSshSeveral));
    }
    file.bytes()?; // the public key, which stands in the second half again
    let secrets = file.bytes()?;
    if cipher == b"none" {
        return of_secrets(secrets).unwrap_or(Err(Error::Form));
    }
    if derivation != b"bcrypt" {
        return Err(unknown("a key derivation", derivation));
    }
    let (salt, rounds) = (options.bytes()?, options.number()?);
    let cipher = Cipher::named(cipher).ok_or_else(|| unknown("the cipher", cipher))?;
    let password = password.ok_or(Error::PasswordNeeded)?;
    if rounds > MAX_ROUNDS {
        return Err(Error::Rounds { rounds });
    }
    if secrets.is_empty() || !secrets.len().is_multiple_of(BLOCK) {
        return Err(Error::Blocks { bytes: secrets.len() });
    }
    let mut key = Zeroizing::new(vec![0; cipher.key + BLOCK]);
    // It takes neither an empty password nor an empty salt.
    bcrypt_pbkdf::bcrypt_pbkdf(password, salt, rounds, &mut key).map_err(|_| Error::WrongPassword)?;
    let mut secrets = Zeroizing::new(secrets.to_vec());
    cipher.decrypt(&key, &mut secrets);
    of_secrets(&secrets).unwrap_or(Err(Error::WrongPassword))
}

fn unknown(what: &str, name: &[u8]) -> Error {
    Error::UnknownOpenSshEncryption { what: format!("{what} \"{}\"", String::from_utf8_lossy(name)) }
}

/// AES, with a key of so many bytes, as a counter or in chains.
struct Cipher {
    key: usize,
    counter: bool,
}

impl Cipher {
    fn named(name: &[u8]) -> Option<Self> {
        let (key, counter) = match name {
            b"aes128-ctr" => (16, true),
            b"aes192-ctr" => (24, true),
            b"aes256-ctr" => (32, true),
            b"aes128-cbc" => (16, false),
            b"aes192-cbc" => (24, false),
            b"aes256-cbc" => (32, false),
            _ => return None,
        };
        Some(Self { key, counter })
    }

    /// In place, of whole blocks, with the key and the first block behind it.
    fn decrypt(&self, key: &[u8], text: &mut [u8]) {
        fn run<C>(counter: bool, (key, start): (&[u8], &[u8]), text: &mut [u8])
        where
            C: KeyInit + BlockCipherEncrypt + BlockCipherDecrypt + BlockSizeUser<BlockSize = U16>,
        {
            if counter {
                let stream = ctr::Ctr128BE::<C>::new_from_slices(key, start);
                stream.expect("lengths of AES").apply_keystream(text);
            } else {
                let mut chain = cbc::Decryptor::<C>::new_from_slices(key, start).expect("lengths of AES");
                for block in text.as_chunks_mut::<BLOCK>().0 {
                    chain.decrypt_block(block.into());
                }
            }
        }
        let parts = key.split_at(self.key);
        match self.key {
            16 => run::<aes::Aes128>(self.counter, parts, text),
            24 => run::<aes::Aes192>(self.counter, parts, text),
            _ => run::<aes::Aes256>(self.counter, parts, text),
        }
    }
}

/// The key of the second half; nothing if it does not begin as it must.
fn of_secrets(secrets: &[u8]) -> Option<Result<PrivateKey, Error>> {
    let mut secrets = Reader(secrets);
    let checks = [secrets.number().ok()?, secrets.number().ok()?];
    (checks[0] == checks[1]).then(|| of_numbers(&mut secrets))
}

fn of_numbers(secrets: &mut Reader<'_>) -> Result<PrivateKey, Error> {
    let name = secrets.bytes()?;
    match name {
        b"ssh-ed25519" => {
            let (public, both) = (secrets.bytes()?, secrets.bytes()?);
            // The seed, and the public key again.
            let seed = &both[..both.len() / 2];
            of_seed(Kind::Ed25519, seed, Some(public))
        }
        b"ssh-rsa" => {
            let mut number = || secrets.bytes();
            let (n, e, d, _inverse, p, q) = (number()?, number()?, number()?, number()?, number()?, number()?);
            rsa_private(&[n, e, d, p, q]).map(PrivateKey::Rsa)
        }
        b"ecdsa-sha2-nistp256" | b"ecdsa-sha2-nistp384" | b"ecdsa-sha2-nistp521" => {
            let curve = match name {
                b"ecdsa-sha2-nistp256" => Curve::P256,
                b"ecdsa-sha2-nistp384" => Curve::P384,
                _ => Curve::P521,
            };
            let (_name, public, number) = (secrets.bytes()?, secrets.bytes()?, secrets.bytes()?);
            ec_private(curve, number, [Some(public), None]).map(PrivateKey::Ec)
        }
        b"ssh-dss" => Err(Other::Dsa.into()),
        name => Err(Error::UnknownName { name: String::from_utf8_lossy(name).into_owned() }),
    }
}

/// The bytes that are left to read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn number(&mut self) -> Result<u32, Error> {
        let (&number, rest) = self.0.split_first_chunk().ok_or(Error::Short { found: self.0.len(), length: 4 })?;
        self.0 = rest;
        Ok(u32::from_be_bytes(number))
    }

    fn bytes(&mut self) -> Result<&'a [u8], Error> {
        let length = self.number()?;
        let parts = usize::try_from(length).ok().and_then(|length| self.0.split_at_checked(length));
        let (bytes, rest) = parts.ok_or(Error::Short { found: self.0.len(), length: length.into() })?;
        self.0 = rest;
        Ok(bytes)
    }
}
