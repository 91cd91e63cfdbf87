//! Paillier's encryption of a column.

use crate::contest::{Contest, Right, Work, modforge};
use crate::peers::phe::Phe;
use modforge_bench::Label;
use modforge_crypto::paillier::{PrivateKey, Randomisers};
use modforge_crypto::random::SystemRandom;
use num_bigint::BigUint;
use std::path::Path;
use std::rc::Rc;

/// Numbers of the column.
const COLUMN: u32 = 16;

/// The size that runs always, and the one that is left out when time is short.
const SIZES: [usize; 2] = [2048, 3072];

/// Sizes up to `largest`; `python` is an interpreter that has the package phe.
pub(crate) fn contests(largest: usize, python: Option<&Path>) -> Vec<Contest> {
    SIZES.iter().filter(|&&bits| bits <= largest).flat_map(|&bits| of_size(bits, python)).collect()
}

fn of_size(bits: usize, python: Option<&Path>) -> [Contest; 2] {
    let key = Rc::new(PrivateKey::new(&mut SystemRandom, bits).expect("the system has random numbers"));
    let messages: Vec<_> = (0..COLUMN).map(|i| (1000 * i + 17).to_be_bytes()).collect();
    let texts = key.public().encrypt(&messages, &mut SystemRandom).expect("short messages");
    let expected: Vec<_> = messages.iter().flat_map(|message| padded(message, bits / 8)).collect();
    let peer =
        python.map(|python| Rc::new(Phe::start(python, key.primes().map(BigUint::from_bytes_be), &messages, &texts)));
    let by_phe = |operation| {
        let peer = peer.clone()?;
        let again = Rc::clone(&peer);
        let label = peer.label(operation);
        Some(Work::elsewhere(label, move || peer.run(operation, 1).1, move |times| again.run(operation, times).0))
    };

    let (owner, public, short, column) = (Rc::clone(&key), Rc::clone(&key), Rc::clone(&key), messages.clone());
    let (owners, shorts) = (messages.clone(), messages);
    let named = |subject: &str, method| Label { subject: subject.to_owned(), ..modforge(method) };
    let encrypting = [
        Work::new(modforge("PublicKey::encrypt"), move || {
            public.public().encrypt(&column, &mut SystemRandom).expect("short messages").concat()
        }),
        Work::new(named("modforge, owner", "PrivateKey::encrypt"), move || {
            owner.encrypt(&owners, &mut SystemRandom).expect("short messages").concat()
        }),
        {
            // The table is made once for all columns.
            let leaked: &'static PrivateKey = Box::leak(Box::new(
                PrivateKey::from_primes(short.primes()[0], short.primes()[1]).expect("the same primes"),
            ));
            let table = Randomisers::new(leaked.public(), &mut SystemRandom).expect("the system has random numbers");
            Work::new(named("modforge, table", "Randomisers::encrypt"), move || {
                table.encrypt(&shorts, &mut SystemRandom).expect("short messages").concat()
            })
        },
    ];
    let (opening, wanted) = (Rc::clone(&key), expected.clone());
    let decrypting = Work::new(modforge("PrivateKey::decrypt"), move || {
        key.decrypt(&texts)
            .expect("ciphertexts")
            .iter()
            .flat_map(|message| padded(message, bits / 8))
            .collect::<Vec<_>>()
    });
    let name = format!("Paillier-{bits}");
    let opens = move |found: &[u8]| {
        let texts: Vec<_> = found.chunks_exact(bits / 4).collect();
        let messages = opening.decrypt(&texts).unwrap_or_default();
        messages.iter().flat_map(|message| padded(message, bits / 8)).eq(wanted.iter().copied())
    };
    let column = |operation, works, right: Right| Contest {
        width: COLUMN,
        right,
        ..Contest::new(operation, name.clone(), bits as u64, works, |_| false)
    };
    [
        column("encrypt", encrypting.into_iter().chain(by_phe("encrypt")).collect(), Box::new(opens)),
        column(
            "decrypt",
            [decrypting].into_iter().chain(by_phe("decrypt")).collect(),
            Box::new(move |found| found == expected),
        ),
    ]
}

/// A big-endian number with zeros before it.
fn padded(number: &[u8], length: usize) -> Vec<u8> {
    [&vec![0; length - number.len()], number].concat()
}
