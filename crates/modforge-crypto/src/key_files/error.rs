//! Why a file was refused.

use super::foreign;
use crate::key_encodings::encrypted::{MAX_ITERATIONS, MAX_MEMORY};
use crate::rsa;
use pkcs8::ObjectIdentifier;

/// Why a file was refused, in words of the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The bytes are not a key.
    #[error("key: not a key in PEM or DER")]
    Form,
    /// The file is something else that is known.
    #[error("key: not a key, but {0}")]
    Other(Other),
    /// The file has blocks of PEM, none of which is a key.
    #[error("key: not a key, but a text with a block \"{label}\"")]
    Label {
        /// The label of the first block.
        label: String,
    },
    /// A block of PEM does not end.
    #[error("key: not a key in PEM or DER: there is no line \"-----END {label}-----\" to end it")]
    NoEnd {
        /// The label of the block.
        label: String,
    },
    /// The text between the lines of PEM is not base64.
    #[error("key: not a key in PEM or DER: what its block \"{label}\" holds is not base64")]
    Base64 {
        /// The label of the block.
        label: String,
    },
    /// The file ends too early.
    #[error("key: not a key in PEM or DER: it ends early, as a part of {length} bytes has only {found}")]
    Short {
        /// Bytes that are there.
        found: usize,
        /// Bytes that a length in the file says.
        length: u64,
    },
    /// A public key where a private one is needed.
    #[error("key: a public key, where a private one is needed")]
    IsPublic,
    /// A private key where a public one is needed.
    #[error("key: a private key, where a public one is needed")]
    IsPrivate,
    /// The file is encrypted, and no password was given.
    #[error("key: encrypted, so a password is needed")]
    PasswordNeeded,
    /// The file does not decrypt with this password.
    #[error("password: not the one of this key")]
    WrongPassword,
    /// The encrypted content is not a whole number of blocks.
    #[error("key: its encrypted content has {bytes} bytes, which is no number of whole blocks of the cipher")]
    Blocks {
        /// Bytes that are there.
        bytes: usize,
    },
    /// The file is encrypted by an algorithm that is not read.
    #[error(
        "key: encrypted in a way that is not read, {what}; PBES2 is, with AES-CBC or 3DES and PBKDF2 or scrypt: \
         `openssl pkcs8 -topk8` converts it"
    )]
    UnknownEncryption {
        /// The algorithm, as the file names it.
        what: String,
    },
    /// A key of OpenSSH is encrypted by an algorithm that is not read.
    #[error(
        "key: encrypted in a way that is not read, {what} of OpenSSH: `ssh-keygen -p -Z aes256-ctr -f FILE` converts it"
    )]
    UnknownOpenSshEncryption {
        /// The algorithm, as the file names it.
        what: String,
    },
    /// The file asks for more work for its password than is done for it.
    #[error("key: its password costs more than {MAX_ITERATIONS} iterations or {MAX_MEMORY} bytes")]
    PasswordCost,
    /// A key of OpenSSH asks for more rounds for its password than are computed.
    #[error("key: its password costs {rounds} rounds of bcrypt, and at most {MAX_ROUNDS} are computed")]
    Rounds {
        /// Rounds that the file asks for.
        rounds: u32,
    },
    /// The algorithm of the key is another one than those here.
    #[error("key: {}, which modforge does not have", foreign::algorithm(.oid))]
    UnknownAlgorithm {
        /// The identifier of the algorithm.
        oid: ObjectIdentifier,
    },
    /// The curve of the key is another one than those here.
    #[error("key: {}, which modforge does not have", foreign::curve(.oid))]
    UnknownCurve {
        /// The identifier of the curve.
        oid: ObjectIdentifier,
    },
    /// The file has a version that no standard has.
    #[error("key: the version of its {form} is {version}, and must be {known}")]
    Version {
        /// The form of the file.
        form: &'static str,
        /// The version that the file says.
        version: String,
        /// The versions that are read.
        known: &'static str,
    },
    /// As [`UnknownAlgorithm`](Self::UnknownAlgorithm) for a key of OpenSSH.
    #[error("key: of OpenSSH's kind \"{name}\", which modforge does not have")]
    UnknownName {
        /// The name that OpenSSH gives it.
        name: String,
    },
    /// The file describes a curve by its numbers, or not at all, where it must name it.
    #[error("key: without the name of its curve; `openssl pkey -ec_param_enc named_curve` writes it")]
    ExplicitCurve,
    /// The key may be used with some parameters of PSS alone.
    #[error("key: of RSA, but restricted to one hash function and salt of PSS, which is not supported")]
    RestrictedPss,
    /// The key has more than two primes.
    #[error("key: of RSA with more than two primes, which are not read from files")]
    MultiPrime,
    /// The numbers of an RSA key are out of bounds, or do not belong together.
    #[error("key: of RSA, but refused: {0}")]
    Rsa(rsa::Error),
    /// The public exponent of an RSA key is too long.
    #[error("key: of RSA, but refused: public exponent: has {bits} bits, at most 256 are supported")]
    PublicExponentSize {
        /// Bits of the exponent.
        bits: usize,
    },
    /// The key is not one of its kind.
    #[error("key: not a valid {kind} key: {reason}")]
    Invalid {
        /// The kind that the file says.
        kind: &'static str,
        /// Why it is not valid.
        reason: &'static str,
    },
    /// The key is of another kind than is needed.
    #[error("key: of the kind {found}, where {needed} is needed")]
    WrongKind {
        /// The kind of the key.
        found: &'static str,
        /// The kind that is needed.
        needed: &'static str,
    },
}

impl Error {
    /// Whether openssl finds no key there, either, and looks at what follows.
    pub(super) fn is_no_key(&self) -> bool {
        match self {
            Self::Other(other) => *other != Other::Dsa,
            Self::Form | Self::NoEnd { .. } | Self::Base64 { .. } | Self::Short { .. } => true,
            Self::Version { .. } | Self::Blocks { .. } | Self::Invalid { .. } => true,
            _ => false,
        }
    }
}

/// Files that are taken for keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Other {
    /// A certificate, or a request for one.
    #[error("a certificate; `openssl x509 -pubkey -noout` writes its public key")]
    Certificate,
    /// A container of PKCS#12.
    #[error("a container of PKCS#12; `openssl pkcs12 -nodes` writes what it holds")]
    Pkcs12,
    /// A key of DSA.
    #[error("one of DSA, which is not supported")]
    Dsa,
    /// A signature.
    #[error("a signature of ECDSA")]
    Signature,
    /// A public key in OpenSSH's form.
    #[error("OpenSSH's form of a public one; `ssh-keygen -e -m PKCS8` converts it")]
    OpenSshPublic,
    /// A public key in the form of RFC 4716.
    #[error(
        "the form of RFC 4716; `ssh-keygen -i -f FILE` converts it to OpenSSH's, and `ssh-keygen -e -m PKCS8` that"
    )]
    Ssh2Public,
    /// A private key in the form of the SSH2 of ssh.com.
    #[error("ssh.com's form of one; `ssh-keygen -i -f FILE` converts it if it has no password")]
    Ssh2Private,
    /// A file of OpenSSH with several keys.
    #[error("a file of OpenSSH with several of them")]
    OpenSshSeveral,
    /// A file of PuTTY.
    #[error("PuTTY's form of one; `puttygen -O private-openssh` converts it")]
    Putty,
    /// A text of two bytes for each letter.
    #[error("a text in UTF-16, where PEM is plain ASCII")]
    Utf16,
    /// JSON.
    #[error("a text in JSON")]
    Json,
    /// XML.
    #[error("a text in XML")]
    Xml,
    /// A file of Microsoft's: PVK, or a blob of a public or a private key.
    #[error("Microsoft's form of one, PVK or a blob; `openssl pkey` converts it, with -pubin if it is public")]
    Microsoft,
    /// Any other text.
    #[error("a text without a line \"-----BEGIN ...\"")]
    Text,
    /// No content, but white space.
    #[error("an empty file")]
    Empty,
}

impl Other {
    /// What a file without a block of PEM is, by its first bytes.
    pub(super) fn of(content: &[u8]) -> Option<Self> {
        let text = content.strip_prefix(b"\xef\xbb\xbf").unwrap_or(content).trim_ascii_start();
        let starts = |heads: &[&[u8]]| heads.iter().any(|head| text.starts_with(head));
        match () {
            () if starts(&[b"\xff\xfe", b"\xfe\xff"]) => Some(Self::Utf16),
            () if starts(&[b"PuTTY-User-Key-File-"]) => Some(Self::Putty),
            () if starts(&[b"ssh-", b"ecdsa-sha2-", b"sk-ssh-", b"sk-ecdsa-"]) => Some(Self::OpenSshPublic),
            () if starts(&[b"---- BEGIN SSH2 PUBLIC KEY"]) => Some(Self::Ssh2Public),
            () if starts(&[b"---- BEGIN SSH2 ENCRYPTED PRIVATE KEY"]) => Some(Self::Ssh2Private),
            () if starts(&[b"{"]) => Some(Self::Json),
            () if starts(&[b"<"]) => Some(Self::Xml),
            () if starts(&[b"\x1e\xf1\xb5\xb0", b"\x06\x02\0\0", b"\x07\x02\0\0"]) => Some(Self::Microsoft),
            () if text.is_empty() => Some(Self::Empty),
            () if text.iter().all(|&byte| byte.is_ascii_graphic() || byte.is_ascii_whitespace()) => Some(Self::Text),
            () => None,
        }
    }
}

impl From<Other> for Error {
    fn from(other: Other) -> Self {
        Self::Other(other)
    }
}

/// Maximum number of rounds of bcrypt, where `ssh-keygen` takes 16 or 24: some seconds.
pub(super) const MAX_ROUNDS: u32 = 256;
