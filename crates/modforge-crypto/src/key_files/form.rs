//! What a sequence in DER is, by the kinds of its parts: no label and no name of a file is trusted to say it.

use super::Error;
use super::der::{BIT_STRING, BYTES_1, Element, FIELD_0, FIELD_1, INTEGER, OBJECT, OCTET_STRING, SEQUENCE};
use super::error::Other;
use pkcs8::ObjectIdentifier;

/// The first bytes of OpenSSH's own form, which is not DER.
pub(super) const OPENSSH: &[u8] = b"openssh-key-v1\0";

pub(super) fn is_openssh(bytes: &[u8]) -> bool {
    bytes.starts_with(OPENSSH)
}

/// The forms of keys.
pub(super) enum Form<'a> {
    /// PKCS#8 (RFC 5958): the key, and a public key, which either version may have.
    Private { algorithm: Algorithm<'a>, key: &'a [u8], public: Option<&'a [u8]> },
    /// PKCS#8, encrypted.
    Encrypted { algorithm: Algorithm<'a>, whole: &'a [u8] },
    /// PKCS#1: n, e, d, and what may be missing or 0: p, q, d modulo p - 1 and q - 1, the inverse of q modulo p.
    Rsa(Vec<&'a [u8]>),
    /// SEC 1 (RFC 5915).
    Ec { number: &'a [u8], curve: Option<Element<'a>>, public: Option<&'a [u8]> },
    /// SPKI (RFC 5280).
    Public { algorithm: Algorithm<'a>, key: &'a [u8] },
    /// PKCS#1.
    RsaPublic { n: &'a [u8], e: &'a [u8] },
}

/// An algorithm with its parameters.
#[derive(Clone, Copy)]
pub(super) struct Algorithm<'a> {
    pub(super) oid: ObjectIdentifier,
    pub(super) parameters: Option<Element<'a>>,
}

impl<'a> Algorithm<'a> {
    pub(super) fn of(element: Element<'a>) -> Result<Self, Error> {
        let parts = element.parts()?;
        match parts[..] {
            [name @ Element { tag: OBJECT, .. }, ref rest @ ..] if rest.len() < 2 => {
                let oid = ObjectIdentifier::from_bytes(name.content).map_err(|_| Error::Form)?;
                Ok(Self { oid, parameters: rest.first().copied() })
            }
            _ => Err(Error::Form),
        }
    }
}

/// Numbers of a private RSA key with two primes, without its version.
const RSA_NUMBERS: usize = 8;

/// Bytes of numbers that a signature of ECDSA has, at least and at most: there are RSA keys of two numbers, too.
const SIGNATURE: std::ops::RangeInclusive<usize> = 16..=67;

impl<'a> Form<'a> {
    /// The form of the sequence at the start of the bytes.
    pub(super) fn of(bytes: &'a [u8]) -> Result<Self, Error> {
        if bytes.first() != Some(&SEQUENCE) {
            return Err(Error::Form);
        }
        let (whole, after) = Element::first(bytes)?;
        let parts = whole.parts()?;
        let tags: Vec<u8> = parts.iter().map(|part| part.tag).collect();
        let content = |index: usize| parts[index].content;
        // Optional parts, which have tags of their own.
        let field = |tags: &[u8]| parts.iter().skip(2).find(|part| tags.contains(&part.tag)).copied();
        match tags[..] {
            [INTEGER, SEQUENCE, OCTET_STRING, ref fields @ ..]
                if matches!(content(0), [0 | 1])
                    && matches!(fields, [] | [FIELD_0] | [BYTES_1 | FIELD_1] | [FIELD_0, BYTES_1 | FIELD_1]) =>
            {
                let public = field(&[BYTES_1, FIELD_1]).map(|field| match field.tag {
                    // As ring wrote it before 2019: a string of bits within the field, not in place of it.
                    FIELD_1 => Element::first(field.content).ok().and_then(|(bits, _)| bits.bits()),
                    _ => Element { tag: BIT_STRING, ..field }.bits(),
                });
                Ok(Self::Private {
                    algorithm: Algorithm::of(parts[1])?,
                    key: content(2),
                    public: public.map(|bits| bits.ok_or(Error::Form)).transpose()?,
                })
            }
            [SEQUENCE, OCTET_STRING] => {
                let whole = &bytes[..bytes.len() - after.len()];
                Ok(Self::Encrypted { algorithm: Algorithm::of(parts[0])?, whole })
            }
            [INTEGER, OCTET_STRING, ref fields @ ..]
                if content(0) == [1] && matches!(fields, [] | [FIELD_0] | [FIELD_1] | [FIELD_0, FIELD_1]) =>
            {
                let inner = |tag| field(&[tag]).map(|field| Element::first(field.content)).transpose();
                let public = inner(FIELD_1)?.map(|(bits, _)| bits.bits().ok_or(Error::Form)).transpose()?;
                let curve = inner(FIELD_0)?.map(|(curve, _)| curve);
                Ok(Self::Ec { number: content(1), curve, public })
            }
            [SEQUENCE, BIT_STRING] => {
                let key = parts[1].bits().ok_or(Error::Form)?;
                Ok(Self::Public { algorithm: Algorithm::of(parts[0])?, key })
            }
            [INTEGER, INTEGER] if SIGNATURE.contains(&content(0).len()) && SIGNATURE.contains(&content(1).len()) => {
                Err(Other::Signature.into())
            }
            [INTEGER, INTEGER] => Ok(Self::RsaPublic { n: content(0), e: content(1) }),
            [INTEGER, ref rest @ ..] if rest.iter().all(|&tag| tag == INTEGER) => match (content(0), rest.len()) {
                ([0], 3 | RSA_NUMBERS) => Ok(Self::Rsa(parts[1..].iter().map(|part| part.content).collect())),
                ([0], 5) => Err(Other::Dsa.into()),
                (number, RSA_NUMBERS) => Err(version("PKCS#1", number, "0")),
                _ => Err(Error::Form),
            },
            [INTEGER, ref rest @ .., SEQUENCE] if rest.len() == RSA_NUMBERS && content(0) == [1] => {
                Err(Error::MultiPrime)
            }
            [INTEGER, SEQUENCE, OCTET_STRING, ..] if !matches!(content(0), [0 | 1]) => {
                Err(version("PKCS#8", content(0), "0 or 1"))
            }
            [INTEGER, OCTET_STRING, ..] if content(0) != [1] => Err(version("SEC 1", content(0), "1")),
            [INTEGER, SEQUENCE, ..] if content(0) == [3] => Err(Other::Pkcs12.into()),
            [SEQUENCE, SEQUENCE, BIT_STRING] => Err(Other::Certificate.into()),
            _ => Err(Error::Form),
        }
    }
}

/// The error for a version, an integer of DER, that the form does not have.
fn version(form: &'static str, number: &[u8], known: &'static str) -> Error {
    let version = match number {
        &[byte] => i8::from_be_bytes([byte]).to_string(),
        _ => format!("a number of {} bytes", number.len()),
    };
    Error::Version { form, version, known }
}
