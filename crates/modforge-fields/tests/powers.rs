//! Inverses, square roots, Legendre symbols and the rest of the trait against `num-bigint`.

powers!(
    modforge_fields: n25519, n256, n384, n448, n521, nsecp256k1, p1305, p25519, p256, p384, p448, p521, secp256k1
);
