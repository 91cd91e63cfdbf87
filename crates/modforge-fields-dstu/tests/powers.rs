//! Inverses, square roots, Legendre symbols and the rest of the trait against `num-bigint`.

powers!(
    modforge_fields_dstu: n256c1539, n256c435, n384c7467, n512c6579, n512c875, n768c22467, p256c1539, p256c435, p384c7467, p512c6579, p512c875, p768c22467
);
