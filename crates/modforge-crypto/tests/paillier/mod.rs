//! Paillier's encryption against ISO/IEC 18033-6 and a model in whole numbers.

use crate::common::{field, read};
use modforge::Cancel;
use modforge_crypto::paillier::{Error, PrivateKey, PublicKey, Randomisers};
use modforge_crypto::random::SystemRandom;
use num_bigint::BigUint;
use rand_core::{TryCryptoRng, TryRng};
use serde_json::Value;
use std::convert::Infallible;
use std::ops::ControlFlow;

fn number(bytes: &[u8]) -> BigUint {
    BigUint::from_bytes_be(bytes)
}

fn key() -> PrivateKey {
    PrivateKey::new(&mut SystemRandom, 1024).expect("a key")
}

/// λ = (p − 1)(q − 1), m = L(c^λ mod n²)·λ⁻¹ mod n with L(x) = (x − 1)/n.
fn decrypted(key: &PrivateKey, ciphertext: &[u8]) -> BigUint {
    let [p, q] = key.primes().map(number);
    let (n, order) = (&p * &q, (&p - 1u8) * (&q - 1u8));
    let power = number(ciphertext).modpow(&order, &(&n * &n));
    (power - 1u8) / &n * order.modinv(&n).expect("a unit") % n
}

#[test]
fn iso_18033_6() {
    let file: Value = serde_json::from_str(&read("pailliercryptolib/iso18033_6.json")).expect("JSON");
    let key = PrivateKey::from_primes(&field(&file["key"], "p"), &field(&file["key"], "q")).expect("a key");
    let cases = file["cases"].as_array().expect("a list");
    for case in cases {
        let padded = |name: &str| {
            let bytes = field(case, name);
            [vec![0; key.public().n_squared().byte_length() - bytes.len()], bytes].concat()
        };
        if case["op"] == "encrypt" {
            assert_eq!(key.public().encrypt_with(&field(case, "m"), &field(case, "r")), Ok(padded("c")));
        } else {
            assert_eq!(key.public().add(&[padded("c1")], &[padded("c2")]), Ok(vec![padded("c")]));
        }
        assert_eq!(number(&key.decrypt(&[padded("c")]).expect("a message")[0]), number(&field(case, "m")));
    }
    assert_eq!(cases.len(), 2);
}

/// All three ways to encrypt, over columns that fill lanes and that do not.
#[test]
fn columns() {
    let key = key();
    let public = key.public();
    let n = number(&public.to_be_bytes());
    let randomisers = Randomisers::new(public, &mut SystemRandom).expect("a table");
    for count in [0, 1, 7, 8, 13] {
        let mut messages: Vec<_> =
            (0..count).map(|i| n.modpow(&(i + 2u32).into(), &(&n - 12345u32)).to_bytes_be()).collect();
        if count > 7 {
            (messages[0], messages[1]) = (vec![], (&n - 1u8).to_bytes_be());
        }
        for column in [
            public.encrypt(&messages, &mut SystemRandom),
            key.encrypt(&messages, &mut SystemRandom),
            randomisers.encrypt(&messages, &mut SystemRandom),
        ] {
            let column = column.expect("ciphertexts");
            let found = key.decrypt(&column).expect("messages");
            assert_eq!((column.len(), found.len()), (messages.len(), messages.len()));
            for ((ciphertext, message), found) in column.iter().zip(&messages).zip(&found) {
                assert_eq!(number(found), number(message));
                assert_eq!(decrypted(&key, ciphertext), number(message));
                assert_eq!(found.len(), public.n().byte_length());
            }
            let again = public.encrypt(&messages, &mut SystemRandom).expect("ciphertexts");
            assert!(column.iter().zip(&again).all(|(one, other)| one != other));
        }
    }
}

#[test]
fn sums_and_products() {
    let key = key();
    let public = key.public();
    let n = number(&public.to_be_bytes());
    let big = (&n - 3u8).to_bytes_be();
    let (a, b) = ([vec![5], big.clone(), vec![]], [vec![7], vec![9], vec![1, 0]]);
    let [first, second] = [&a, &b].map(|column| public.encrypt(column, &mut SystemRandom).expect("ciphertexts"));
    let open = |column: Result<Vec<Vec<u8>>, Error>| -> Vec<BigUint> {
        key.decrypt(&column.expect("ciphertexts")).expect("messages").iter().map(|message| number(message)).collect()
    };
    let expected = |combine: &dyn Fn(BigUint, BigUint) -> BigUint| -> Vec<BigUint> {
        a.iter().zip(&b).map(|(a, b)| combine(number(a), number(b)) % &n).collect()
    };
    assert_eq!(open(public.add(&first, &second)), expected(&|a, b| a + b));
    assert_eq!(open(public.add_plain(&first, &b)), expected(&|a, b| a + b));
    assert_eq!(open(public.multiply(&first, &b)), expected(&|a, b| a * b));
    assert_eq!(open(public.sum(&first).map(|sum| vec![sum])), [BigUint::from(2u8)]);
    assert_eq!(open(public.sum::<Vec<u8>>(&[]).map(|sum| vec![sum])), [BigUint::ZERO]);
}

#[test]
fn what_is_refused() {
    let key = key();
    let public = key.public();
    let n = public.to_be_bytes();
    assert_eq!(public.encrypt(&[&[1][..], &n], &mut SystemRandom), Err(Error::Message { index: 1 }));
    assert_eq!(key.encrypt(&[&n], &mut SystemRandom), Err(Error::Message { index: 0 }));
    assert_eq!(
        public.multiply(&public.encrypt(&[[1]], &mut SystemRandom).expect("one"), &[&n]),
        Err(Error::Message { index: 0 })
    );
    assert_eq!(public.encrypt_with(&[1], &[0]), Err(Error::Randomiser));
    assert_eq!(public.encrypt_with(&[1], key.primes()[0]), Err(Error::Randomiser));
    assert_eq!(public.encrypt_with(&[1], &n), Err(Error::Randomiser));
    let square = public.n_squared().to_be_bytes();
    for wrong in [&square[..], &vec![0; square.len()], &square[1..], &[&[0], &square[1..], &[1]].concat()] {
        assert_eq!(key.decrypt(&[wrong]), Err(Error::Ciphertext { index: 0 }));
        assert_eq!(public.sum(&[wrong]), Err(Error::Ciphertext { index: 0 }));
        assert_eq!(public.add(&[wrong], &[wrong]), Err(Error::Ciphertext { index: 0 }));
    }
    assert_eq!(public.add::<&[u8], &[u8]>(&[&[]], &[]), Err(Error::Columns { first: 1, second: 0 }));
    let [p, q] = key.primes();
    assert_eq!(PrivateKey::from_primes(p, p).err(), Some(Error::Primes));
    assert_eq!(PrivateKey::from_primes(p, &n).err(), Some(Error::Primes));
    assert_eq!(PrivateKey::from_primes(&[], q).err(), Some(Error::Primes));
    assert_eq!(PublicKey::new(&n[1..]).err(), Some(Error::ModulusSize { bits: number(&n[1..]).bits() as usize }));
    assert_eq!(PrivateKey::new(&mut SystemRandom, 512).err(), Some(Error::ModulusSize { bits: 512 }));
    let stopped = PrivateKey::new_with_progress(&mut SystemRandom, 2048, |_| ControlFlow::Break(()));
    assert_eq!(stopped.err(), Some(Error::Stopped));
    assert_eq!(format!("{key:?}"), "PrivateKey(1024 bits)");
}

/// Random numbers that set a flag when the last one is drawn.
struct Cancelling {
    left: usize,
    cancel: Cancel,
}

impl TryRng for Cancelling {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        unreachable!("only bytes are drawn")
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("only bytes are drawn")
    }

    fn try_fill_bytes(&mut self, target: &mut [u8]) -> Result<(), Infallible> {
        target.fill(7);
        self.left -= 1;
        if self.left == 0 {
            self.cancel.cancel();
        }
        Ok(())
    }
}

impl TryCryptoRng for Cancelling {}

#[test]
fn threads_heed_the_flag_of_their_caller() {
    let key = key();
    let table = Randomisers::new(key.public(), &mut SystemRandom).unwrap();
    let messages = [[5]; 4];
    let cancel = Cancel::new();
    let mut random = Cancelling { left: messages.len(), cancel: cancel.clone() };
    assert!(cancel.run(|| table.encrypt(&messages, &mut random)).is_none());
    let mut random = Cancelling { left: 2 * messages.len(), cancel: Cancel::new() };
    assert_eq!(Cancel::new().run(|| table.encrypt(&messages, &mut random)).unwrap().unwrap().len(), messages.len());
}
