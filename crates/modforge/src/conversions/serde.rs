//! Moduli and tables of fixed bases as data: hexadecimal text where people read it, bytes elsewhere.

use crate::Modulus;
use crate::hex::from_hex;
use crate::pow::fixed_base::FixedBase;
use ::serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};
use ::serde::ser::{Serialize, Serializer};
use alloc::{string::String, vec::Vec};
use core::fmt;

fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        let mut text = String::with_capacity(2 * bytes.len());
        bytes
            .iter()
            .try_for_each(|byte| fmt::Write::write_fmt(&mut text, format_args!("{byte:02x}")))
            .map_err(|_| ::serde::ser::Error::custom("a text could not be written"))?;
        serializer.serialize_str(&text)
    } else {
        serializer.serialize_bytes(bytes)
    }
}

fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    struct Bytes;
    impl<'de> Visitor<'de> for Bytes {
        type Value = Vec<u8>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("hexadecimal digits, or bytes")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<Vec<u8>, E> {
            from_hex(text).map_err(E::custom)
        }

        fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Vec<u8>, E> {
            Ok(bytes.to_vec())
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Vec<u8>, A::Error> {
            // The length that is claimed reserves nothing.
            let mut bytes = Vec::new();
            while let Some(byte) = sequence.next_element()? {
                bytes.push(byte);
            }
            Ok(bytes)
        }
    }
    if deserializer.is_human_readable() {
        deserializer.deserialize_str(Bytes)
    } else {
        deserializer.deserialize_bytes(Bytes)
    }
}

impl Serialize for Modulus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(&self.to_be_bytes(), serializer)
    }
}

/// Prepares the modulus anew, for the CPU that reads it.
impl<'de> Deserialize<'de> for Modulus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_be_bytes(&deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl Serialize for FixedBase<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(&self.to_bytes(), serializer)
    }
}

/// Reads a [`FixedBase`] of a modulus that is at hand.
///
/// ```
/// # #[cfg(feature = "serde")] {
/// use modforge::{FixedBase, FixedBaseSeed, Modulus};
/// use serde::de::DeserializeSeed;
///
/// let modulus = Modulus::from_be_bytes(&[97])?;
/// let text = serde_json::to_string(&FixedBase::new(&modulus.reduce_be_bytes(&[5]), 64)?).expect("text");
/// let mut json = serde_json::Deserializer::from_str(&text);
/// let table = FixedBaseSeed(&modulus).deserialize(&mut json).expect("a table of this modulus");
/// assert_eq!(table.pow(&[2])?.to_be_bytes(), [25]);
/// # }
/// # Ok::<(), modforge::Error>(())
/// ```
pub struct FixedBaseSeed<'m>(pub &'m Modulus);

impl<'de, 'm> DeserializeSeed<'de> for FixedBaseSeed<'m> {
    type Value = FixedBase<'m>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<FixedBase<'m>, D::Error> {
        FixedBase::from_bytes(self.0, &deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
