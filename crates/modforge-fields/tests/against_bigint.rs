//! Every operation of every field against `num-bigint`, at random and at the edges of p, of words and of the bound.

field!(modforge_fields, p1305, power(130) - 5u8);
field!(modforge_fields, p25519, power(255) - 19u8);
field!(modforge_fields, p521, power(521) - 1u8);
field!(modforge_fields, p448, power(448) - power(224) - 1u8);
field!(
    modforge_fields,
    p256,
    power(256) - power(224) + power(192) + power(96) - 1u8
);
field!(modforge_fields, secp256k1, power(256) - power(32) - 977u16);
field!(
    modforge_fields,
    p384,
    power(384) - power(128) - power(96) + power(32) - 1u8
);
field!(
    modforge_fields,
    n25519,
    power(252) + hex("14def9dea2f79cd65812631a5cf5d3ed")
);
field!(
    modforge_fields,
    n448,
    power(446) - hex("8335dc163bb124b65129c96fde933d8d723a70aadc873d6d54a7bb0d")
);
field!(
    modforge_fields,
    n256,
    power(256) - power(224) + power(192) - hex("4319055258e8617b0c46353d039cdaaf")
);
field!(
    modforge_fields,
    n384,
    power(384) - hex("389cb27e0bc8d220a7e5f24db74f58851313e695333ad68d")
);
field!(
    modforge_fields,
    n521,
    power(521) - hex("5ae79787c40d069948033feb708f65a2fc44a36477663b851449048e16ec79bf7")
);
field!(
    modforge_fields,
    nsecp256k1,
    power(256) - hex("14551231950b75fc4402da1732fc9bebf")
);
