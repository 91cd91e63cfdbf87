//! Multiples of points by secret numbers on each shape of curve.

use crate::elsewhere;
use constant_time::{Row, row, unwatched};
use modforge_crypto::curve::{Curve, edwards, variable, weierstrass};
use modforge_crypto::curves::dstu9041::E256N1;
use modforge_crypto::curves::{Ed448, P256, P521, Secp256k1};
use modforge_fields::Field;

pub const ROWS: &[Row] = &[
    row("curve::weierstrass::Point::multiple_of_base for P-256", 32, |secret, _| fixed::<P256>(secret)),
    row("curve::weierstrass::Point::multiple_of_base for P-521", 66, |secret, _| fixed::<P521>(secret)),
    row("curve::variable::multiply for P-256", 32, |secret, _| any::<P256>(secret)),
    row("curve::variable::multiply for secp256k1", 32, |secret, _| any::<Secp256k1>(secret)),
    row("curve::edwards::Point::multiple_of_base for Ed448", 56, |secret, _| edwards_fixed::<Ed448>(secret)),
    row("curve::variable::multiply for E256/1", 32, |secret, _| {
        let base = edwards::Point::<E256N1>::base();
        let bits = <E256N1 as Curve>::Scalar::BITS;
        let [x, _] = variable::multiply(&base, number::<E256N1>(secret).to_le_bytes().as_ref(), bits).to_xy();
        x.to_le_bytes().to_vec()
    }),
];

fn number<C: Curve>(bytes: &[u8]) -> C::Scalar {
    let mut number = C::Scalar::MODULUS;
    number.as_mut().copy_from_slice(bytes);
    C::Scalar::reduce_le_bytes(&number)
}

fn fixed<C: weierstrass::Weierstrass>(secret: &[u8]) -> Vec<u8> {
    unwatched(|| {
        elsewhere(|| {
            C::tables();
        });
    });
    let [x, _] = weierstrass::Point::<C>::multiple_of_base(&number::<C>(secret)).to_xy();
    x.to_le_bytes().as_ref().to_vec()
}

fn edwards_fixed<C: edwards::Edwards>(secret: &[u8]) -> Vec<u8> {
    unwatched(|| {
        elsewhere(|| {
            C::tables();
        });
    });
    let [x, _] = edwards::Point::<C>::multiple_of_base(&number::<C>(secret)).to_xy();
    x.to_le_bytes().as_ref().to_vec()
}

fn any<C: weierstrass::Weierstrass>(secret: &[u8]) -> Vec<u8> {
    let base = weierstrass::Point::<C>::base();
    let [x, _] = variable::multiply(&base, number::<C>(secret).to_le_bytes().as_ref(), C::Scalar::BITS).to_xy();
    x.to_le_bytes().as_ref().to_vec()
}
