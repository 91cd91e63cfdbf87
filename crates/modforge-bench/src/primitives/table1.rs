//! The primitives of Kovtun et al. (2023), table 1, over fields that reduce in several ways: one code over the trait
//! `Field`.
//!
//! The special reduction is the one that the generator chooses for each prime. Barrett's and Montgomery's are generated
//! as for a modulus without a special form. Every result is compared with that of the crate's own field, and the
//! description of a curve is written once for all fields, as the macros `ways` and `dstu` do.

use crate::contest::{Contest, Right, Work, modforge, said_yes, verdict};
use hex_literal::hex;
use modforge_bench::Label;
#[cfg(feature = "tls")]
use modforge_crypto::curve::montgomery::Montgomery;
use modforge_crypto::curve::{Curve, edwards, weierstrass};
use modforge_crypto::curves;
use modforge_crypto::dstu9041::{Cipher, Scheme as DstuScheme, SecretKey as DstuKey};
use modforge_crypto::ec::{Scheme as EcScheme, SecretKey, Signature};
use modforge_crypto::eddsa::{self, Scheme as EddsaScheme, SigningKey};
use modforge_crypto::poly1305::{Poly1305, mac_over};
#[cfg(feature = "tls")]
use modforge_crypto::xdh::Scheme as XdhScheme;
use pkcs8::ObjectIdentifier;
use sha2::{Digest, Sha512};
use std::sync::LazyLock;

/// The fields: `special`, `barrett` and `montgomery` with the primes, `orders` with those of the groups.
#[allow(warnings, clippy::all)] // generated, and checked where they are generated
mod fields {
    include!(concat!(
        env!("MODFORGE_TABLE1", "it names the folder of the fields that `modforge bench primitives --table1` writes"),
        "/fields.rs"
    ));
}

const MESSAGE: [u8; 64] = [0x17; 64];
const SHORT: [u8; 25] = [0x17; 25];
const LENGTH: usize = 3500;

/// A curve of DSTU 9041 over the field of that name in the module `primes`.
macro_rules! dstu {
    ($name:ident, $text:literal, $p:ident, $n:ident, $d:literal, [$y:literal, $x:literal], $lengths:expr) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) struct $name;

        impl Curve for $name {
            type Field = primes::$p::Element;
            type Scalar = fields::orders::$n::Element;
        }

        impl edwards::Edwards for $name {
            const A: edwards::Coefficient = edwards::Coefficient::Small(2);
            const D: Self::Field = {
                let mut bytes = [0; primes::$p::BYTES];
                bytes[0] = ($d & 0xff) as u8;
                bytes[1] = ($d >> 8) as u8;
                Self::Field::reduce_le_bytes(&bytes)
            };
            const BASE: [Self::Field; 2] =
                [Self::Field::reduce_be_bytes(&hex!($x)), Self::Field::reduce_be_bytes(&hex!($y))];

            #[inline]
            fn mul_d(x: &Self::Field) -> Self::Field {
                x.mul_small($d)
            }

            fn tables() -> &'static edwards::Tables<Self> {
                static TABLES: LazyLock<edwards::Tables<$name>> = LazyLock::new(|| edwards::Tables::new(5, 2));
                &TABLES
            }
        }

        impl DstuScheme for $name {
            const NAME: &'static str = $text;
            const LENGTHS: (usize, usize, Cipher) = $lengths;
        }
    };
}

/// All primitives over the fields of one module, under the name that rows have.
macro_rules! way {
    ($way:ident, $name:literal) => {
        mod $way {
            use super::*;
            use fields::$way as primes;

            pub(super) const NAME: &str = $name;

            pub(super) fn poly1305(key: &[u8; 32], message: &[u8]) -> [u8; 16] {
                mac_over::<primes::p1305::Element>(key, message).expect("the prime of Poly1305")
            }

            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub(super) struct Ed25519;

            impl Curve for Ed25519 {
                type Field = primes::p25519::Element;
                type Scalar = fields::orders::n25519::Element;
            }

            impl edwards::Edwards for Ed25519 {
                const A: edwards::Coefficient = edwards::Coefficient::MinusOne;
                const D: Self::Field = Self::Field::reduce_be_bytes(&hex!(
                    "52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3"
                ));
                const BASE: [Self::Field; 2] = [
                    Self::Field::reduce_be_bytes(&hex!(
                        "216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a"
                    )),
                    Self::Field::reduce_be_bytes(&hex!(
                        "6666666666666666666666666666666666666666666666666666666666666658"
                    )),
                ];

                fn tables() -> &'static edwards::Tables<Self> {
                    static TABLES: LazyLock<edwards::Tables<Ed25519>> = LazyLock::new(|| edwards::Tables::new(4, 2));
                    &TABLES
                }
            }

            impl EddsaScheme for Ed25519 {
                type Curve = Self;
                type Bytes = [u8; 32];
                type SignatureBytes = [u8; 64];
                type Digest = [u8; 64];

                const OID: ObjectIdentifier = <curves::Ed25519 as EddsaScheme>::OID;
                const NAME: &'static str = "Ed25519";
                const ZEROS: [u8; 32] = [0; 32];
                const COFACTOR_LOG: u32 = 3;

                fn expand(seed: &[u8; 32]) -> [u8; 64] {
                    curves::Ed25519::expand(seed)
                }

                fn hash(parts: &[&[u8]]) -> [u8; 64] {
                    curves::Ed25519::hash(parts)
                }

                fn clamp(scalar: &mut [u8; 32]) {
                    curves::Ed25519::clamp(scalar);
                }

                fn empty_signature() -> [u8; 64] {
                    [0; 64]
                }
            }

            #[cfg(feature = "tls")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub(super) struct X25519;

            #[cfg(feature = "tls")]
            impl Montgomery for X25519 {
                type Field = primes::p25519::Element;

                const BASE: u16 = 9;

                #[inline]
                fn mul_a24(x: &Self::Field) -> Self::Field {
                    x.mul_small(121_666)
                }
            }

            #[cfg(feature = "tls")]
            impl XdhScheme for X25519 {
                const OID: ObjectIdentifier = <curves::Curve25519 as XdhScheme>::OID;
                const NAME: &'static str = "X25519";
                const BITS: u32 = 255;

                fn clamp(scalar: &mut [u8; 32]) {
                    curves::Curve25519::clamp(scalar);
                }

                fn mask(u: &[u8; 32]) -> [u8; 32] {
                    curves::Curve25519::mask(u)
                }

                /// On Ed25519's curve, with its tables: u = (1 + y)/(1 - y).
                fn multiple_of_base(scalar: &[u8; 32]) -> Self::Field {
                    let scalar = fields::orders::n25519::Element::reduce_le_bytes(scalar);
                    let [_, y] = edwards::Point::<Ed25519>::multiple_of_base(&scalar).to_xy();
                    (Self::Field::ONE + y) * (Self::Field::ONE - y).invert()
                }
            }

            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub(super) struct P521;

            impl Curve for P521 {
                type Field = primes::p521::Element;
                type Scalar = fields::orders::n521::Element;
            }

            impl weierstrass::Weierstrass for P521 {
                const A: weierstrass::Coefficient<Self::Field> = weierstrass::Coefficient::MinusThree;
                const B: Self::Field = Self::Field::reduce_be_bytes(&hex!(
                    "0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00"
                ));
                const BASE: [Self::Field; 2] = [
                    Self::Field::reduce_be_bytes(&hex!(
                        "00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dbaa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66"
                    )),
                    Self::Field::reduce_be_bytes(&hex!(
                        "011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650"
                    )),
                ];

                fn tables() -> &'static weierstrass::Tables<Self> {
                    static TABLES: LazyLock<weierstrass::Tables<P521>> = LazyLock::new(|| weierstrass::Tables::new(5, 1));
                    &TABLES
                }
            }

            impl EcScheme for P521 {
                type Hash = Sha512;

                const NAME: &'static str = "P-521";
                const OID: ObjectIdentifier = <curves::P521 as EcScheme>::OID;
                const LOW_S: bool = false;
            }

            dstu!(
                E256N5,
                "E256/5",
                p256c1539,
                n256c1539,
                0x170,
                [
                    "d9d411c794bc01f7a07dec0ecd314f8de16720623df9ba1ae4e08339e067e746",
                    "cc4a085c63f3f5a59306af8b234f1dfa9a177a62922967d7250b99f797f4faf9"
                ],
                (25, 4, Cipher::Kalyna256)
            );
            dstu!(
                E384N5,
                "E384/5",
                p384c7467,
                n384c7467,
                0x114,
                [
                    "e44a4a622daa298b94a167989e99adff06180d11eaa618386d7b173c82c4c1e9822c47b7c7f5b26663c8bf3074c4762c",
                    "535e607abf5739c3e5a946f9ad44c899c33bf00b04cae695080d622b28da64ca0b55ab041bf971382d956739a3aae176"
                ],
                (37, 8, Cipher::Kalyna256)
            );
            dstu!(
                E512N5,
                "E512/5",
                p512c6579,
                n512c6579,
                0x55,
                [
                    "ff87729ef99568229871ac58e64867874334f44b071650877091558128573484a502da64bdbcc347084b79a4f4a895d73d47fe32d0512e0796f1788c0a3084ce",
                    "0b950d70e217e95b5ad76310129d34f735ae5cdb08dc80befd144c83b9e1159726bcffde8e806c46852123673fd81541fb0cedf946e055cfaa4fbda6aaf2bc51"
                ],
                (53, 8, Cipher::Kalyna512)
            );
            dstu!(
                E768N5,
                "E768/5",
                p768c22467,
                n768c22467,
                0x75,
                [
                    "0ee0b664bacf7fd2f1a6403c3d496bfaa51dcd180bb32862fa937c8dfb449997de6d2edcee3490421a159a3b7031d85b2a4958541eae286a61f0cf5963d98fce7e2aff75576e803d9d1222695e233fc467f30d95b3028b4dfb33a41856ce330b",
                    "48001fa5fcc83a5b1012ded30675ce30f3e1d4037f15ed8849d948badcb52412dff3a4e436b67cd9cd0a3f58c515770c9c618bb42da89ea9d3ff885d4802495f28b4b412b0c286314a8d22ef1974526a3dbe4f09e920a64bb195b4430788a246"
                ],
                (77, 16, Cipher::Kalyna512)
            );
        }
    };
}

way!(special, "special reduction");
way!(barrett, "Barrett");
way!(montgomery, "Montgomery");

pub(crate) fn contests() -> Vec<Contest> {
    let [sign, verify] = ed25519();
    let [ec_sign, ec_verify] = p521();
    let mut all = vec![poly1305(), sign, verify, ec_sign, ec_verify];
    all.extend(dstu::<curves::dstu9041::E256N5, special::E256N5, barrett::E256N5, montgomery::E256N5>(256));
    all.extend(dstu::<curves::dstu9041::E384N5, special::E384N5, barrett::E384N5, montgomery::E384N5>(384));
    all.extend(dstu::<curves::dstu9041::E512N5, special::E512N5, barrett::E512N5, montgomery::E512N5>(512));
    all.extend(dstu::<curves::dstu9041::E768N5, special::E768N5, barrett::E768N5, montgomery::E768N5>(768));
    for contest in &mut all {
        contest.primitive.push_str(", table 1");
    }
    all
}

fn label(way: &str) -> Label {
    Label { subject: way.to_owned(), ..modforge("over the trait Field") }
}

/// The handshake that the paper's text speaks of: X25519, and certificates with Ed25519, in both versions of TLS.
#[cfg(feature = "tls")]
pub(crate) fn handshakes() -> Vec<Contest> {
    use crate::tls::over_field::provider;
    crate::tls::contests_of("Ed25519", ", table 1", || {
        vec![
            (label(special::NAME), provider::<special::X25519, special::Ed25519>()),
            (label(barrett::NAME), provider::<barrett::X25519, barrett::Ed25519>()),
            (label(montgomery::NAME), provider::<montgomery::X25519, montgomery::Ed25519>()),
        ]
    })
}

fn poly1305() -> Contest {
    let key = [0x42; 32];
    let message: Vec<u8> = (0..LENGTH).map(|i| ((i * i) >> 3) as u8).collect();
    let expected = Poly1305::mac(&key, &message);
    let of = |way, mac: fn(&[u8; 32], &[u8]) -> [u8; 16]| {
        let message = message.clone();
        Work::new(label(way), move || mac(&key, &message))
    };
    let works = vec![
        of(special::NAME, special::poly1305),
        of(barrett::NAME, barrett::poly1305),
        of(montgomery::NAME, montgomery::poly1305),
    ];
    Contest::new("mac", "Poly1305", 130, works, move |tag| tag == expected)
}

fn ed25519() -> [Contest; 2] {
    fn of<S: EddsaScheme<Bytes = [u8; 32], SignatureBytes = [u8; 64]>>(way: &str) -> [Work; 2] {
        let key = SigningKey::<S>::from_bytes(&[0x42; 32]);
        let (public, signature) = (key.verifying_key(), key.sign(&MESSAGE));
        [
            Work::new(label(way), move || key.sign(&MESSAGE).to_bytes()),
            Work::new(label(way), move || verdict(&public.verify_strict(&MESSAGE, &signature))),
        ]
    }
    let expected = eddsa::SigningKey::<curves::Ed25519>::from_bytes(&[0x42; 32]).sign(&MESSAGE).to_bytes();
    pair(
        ["sign", "verify"],
        "Ed25519",
        255,
        [
            of::<special::Ed25519>(special::NAME),
            of::<barrett::Ed25519>(barrett::NAME),
            of::<montgomery::Ed25519>(montgomery::NAME),
        ],
        [Box::new(move |found| found == expected), Box::new(said_yes)],
    )
}

fn p521() -> [Contest; 2] {
    fn secret<S: EcScheme>() -> SecretKey<S> {
        SecretKey::from_bytes(&std::array::from_fn::<_, 66, _>(|i| i as u8)).expect("a number in range")
    }
    fn of<S: EcScheme>(way: &str) -> [Work; 2] {
        let (key, hash) = (secret::<S>(), Sha512::digest(MESSAGE));
        let (public, signature): (_, Signature<S>) = (key.public_key(), key.sign_prehash(&hash));
        [
            Work::new(label(way), move || key.sign_prehash(&hash).to_bytes()),
            Work::new(label(way), move || verdict(&public.verify_prehash(&hash, &signature))),
        ]
    }
    let expected = secret::<curves::P521>().sign(&MESSAGE).to_bytes();
    pair(
        ["sign", "verify"],
        "P-521",
        521,
        [
            of::<special::P521>(special::NAME),
            of::<barrett::P521>(barrett::NAME),
            of::<montgomery::P521>(montgomery::NAME),
        ],
        [Box::new(move |found| found == expected), Box::new(said_yes)],
    )
}

/// `O` is the curve over the crate's own field, which decrypts what the others encrypt.
fn dstu<O: DstuScheme, S: DstuScheme, B: DstuScheme, M: DstuScheme>(bits: u64) -> [Contest; 2] {
    fn of<S: DstuScheme>(way: &str, number: &[u8], text: &[u8]) -> [Work; 2] {
        let (key, text) = (DstuKey::<S>::from_bytes(number).expect("a number in range"), text.to_vec());
        let public = key.public_key();
        [
            Work::new(label(way), move || public.encrypt(&SHORT).expect("a short message")),
            Work::new(label(way), move || key.decrypt(&text).expect("an intact text").to_vec()),
        ]
    }
    let own = DstuKey::<O>::generate().expect("the system has random numbers");
    let (number, text) = (own.to_bytes(), own.public_key().encrypt(&SHORT).expect("a short message"));
    let opens = move |text: &[u8]| own.decrypt(text).is_ok_and(|message| *message == SHORT);
    pair(
        ["encrypt", "decrypt"],
        &format!("DSTU 9041, {}", O::NAME),
        bits,
        [
            of::<S>(special::NAME, &number, &text),
            of::<B>(barrett::NAME, &number, &text),
            of::<M>(montgomery::NAME, &number, &text),
        ],
        [Box::new(opens), Box::new(|message| message == SHORT)],
    )
}

/// Two comparisons of works that come in pairs.
fn pair(
    operations: [&'static str; 2],
    primitive: &str,
    bits: u64,
    works: [[Work; 2]; 3],
    [right, other_right]: [Right; 2],
) -> [Contest; 2] {
    let (first, second) = works.into_iter().map(|[first, second]| (first, second)).unzip();
    [
        Contest::new(operations[0], primitive, bits, first, right),
        Contest::new(operations[1], primitive, bits, second, other_right),
    ]
}
