//! NIST's CAVP and ACVP, and Botan.

use super::hashes::{open_oaep, seal_oaep, sign_pkcs1, sign_pss, verify_pkcs1, verify_pss};
use crate::common::{bytes, cases, field, read, starting};
use modforge_crypto::rsa::{Error, RsaPrivateKey, RsaPublicKey};
use num_bigint::BigUint;
use serde_json::Value;
use std::collections::HashMap;

/// Lines that hold for the cases that follow.
const CONTEXT: [&str; 5] = ["n", "e", "d", "p", "q"];

/// A message of an odd number of digits lost its first one, a 0.
fn run(
    text: &str,
    mut check: impl FnMut(&dyn Fn(&str) -> Option<Vec<u8>>, &dyn Fn(&str) -> Option<String>) -> bool,
) -> usize {
    let mut context = HashMap::new();
    let mut count = 0;
    for case in cases(text) {
        for (&key, &value) in &case {
            if CONTEXT.contains(&key) {
                context.insert(key, value);
            }
        }
        let find = |key: &str| case.get(key).copied().or_else(|| context.get(key).copied()).map(str::to_owned);
        count += usize::from(check(&|key| find(key).map(|text| bytes(&text)), &find));
    }
    count
}

/// Keys by n, each checked once.
#[derive(Default)]
struct Keys(HashMap<Vec<u8>, RsaPrivateKey>);

impl Keys {
    fn of(&mut self, n: Vec<u8>, e: &[u8], d: &[u8], primes: &[&[u8]]) -> RsaPrivateKey {
        let key = || RsaPrivateKey::from_components(&n, e, d, primes).expect("a key");
        self.0.entry(n.clone()).or_insert_with(key).clone()
    }
}

/// Without primes, which are found from d.
#[test]
fn signing() {
    for (name, file) in starting("nist", "SigGen") {
        let mut keys = Keys::default();
        let count = run(&file, |number, text| {
            let (Some(hash), Some(message), Some(signature)) = (text("SHAAlg"), number("Msg"), number("S")) else {
                return false;
            };
            let [n, e, d] = ["n", "e", "d"].map(|name| number(name).expect("a number"));
            let key = keys.of(n, &e, &d, &[]);
            let made = match number("SaltVal") {
                // Two of the salts are written as 0 for none.
                Some(salt) if name.contains("PSS") => {
                    let salt = if salt == [0] { vec![] } else { salt };
                    sign_pss(&key, &hash, &salt, &message)
                }
                _ => sign_pkcs1(&key, &hash, &message),
            };
            assert_eq!(made, Some(signature), "{name}");
            true
        });
        assert!(count > 50, "{name}: {count}");
    }
}

#[test]
fn verifying() {
    for (name, file) in starting("nist", "SigVer") {
        let count = run(&file, |number, text| {
            let (Some(hash), Some(message), Some(signature)) = (text("SHAAlg"), number("Msg"), number("S")) else {
                return false;
            };
            let key = RsaPublicKey::new(&number("n").expect("n"), &number("e").expect("e")).expect("a key");
            let mut signature = BigUint::from_bytes_be(&signature).to_bytes_be();
            signature.splice(0..0, vec![0; key.size() - signature.len()]);
            let salt = number("SaltVal").map(|salt| if salt == [0] { 0 } else { salt.len() });
            let right = match salt {
                Some(salt) if name.contains("PSS") => verify_pss(&key, &hash, &hash, Some(salt), &message, &signature),
                _ => verify_pkcs1(&key, &hash, &message, &signature),
            };
            assert_eq!(right, Some(text("Result").expect("a result").starts_with('P')), "{name}: {:?}", text("S"));
            true
        });
        assert!(count > 150, "{name}: {count}");
    }
}

#[test]
fn keys() {
    for (name, file) in starting("nist", "KeyGen") {
        let count = run(&file, |number, _| {
            let (Some(p), Some(q), Some(n)) = (number("p"), number("q"), number("n")) else { return false };
            let [e, d] = ["e", "d"].map(|name| number(name).expect("a number"));
            let key = RsaPrivateKey::from_p_q(&p, &q, &e).expect("a key");
            assert_eq!(BigUint::from_bytes_be(key.d()), BigUint::from_bytes_be(&d), "{name}");
            assert_eq!(key.n().to_be_bytes(), n);
            assert_eq!(RsaPrivateKey::from_components(&n, &e, &d, &[]), Ok(key));
            true
        });
        assert!(count >= 10, "{name}: {count}");
    }
}

/// Raw powers; the public exponents of the decryption primitive are as long as the modulus, and refused for that.
#[test]
fn components() {
    let mut keys = Keys::default();
    let count = run(&read("nist/RSASP1.fax"), |number, text| {
        let Some(expected) = text("S") else { return false };
        let [n, e, d, p, q, message] = ["n", "e", "d", "p", "q", "EM"].map(|name| number(name).expect("a number"));
        let power = keys.of(n, &e, &d, &[&p, &q]).raw_power(&message);
        match expected.starts_with("FAIL") {
            true => assert_eq!(power, Err(Error::Representative)),
            false => assert_eq!(power.expect("a power").as_slice(), bytes(&expected)),
        }
        true
    });
    assert_eq!(count, 22);
    let count = run(&read("nist/RSADPComponent800_56B.txt"), |number, text| {
        if text("COUNT").is_none() || text("d").is_some_and(|d| d.is_empty()) {
            return false;
        }
        let [n, e, d] = ["n", "e", "d"].map(|name| number(name).expect("a number"));
        assert_eq!(RsaPrivateKey::from_components(&n, &e, &d, &[]), Err(Error::PublicExponent));
        true
    });
    assert!(count > 20, "{count}");
}

fn acvp(name: &str, mut check: impl FnMut(&Value, &Value, &Value)) -> usize {
    let [vectors, expected] = ["vectors", "expected"].map(|kind| {
        let file: Value = serde_json::from_str(&read(&format!("acvp/{name}.{kind}.json"))).expect("JSON");
        file.as_array().expect("a list").clone()
    });
    let tests = |set: &Value| -> Vec<(Value, Value)> {
        let groups = set["testGroups"].as_array().cloned().unwrap_or_default();
        groups
            .iter()
            .flat_map(|group| {
                group["tests"].as_array().expect("tests").iter().map(|test| (group.clone(), test.clone()))
            })
            .collect()
    };
    let mut count = 0;
    for (vectors, expected) in vectors.iter().zip(&expected) {
        for ((group, test), (_, result)) in tests(vectors).iter().zip(tests(expected)) {
            assert_eq!(test["tcId"], result["tcId"]);
            check(group, test, &result);
            count += 1;
        }
    }
    count
}

#[test]
fn acvp_signatures() {
    let count = acvp("RSA-sigVer", |group, test, result| {
        let (message, signature) = (field(test, "message"), field(test, "signature"));
        let hash = group["hashAlg"].as_str().expect("a hash");
        let key = RsaPublicKey::new(&field(group, "n"), &field(group, "e")).expect("a key");
        let right = match group["sigType"].as_str() {
            Some("pss") => {
                let salt = group["saltLen"].as_u64().map(|length| length as usize);
                verify_pss(&key, hash, hash, salt, &message, &signature)
            }
            Some("pkcs1v1.5") => verify_pkcs1(&key, hash, &message, &signature),
            _ => return, // X9.31
        };
        if group["maskFunction"].as_str().is_none_or(|mask| mask == "mgf1") {
            assert_eq!(right, result["testPassed"].as_bool(), "{group}");
        }
    });
    assert!(count > 100);
}

#[test]
fn acvp_primitives() {
    for (name, input, output) in
        [("RSA-SignaturePrimitive", "message", "signature"), ("RSA-DecryptionPrimitive", "ct", "pt")]
    {
        acvp(name, |_, test, result| {
            if !test["d"].is_string() {
                return; // keys in the form of the Chinese remainder, without d
            }
            let [n, e, d, p, q] = ["n", "e", "d", "p", "q"].map(|name| field(test, name));
            let key = RsaPrivateKey::from_components(&n, &e, &d, &[&p, &q]).expect("a key");
            let power = key.raw_power(&field(test, input)).ok().map(|power| power.to_vec());
            let expected = result[output].as_str().map(bytes);
            if power.is_some() && expected.is_none() {
                // NIST SP 800-56B takes neither 0, 1 nor n − 1; RFC 8017 does.
                let (number, n) = (BigUint::from_bytes_be(&field(test, input)), BigUint::from_bytes_be(&n));
                assert!(number <= BigUint::from(1u8) || number == n - 1u8, "{test}");
                return;
            }
            assert_eq!(result["testPassed"].as_bool(), Some(power.is_some()), "{test}");
            assert_eq!(power, expected, "{test}");
        });
    }
}

/// Without the keys of less than 1024 bits, which are refused, and hash functions that are not here.
#[test]
fn botan() {
    let number = |text: &str| match text.strip_prefix("0x") {
        Some(digits) => BigUint::parse_bytes(digits.as_bytes(), 16).expect("a number").to_bytes_be(),
        None => BigUint::parse_bytes(text.as_bytes(), 10).expect("a number").to_bytes_be(),
    };
    let mut done = [0; 3];
    let files =
        ["rsa_sig", "rsa_pss", "rsaes", "rsa_decrypt", "rsa_verify"].map(|name| read(&format!("botan/{name}.vec")));
    for case in files.iter().flat_map(|file| cases(file)) {
        let (scheme, hash) = case["section"].split_once('(').unwrap_or((case["section"], ""));
        let hash = hash.trim_end_matches(')');
        let of = |key: &str| case.get(key).map(|text| bytes(text));
        let Some(message) = of("Msg") else { continue };
        let e = number(case["E"]);
        if let Some(n) = case.get("N") {
            let Ok(key) = RsaPublicKey::new(&number(n), &e) else { continue };
            let right = match scheme {
                "PKCS1v15" => verify_pkcs1(&key, hash, &message, &of("Signature").expect("a signature")),
                "PSS" => verify_pss(&key, hash, hash, None, &message, &of("Signature").expect("a signature")),
                _ => continue,
            };
            assert_ne!(right, Some(false), "{case:?}");
            done[0] += usize::from(right.is_some());
            continue;
        }
        let Ok(key) = RsaPrivateKey::from_p_q(&number(case["P"]), &number(case["Q"]), &e) else { continue };
        if let Some(signature) = of("Signature") {
            let made = match (scheme, of("Nonce")) {
                ("PKCS1v15", _) => sign_pkcs1(&key, hash, &message),
                ("PSS", Some(salt)) => sign_pss(&key, hash.split(',').next().expect("a hash"), &salt, &message),
                _ => continue,
            };
            if let Some(made) = made {
                assert_eq!(made, signature, "{case:?}");
                done[1] += 1;
            }
        } else if let (Some(ciphertext), "OAEP") = (of("Ciphertext"), scheme) {
            let mut names = hash.split(['(', ',', ')']).filter(|name| !name.is_empty() && *name != "MGF1");
            let hash = names.next().expect("a hash");
            let (mask, label) = (names.next().unwrap_or(hash), names.next().unwrap_or(""));
            assert_eq!(
                open_oaep(&key, hash, mask, label.as_bytes(), &ciphertext),
                Some(Ok(message.clone())),
                "{case:?}"
            );
            if let Some(seed) = of("Nonce") {
                assert_eq!(seal_oaep(&key.to_public_key(), hash, &seed, &message), Some(ciphertext));
            }
            done[2] += 1;
        }
    }
    assert!(done.iter().all(|&count| count > 20), "{done:?}");
}
