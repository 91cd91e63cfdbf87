//! Many inverses for the price of one.

use modforge_fields::Field;

/// Replaces every number, none of them 0, by its inverse: three multiplications each and one inversion
/// (Montgomery 1987).
pub(crate) fn invert_all<F: Field>(numbers: &mut [F]) {
    let mut products = Vec::with_capacity(numbers.len());
    let mut product = F::ONE;
    for number in numbers.iter() {
        products.push(product);
        product *= *number;
    }
    let mut inverse = product.invert();
    for (number, before) in numbers.iter_mut().zip(products).rev() {
        let next = inverse * *number;
        *number = inverse * before;
        inverse = next;
    }
}
