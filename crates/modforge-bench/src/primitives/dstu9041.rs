//! DSTU 9041: 25 bytes for the curves whose primes Kovtun et al. (2023) have.

use crate::contest::{Contest, Work, modforge};
use modforge_crypto::curves::dstu9041::{E256N5, E384N5, E512N5, E768N5};
use modforge_crypto::dstu9041::{Scheme, SecretKey};

const MESSAGE: [u8; 25] = [0x17; 25];

pub(crate) fn contests() -> Vec<Contest> {
    let all = [curve::<E256N5>(256), curve::<E384N5>(384), curve::<E512N5>(512), curve::<E768N5>(768)];
    all.into_iter().flatten().collect()
}

/// No other library has this scheme, so ours is alone.
fn curve<S: Scheme>(bits: u64) -> [Contest; 2] {
    let key = SecretKey::<S>::generate().expect("the system has random numbers");
    let (public, checking) = (key.public_key(), SecretKey::<S>::from_bytes(&key.to_bytes()).expect("its number"));
    let text = public.encrypt(&MESSAGE).expect("a short message");
    let encrypting =
        Work::new(modforge("PublicKey::encrypt"), move || public.encrypt(&MESSAGE).expect("a short message"));
    let decrypting =
        Work::new(modforge("SecretKey::decrypt"), move || key.decrypt(&text).expect("an intact text").to_vec());
    let name = format!("DSTU 9041, {}", S::NAME);
    let opens = move |text: &[u8]| checking.decrypt(text).is_ok_and(|message| *message == MESSAGE);
    [
        Contest::new("encrypt", name.clone(), bits, vec![encrypting], opens),
        Contest::new("decrypt", name, bits, vec![decrypting], |message| message == MESSAGE),
    ]
}
