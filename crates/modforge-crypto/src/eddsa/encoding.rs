//! Points as bytes: y, least significant byte first, and the lowest bit of x as the highest bit of all (RFC 8032, 5.1.2
//! and 5.2.2).

use super::Scheme;
use crate::curve::edwards::Point;
use crate::curve::{Choose, Curve};
use crate::scalar::from_le;
use modforge_fields::Field;

/// The bytes of a point.
pub(super) fn encode<S: Scheme>(point: &Point<S::Curve>) -> S::Bytes {
    let [x, y] = point.to_xy();
    let mut bytes = S::ZEROS;
    let y = y.to_le_bytes();
    bytes.as_mut()[..y.as_ref().len()].copy_from_slice(y.as_ref());
    if let Some(last) = bytes.as_mut().last_mut() {
        *last |= (x.to_le_bytes().as_ref()[0] & 1) << 7;
    }
    bytes
}

/// The point of bytes; nothing if y is not below p, there is no such point, or x = 0 is said to be odd.
pub(super) fn decode<S: Scheme>(bytes: &S::Bytes) -> Option<Point<S::Curve>> {
    decode_all::<S>(core::slice::from_ref(bytes))?.pop()
}

/// The points of bytes, as [`decode`]; nothing if that has nothing for one of them.
pub(super) fn decode_all<S: Scheme>(all: &[S::Bytes]) -> Option<Vec<Point<S::Curve>>> {
    let parse = |bytes: &S::Bytes| {
        let mut bytes = *bytes;
        let last: &mut u8 = bytes.as_mut().last_mut()?;
        let sign = *last >> 7;
        *last &= 0x7f;
        Some((from_le::<<S::Curve as Curve>::Field>(bytes.as_ref())?, sign))
    };
    let (all_y, signs): (Vec<_>, Vec<_>) = all.iter().map(parse).collect::<Option<_>>()?;
    let with_sign = |(point, sign): (Option<Point<S::Curve>>, u8)| {
        let point = point?;
        let x: <S::Curve as Curve>::Field = point.x();
        let negate = x.to_le_bytes().as_ref()[0] & 1 != sign;
        (!(negate && x.is_zero())).then(|| point.negate_if(negate))
    };
    Point::<S::Curve>::from_all_y(&all_y).into_iter().zip(signs).map(with_sign).collect()
}

/// Numbers modulo the order of the base point.
pub(super) type Scalar<S> = <<S as Scheme>::Curve as Curve>::Scalar;
