//! Every operation of every field against `num-bigint`, at random and at the edges of p, of words and of the bound.

field!(modforge_fields_dstu, p256c1539, power(256) - 1539u16);
field!(modforge_fields_dstu, p384c7467, power(384) - 7467u16);
field!(modforge_fields_dstu, p512c6579, power(512) - 6579u16);
field!(modforge_fields_dstu, p768c22467, power(768) - 22467u16);
field!(modforge_fields_dstu, p256c435, power(256) - 435u16);
field!(modforge_fields_dstu, p512c875, power(512) - 875u16);
field!(
    modforge_fields_dstu,
    n256c435,
    power(254) + hex("29e26087789bc2815bdff97093543ccf")
);
field!(
    modforge_fields_dstu,
    n512c875,
    power(510) + hex("28a3ce52209e2bd4952882d5574165192c46c0d0311fea6bf9fece70ee63b59f")
);
field!(
    modforge_fields_dstu,
    n256c1539,
    power(254) + hex("412e994309d80e83afa4642085233f05")
);
field!(
    modforge_fields_dstu,
    n384c7467,
    power(382) + hex("7269fd2518a6ac30a3fa9f3931a347fa8bac4843ecf19b5f")
);
field!(
    modforge_fields_dstu,
    n512c6579,
    power(510) + hex("17f1ef80af949ecb3ac390d869e51acd0e05576a5b2f6a96416b8365c69b687b")
);
field!(
    modforge_fields_dstu,
    n768c22467,
    power(766)
        + hex(
            "5616fd85445e620b96ce7b9971b100de2945cf2fc4359cf343b1cd6c8c58c87b26689c5528d69695a2b88620afbf775f"
        )
);
