//! The kinds of keys, as algorithms name them.

use super::Error;
use super::der::{Element, OBJECT};
use super::form::Algorithm;
use crate::ec::{self, named};
use crate::{ed448, ed25519, eddsa, p256, p384, p521, rsa, secp256k1, x448, x25519, xdh};
use pkcs8::ObjectIdentifier;

/// The kind of a key, by its algorithm.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Rsa,
    Ed25519,
    Ed448,
    X25519,
    X448,
    Ec(named::Curve),
}

impl Kind {
    /// The kind of a key with this algorithm; a private key of a curve may name it itself.
    pub(super) fn of(algorithm: Algorithm<'_>, curve: Option<Element<'_>>) -> Result<Self, Error> {
        let kind = match algorithm.oid {
            // Whose parameters say nothing, and may be missing.
            pkcs1::ALGORITHM_OID => return Ok(Self::Rsa),
            rsa::PSS_OID if algorithm.parameters.is_some() => return Err(Error::RestrictedPss),
            rsa::PSS_OID => return Ok(Self::Rsa),
            sec1::ALGORITHM_OID => return Self::of_curve(algorithm.parameters.or(curve)),
            <ed25519::Ed25519 as eddsa::Scheme>::OID => Self::Ed25519,
            <ed448::Ed448 as eddsa::Scheme>::OID => Self::Ed448,
            <x25519::Curve25519 as xdh::Scheme>::OID => Self::X25519,
            <x448::Curve448 as xdh::Scheme>::OID => Self::X448,
            oid => return Err(Error::UnknownAlgorithm { oid }),
        };
        match algorithm.parameters {
            Some(_) => Err(kind.invalid("its algorithm has parameters, which it must not have")),
            None => Ok(kind),
        }
    }

    /// That of a curve by its name.
    pub(super) fn of_curve(name: Option<Element<'_>>) -> Result<Self, Error> {
        let name = name.filter(|name| name.tag == OBJECT).ok_or(Error::ExplicitCurve)?;
        match ObjectIdentifier::from_bytes(name.content).map_err(|_| Error::Form)? {
            <p256::P256 as ec::Scheme>::OID => Ok(Self::Ec(named::Curve::P256)),
            <p384::P384 as ec::Scheme>::OID => Ok(Self::Ec(named::Curve::P384)),
            <p521::P521 as ec::Scheme>::OID => Ok(Self::Ec(named::Curve::P521)),
            <secp256k1::Secp256k1 as ec::Scheme>::OID => Ok(Self::Ec(named::Curve::Secp256k1)),
            oid => Err(Error::UnknownCurve { oid }),
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Rsa => "RSA",
            Self::Ed25519 => <ed25519::Ed25519 as eddsa::Scheme>::NAME,
            Self::Ed448 => <ed448::Ed448 as eddsa::Scheme>::NAME,
            Self::X25519 => <x25519::Curve25519 as xdh::Scheme>::NAME,
            Self::X448 => <x448::Curve448 as xdh::Scheme>::NAME,
            Self::Ec(curve) => curve.name(),
        }
    }

    pub(super) fn invalid(self, reason: &'static str) -> Error {
        Error::Invalid { kind: self.name(), reason }
    }
}
