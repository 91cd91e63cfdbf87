//! The curves of DSTU 9041:2020 that this crate knows, by the names of the standard: 2·x² + y² = 1 + d·x²·y², where the
//! standard's x is y here, and its y is x.

use crate::curve::Curve;
use crate::curve::edwards::{self, Coefficient, Edwards, Tables};
use crate::dstu9041::{self, Cipher, Scheme};
use hex_literal::hex;
use std::sync::LazyLock;

/// A curve: its name, fields, d, the standard's x and y, and the lengths of the scheme.
macro_rules! curve {
    ($name:ident, $text:literal, $p:ident, $n:ident, $d:literal, [$y:literal, $x:literal], $lengths:expr) => {
        #[doc = concat!("The curve ", $text, ".")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name;

        impl Curve for $name {
            type Field = modforge_fields_dstu::$p::Element;
            type Scalar = modforge_fields_dstu::$n::Element;
        }

        impl Edwards for $name {
            const A: Coefficient = Coefficient::Small(2);
            const D: Self::Field = {
                let mut bytes = [0; modforge_fields_dstu::$p::BYTES];
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

            fn tables() -> &'static Tables<Self> {
                static TABLES: LazyLock<Tables<$name>> = LazyLock::new(|| Tables::new(5, 2));
                &TABLES
            }

            edwards::compiled_once!();
        }

        impl Scheme for $name {
            const NAME: &'static str = $text;
            const LENGTHS: (usize, usize, Cipher) = $lengths;

            dstu9041::compiled_once!();
        }
    };
}

curve!(
    E256N1,
    "E256/1",
    p256c435,
    n256c435,
    0x18,
    [
        "91f5d0e7e2d417e3108b13b075cdc7756045f8424479fcfe8f23d27250a0883f",
        "742f27a268641c9d7ddf69892be3df3d8f9cc52260b89a4953c8379c7c0a212b"
    ],
    (25, 4, Cipher::Kalyna256)
);
curve!(
    E512N1,
    "E512/1",
    p512c875,
    n512c875,
    0x10d,
    [
        "5230a1ee747050a072bd7319741586ea520388b6b53094571c821a2fc9a9e83d56665346b5db04c43e75261dbda512728faafac48ae9260a5a184e2933e3a400",
        "053a0d50cc63c9219762f451978aef214dbcfcc3a5cb5ef27124991a86b42b3a1a832724a0e6b930fdd1da2e27a540d6b675e4422c444f529c508f0bae7d0a85"
    ],
    (53, 8, Cipher::Kalyna512)
);
curve!(
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
curve!(
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
curve!(
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
curve!(
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
