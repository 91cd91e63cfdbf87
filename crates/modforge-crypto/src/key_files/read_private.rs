//! Private keys out of files of any form.

use super::der::{Element, OCTET_STRING};
use super::encrypted::decrypt;
use super::form::{Algorithm, Form, is_openssh};
use super::kind::Kind;
use super::openssh;
use super::pem::read_first;
use super::private::{ec_private, of_seed, rsa_private};
use super::{Error, PrivateKey};

impl PrivateKey {
    /// The private key in a file: PKCS#8, which may be encrypted, PKCS#1, SEC 1 or OpenSSH's form, in PEM or DER,
    /// whatever its label.
    ///
    /// # Errors
    /// [`Error`].
    pub fn read(content: &[u8], password: Option<&[u8]>) -> Result<Self, Error> {
        read_first(content, &Error::IsPublic, |bytes| {
            if is_openssh(bytes) { openssh::read(bytes, password) } else { Self::of_form(bytes, password) }
        })
    }

    fn of_form(bytes: &[u8], password: Option<&[u8]>) -> Result<Self, Error> {
        match Form::of(bytes)? {
            Form::Private { algorithm, key, public } => Self::of_algorithm(algorithm, key, public),
            Form::Encrypted { algorithm, whole } => Self::of_form(&decrypt(algorithm.oid, whole, password)?, None),
            Form::Rsa(numbers) => rsa_private(&numbers).map(Self::Rsa),
            Form::Ec { number, curve, public } => match Kind::of_curve(curve)? {
                Kind::Ec(curve) => ec_private(curve, number, [public, None]).map(Self::Ec),
                _ => Err(Error::Form),
            },
            Form::Public { .. } | Form::RsaPublic { .. } => Err(Error::IsPublic),
        }
    }

    fn of_algorithm(algorithm: Algorithm<'_>, key: &[u8], public: Option<&[u8]>) -> Result<Self, Error> {
        if algorithm.oid == sec1::ALGORITHM_OID {
            let Form::Ec { number, curve, public: inner } = Form::of(key)? else { return Err(Error::Form) };
            let kind = Kind::of(algorithm, curve)?;
            let Kind::Ec(named) = kind else { return Err(Error::Form) };
            // A key that names its curve twice must name one.
            if algorithm.parameters.zip(curve).is_some_and(|(outer, inner)| outer.content != inner.content) {
                return Err(kind.invalid("it names two curves"));
            }
            return ec_private(named, number, [public, inner]).map(Self::Ec);
        }
        let kind = Kind::of(algorithm, None)?;
        if let Kind::Rsa = kind {
            let Form::Rsa(numbers) = Form::of(key)? else { return Err(Error::Form) };
            return rsa_private(&numbers).map(Self::Rsa);
        }
        let seed = Element::first(key).ok().filter(|(inner, _)| inner.tag == OCTET_STRING);
        let seed = seed.ok_or_else(|| kind.invalid("it is not an octet string within another one"))?.0.content;
        of_seed(kind, seed, public)
    }
}
