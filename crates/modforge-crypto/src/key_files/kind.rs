//! The kinds of keys, as algorithms name them.

use super::Error;
use crate::ec::{self, named};
use crate::{ed448, ed25519, eddsa, p256, p384, p521, secp256k1, x448, x25519, xdh};
use pkcs8::ObjectIdentifier;
use pkcs8::spki::AlgorithmIdentifierRef;

const RSA: &str = "RSA";

/// What an algorithm says of the kind of a key.
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
    pub(super) fn of(algorithm: &AlgorithmIdentifierRef<'_>) -> Result<Self, Error> {
        match algorithm.oid {
            pkcs1::ALGORITHM_OID | crate::rsa::PSS_OID => Ok(Self::Rsa),
            <ed25519::Ed25519 as eddsa::Scheme>::OID => Ok(Self::Ed25519),
            <ed448::Ed448 as eddsa::Scheme>::OID => Ok(Self::Ed448),
            <x25519::Curve25519 as xdh::Scheme>::OID => Ok(Self::X25519),
            <x448::Curve448 as xdh::Scheme>::OID => Ok(Self::X448),
            sec1::ALGORITHM_OID => Self::of_curve(algorithm.parameters_oid().map_err(|_| Error::ExplicitCurve)?),
            oid => Err(Error::UnknownAlgorithm { oid }),
        }
    }

    pub(super) fn of_curve(oid: ObjectIdentifier) -> Result<Self, Error> {
        match oid {
            <p256::P256 as ec::Scheme>::OID => Ok(Self::Ec(named::Curve::P256)),
            <p384::P384 as ec::Scheme>::OID => Ok(Self::Ec(named::Curve::P384)),
            <p521::P521 as ec::Scheme>::OID => Ok(Self::Ec(named::Curve::P521)),
            <secp256k1::Secp256k1 as ec::Scheme>::OID => Ok(Self::Ec(named::Curve::Secp256k1)),
            oid => Err(Error::UnknownAlgorithm { oid }),
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Rsa => RSA,
            Self::Ed25519 => <ed25519::Ed25519 as eddsa::Scheme>::NAME,
            Self::Ed448 => <ed448::Ed448 as eddsa::Scheme>::NAME,
            Self::X25519 => <x25519::Curve25519 as xdh::Scheme>::NAME,
            Self::X448 => <x448::Curve448 as xdh::Scheme>::NAME,
            Self::Ec(curve) => curve.name(),
        }
    }

    pub(super) fn invalid(self) -> Error {
        Error::Invalid { kind: self.name() }
    }
}
