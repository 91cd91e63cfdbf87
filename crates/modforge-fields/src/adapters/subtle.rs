//! Choices and comparisons of the crate `subtle`.

/// Implements `ConditionallySelectable` and `ConstantTimeEq` of the crate `subtle` for an element.
///
/// The elements of this crate have them. For a field that was generated with `--trait modforge_fields::Field`, write
/// this beside it:
///
/// ```ignore
/// modforge_fields::impl_subtle!(p383::Element);
/// ```
#[macro_export]
macro_rules! impl_subtle {
    ($element:ty) => {
        impl $crate::adapted::subtle::ConditionallySelectable for $element {
            #[inline]
            fn conditional_select(
                a: &Self,
                b: &Self,
                choice: $crate::adapted::subtle::Choice,
            ) -> Self {
                <Self as $crate::Field>::select(bool::from(choice), b, a)
            }
        }

        impl $crate::adapted::subtle::ConstantTimeEq for $element {
            #[inline]
            fn ct_eq(&self, other: &Self) -> $crate::adapted::subtle::Choice {
                $crate::adapted::subtle::Choice::from(u8::from(self == other))
            }
        }
    };
}
