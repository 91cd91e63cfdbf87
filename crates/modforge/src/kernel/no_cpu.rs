//! In place of `cpu` on other targets and with 32-bit limbs: no CPU of those makers.

pub(super) fn is_of_amd() -> bool {
    false
}

pub(super) fn is_zen_3_or_4() -> bool {
    false
}
