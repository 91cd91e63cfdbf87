/* Tries fe_p2_130_5.c on results that Python integers gave when it was generated. */

#include "fe_p2_130_5.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    uint64_t a[3], b[3];
    uint32_t small;
    uint64_t value[3], sum[3], difference[3], product[3];
    uint64_t square[3], negative[3], multiple[3], half[3];
} Row;

typedef struct {
    uint8_t bytes[17];
    int below;
    uint64_t value[3];
} Encoding;

static const Row rows[] = {
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {0, 0, 0}, 0,
     {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {1, 0, 0}, 4294967295,
     {0, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {2, 0, 0}, 2,
     {0, 0, 0}, {2, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {5, 0, 0}, 4294967295,
     {0, 0, 0}, {5, 0, 0}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967290,
     {0, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, 4294967292,
     {0, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {0, 0, 0}, {4, 0, 0}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffff5), UINT64_C(0xffffffffffffffff), 7}, 4294967285,
     {0, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, 4294967295,
     {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, 4294967287,
     {0, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {0, 0, 0}, {8, 0, 2}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {0, 0, 0}, {9, 0, 2}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {0, 0, 0}, 4294967295,
     {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {1, 0, 0}, 1,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {2, 0, 0}, 4294967295,
     {1, 0, 0}, {3, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {2, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {5, 0, 0}, 5,
     {1, 0, 0}, {6, 0, 0}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 3}, {5, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {5, 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {1, 0, 0}, {0, 0, 0}, {2, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, 4294967291,
     {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffb), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {1, 0, 0}, {5, 0, 0}, {UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), 3}, {4, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffff5), UINT64_C(0xffffffffffffffff), 7}, 4294967295,
     {1, 0, 0}, {0, 0, 0}, {2, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, 4294967286,
     {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffff6), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, 4294967295,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, 4294967294,
     {1, 0, 0}, {9, 0, 2}, {UINT64_C(0xfffffffffffffff4), UINT64_C(0xffffffffffffffff), 1}, {8, 0, 2}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffe), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {1, 0, 0}, {UINT64_C(0xa), 0, 2}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {9, 0, 2}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {0, 0, 0}, 0,
     {8, 0, 2}, {8, 0, 2}, {8, 0, 2}, {0, 0, 0}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {0, 0, 0}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {1, 0, 0}, 4294967295,
     {8, 0, 2}, {9, 0, 2}, {7, 0, 2}, {8, 0, 2}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7ffffff3), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {2, 0, 0}, 2,
     {8, 0, 2}, {UINT64_C(0xa), 0, 2}, {6, 0, 2}, {UINT64_C(0x15), 0, 0}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0x15), 0, 0}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {5, 0, 0}, 4294967295,
     {8, 0, 2}, {UINT64_C(0xd), 0, 2}, {3, 0, 2}, {UINT64_C(0x32), 0, 2}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7ffffff3), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967290,
     {8, 0, 2}, {7, 0, 2}, {9, 0, 2}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7fffffc1), 0, 0}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {8, 0, 2}, {8, 0, 2}, {8, 0, 2}, {0, 0, 0}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7ffffff3), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, 4294967292,
     {8, 0, 2}, {9, 0, 2}, {7, 0, 2}, {8, 0, 2}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7fffffd6), 0, 0}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {8, 0, 2}, {UINT64_C(0xc), 0, 2}, {4, 0, 2}, {UINT64_C(0x2a), 0, 0}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7ffffff3), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffff5), UINT64_C(0xffffffffffffffff), 7}, 4294967285,
     {8, 0, 2}, {7, 0, 2}, {9, 0, 2}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7fffff8a), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, 4294967295,
     {8, 0, 2}, {8, 0, 2}, {8, 0, 2}, {0, 0, 0}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7ffffff3), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, 4294967287,
     {8, 0, 2}, {9, 0, 2}, {7, 0, 2}, {8, 0, 2}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7fffff9f), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {8, 0, 2}, {UINT64_C(0x15), 0, 0}, {0, 0, 0}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7ffffff3), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {8, 0, 2}, {UINT64_C(0x16), 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x75), 0, 3}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7ffffff3), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {0, 0, 0}, 4294967295,
     {9, 0, 2}, {9, 0, 2}, {9, 0, 2}, {0, 0, 0}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {1, 0, 0}, 1,
     {9, 0, 2}, {UINT64_C(0xa), 0, 2}, {8, 0, 2}, {9, 0, 2}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {9, 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {2, 0, 0}, 4294967295,
     {9, 0, 2}, {UINT64_C(0xb), 0, 2}, {7, 0, 2}, {UINT64_C(0x17), 0, 0}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {5, 0, 0}, 5,
     {9, 0, 2}, {UINT64_C(0xe), 0, 2}, {4, 0, 2}, {UINT64_C(0x37), 0, 2}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0x37), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {9, 0, 2}, {8, 0, 2}, {UINT64_C(0xa), 0, 2}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, 4294967291,
     {9, 0, 2}, {9, 0, 2}, {9, 0, 2}, {0, 0, 0}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7fffffc4), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {9, 0, 2}, {UINT64_C(0xa), 0, 2}, {8, 0, 2}, {9, 0, 2}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {9, 0, 2}, {UINT64_C(0xd), 0, 2}, {5, 0, 2}, {UINT64_C(0x2e), 0, 0}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffff5), UINT64_C(0xffffffffffffffff), 7}, 4294967295,
     {9, 0, 2}, {8, 0, 2}, {UINT64_C(0xa), 0, 2}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, 4294967286,
     {9, 0, 2}, {9, 0, 2}, {9, 0, 2}, {0, 0, 0}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7fffff8d), 0, 0}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, 4294967295,
     {9, 0, 2}, {UINT64_C(0xa), 0, 2}, {8, 0, 2}, {9, 0, 2}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, 4294967294,
     {9, 0, 2}, {UINT64_C(0x16), 0, 0}, {1, 0, 0}, {UINT64_C(0x75), 0, 3}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7fffffe9), 0, 0}, {2, 0, 3}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {9, 0, 2}, {UINT64_C(0x17), 0, 0}, {0, 0, 0}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{0, 0, 0}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {0, 0, 0}, {9, 0, 2}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{0, 0, 1}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {0, 0, 1}, {4, 0, 1}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 0}, {5, 0, 0}, {0, UINT64_C(0x4000000000000000), 1}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 2}, {UINT64_C(0x13ffffffb), 0, 3}, {0, UINT64_C(0x8000000000000000), 0}},
    {{0, 0, 2}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 0}, 4294967295,
     {0, 0, 2}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 2}, {1, 0, 1}, {0, UINT64_C(0x8000000000000000), 0}, {5, 0, 1}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0x27ffffffb), 0, 2}, {0, 0, 1}},
    {{0, 0, 3}, {UINT64_C(0xffffffffffffffff), 0, 0}, 4294967295,
     {0, 0, 3}, {UINT64_C(0xffffffffffffffff), 0, 3}, {1, UINT64_C(0xffffffffffffffff), 2}, {UINT64_C(0xbffffffffffffffb), 3, 1}, {UINT64_C(0xa), UINT64_C(0x4000000000000000), 3}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 0}, {UINT64_C(0x3bffffffb), 0, 1}, {0, UINT64_C(0x8000000000000000), 1}},
    {{0, 0, 4}, {1, 0, 0}, 1,
     {5, 0, 0}, {6, 0, 0}, {4, 0, 0}, {5, 0, 0}, {UINT64_C(0x19), 0, 0}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 3}, {5, 0, 0}, {0, 0, 2}},
    {{0, 0, 6}, {0, UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {5, 0, 2}, {UINT64_C(0xf), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffb), 0, 0}, {UINT64_C(0x800000000000005a), UINT64_C(0xfffffffffffffff8), 2}, {UINT64_C(0x37), 0, 1}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0x77ffffff6), 0, 2}, {0, 0, 3}},
    {{0, 0, 9}, {0, UINT64_C(0xffffffffffffffff), 3}, 0,
     {UINT64_C(0xa), 0, 1}, {UINT64_C(0xf), UINT64_C(0xffffffffffffffff), 0}, {5, 1, 1}, {UINT64_C(0xc000000000000037), UINT64_C(0xfffffffffffffff4), 0}, {UINT64_C(0x7d), UINT64_C(0x4000000000000000), 1}, {UINT64_C(0xfffffffffffffff1), UINT64_C(0xffffffffffffffff), 2}, {0, 0, 0}, {5, UINT64_C(0x8000000000000000), 0}},
    {{0, 1, 0}, {0, UINT64_C(0xffffffffffffffff), 0}, 4294967295,
     {0, 1, 0}, {0, 0, 1}, {UINT64_C(0xfffffffffffffffb), 1, 3}, {UINT64_C(0x3ffffffffffffffb), 1, 3}, {0, 0, 1}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xfffffffffffffffe), 3}, {0, UINT64_C(0xffffffff), 0}, {UINT64_C(0x8000000000000000), 0, 0}},
    {{0, UINT64_C(0xffffffffffffffff), 0}, {0, 1, 0}, 0,
     {0, UINT64_C(0xffffffffffffffff), 0}, {0, 0, 1}, {0, UINT64_C(0xfffffffffffffffe), 0}, {UINT64_C(0x3ffffffffffffffb), 1, 3}, {UINT64_C(0x8000000000000000), UINT64_C(0x3ffffffffffffffd), 2}, {UINT64_C(0xfffffffffffffffb), 0, 3}, {0, 0, 0}, {UINT64_C(0x8000000000000000), UINT64_C(0x7fffffffffffffff), 0}},
    {{0, UINT64_C(0xffffffffffffffff), 3}, {0, 0, 9}, 4294967295,
     {0, UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xf), UINT64_C(0xffffffffffffffff), 0}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xfffffffffffffffe), 2}, {UINT64_C(0xc000000000000037), UINT64_C(0xfffffffffffffff4), 0}, {UINT64_C(0x19), UINT64_C(0xfffffffffffffff6), 0}, {UINT64_C(0xfffffffffffffffb), 0, 0}, {UINT64_C(0x4fffffff6), UINT64_C(0xffffffff00000001), 3}, {UINT64_C(0x8000000000000000), UINT64_C(0xffffffffffffffff), 1}},
    {{0, UINT64_C(0xffffffffffffffff), 9}, {0, 0, 6}, 0,
     {UINT64_C(0xa), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xf), UINT64_C(0xffffffffffffffff), 3}, {0, UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x800000000000005a), UINT64_C(0xfffffffffffffff8), 2}, {UINT64_C(0x9b), UINT64_C(0xffffffffffffffe7), 1}, {UINT64_C(0xfffffffffffffff1), 0, 2}, {0, 0, 0}, {UINT64_C(0x8000000000000005), UINT64_C(0xffffffffffffffff), 0}},
    {{1, 0, 0}, {0, 0, 4}, 4294967295,
     {1, 0, 0}, {6, 0, 0}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 3}, {5, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xffffffffffffffff), 0, 0}, {0, 0, 3}, 0,
     {UINT64_C(0xffffffffffffffff), 0, 0}, {UINT64_C(0xffffffffffffffff), 0, 3}, {UINT64_C(0xfffffffffffffffa), 0, 1}, {UINT64_C(0xbffffffffffffffb), 3, 1}, {1, UINT64_C(0xfffffffffffffffe), 0}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xfffffffffffffffe), 3}, {0, 0, 0}, {UINT64_C(0x7ffffffffffffffd), 0, 2}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 0}, {0, 0, 2}, 4294967295,
     {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 0}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 2}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 2}, {0, UINT64_C(0x8000000000000000), 0}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0x3fffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 2}, {UINT64_C(0x3ffffffc), 0, 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0x7fffffffffffffff), 2}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 1}, 0,
     {4, 0, 0}, {4, 0, 1}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 2}, {5, 0, 0}, {UINT64_C(0x10), 0, 0}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {2, 0, 0}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {0, 0, 0}, 4294967295,
     {9, 0, 2}, {9, 0, 2}, {9, 0, 2}, {0, 0, 0}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, 4294967291,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xffffffff00000000), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {0, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967290,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xffffffff00000001), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffefffffffc), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, 4294967292,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffeffffffff), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {1, 0, 0}, {0, 0, 0}, {2, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967290,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xffffffff00000001), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffefffffffc), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{1, 0, 0}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, 4294967291,
     {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffb), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, 4294967295,
     {0, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967290,
     {1, 0, 0}, {0, 0, 0}, {2, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffa), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, 4294967295,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffefffffffc), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{1, 0, 0}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, 4294967292,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffc), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, 4294967295,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{1, 0, 0}, {1, 0, 0}, 1,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{1, 0, 0}, {1, 0, 0}, 4294967295,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{2, 0, 0}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, 4294967291,
     {2, 0, 0}, {2, 0, 0}, {2, 0, 0}, {0, 0, 0}, {4, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x1fffffff6), 0, 0}, {1, 0, 0}},
    {{UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, {2, 0, 0}, 4294967295,
     {0, 0, 0}, {2, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{2, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967290,
     {2, 0, 0}, {1, 0, 0}, {3, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {4, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x1fffffff4), 0, 0}, {1, 0, 0}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {2, 0, 0}, 4294967295,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffefffffffc), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{2, 0, 0}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, 4294967292,
     {2, 0, 0}, {3, 0, 0}, {1, 0, 0}, {2, 0, 0}, {4, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x1fffffff8), 0, 0}, {1, 0, 0}},
    {{UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, {2, 0, 0}, 4294967295,
     {1, 0, 0}, {3, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {2, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{2, 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}, 4294967294,
     {2, 0, 0}, {0, 0, 2}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 1}, {1, 0, 0}, {4, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x1fffffffc), 0, 0}, {1, 0, 0}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}, {2, 0, 0}, 4294967295,
     {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}, {0, 0, 2}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 1}, {1, 0, 0}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 0}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0x7ffffffd), 0, 2}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 0}},
    {{3, 0, 0}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, 4294967291,
     {3, 0, 0}, {3, 0, 0}, {3, 0, 0}, {0, 0, 0}, {9, 0, 0}, {UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x2fffffff1), 0, 0}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, {3, 0, 0}, 4294967295,
     {0, 0, 0}, {3, 0, 0}, {UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{3, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967290,
     {3, 0, 0}, {2, 0, 0}, {4, 0, 0}, {UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), 3}, {9, 0, 0}, {UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x2ffffffee), 0, 0}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {3, 0, 0}, 4294967295,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {2, 0, 0}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), 3}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffefffffffc), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{3, 0, 0}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, 4294967292,
     {3, 0, 0}, {4, 0, 0}, {2, 0, 0}, {3, 0, 0}, {9, 0, 0}, {UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x2fffffff4), 0, 0}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, {3, 0, 0}, 4294967295,
     {1, 0, 0}, {4, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {3, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{3, 0, 0}, {UINT64_C(0x5555555555555554), UINT64_C(0x5555555555555555), 1}, 1431655764,
     {3, 0, 0}, {UINT64_C(0x5555555555555557), UINT64_C(0x5555555555555555), 1}, {UINT64_C(0xaaaaaaaaaaaaaaaa), UINT64_C(0xaaaaaaaaaaaaaaaa), 2}, {1, 0, 0}, {9, 0, 0}, {UINT64_C(0xfffffffffffffff8), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffc), 0, 0}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0x5555555555555554), UINT64_C(0x5555555555555555), 1}, {3, 0, 0}, 4294967295,
     {UINT64_C(0x5555555555555554), UINT64_C(0x5555555555555555), 1}, {UINT64_C(0x5555555555555557), UINT64_C(0x5555555555555555), 1}, {UINT64_C(0x5555555555555551), UINT64_C(0x5555555555555555), 1}, {1, 0, 0}, {UINT64_C(0x71c71c71c71c71c5), UINT64_C(0xc71c71c71c71c71c), 1}, {UINT64_C(0xaaaaaaaaaaaaaaa7), UINT64_C(0xaaaaaaaaaaaaaaaa), 2}, {UINT64_C(0x55555555), 0, 0}, {UINT64_C(0xaaaaaaaaaaaaaaaa), UINT64_C(0xaaaaaaaaaaaaaaaa), 0}},
    {{0, 0, 0}, {0, 0, 0}, 0,
     {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{1, 0, 0}, {1, 0, 0}, 4294967295,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffff), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{2, 0, 0}, {2, 0, 0}, 2,
     {2, 0, 0}, {4, 0, 0}, {0, 0, 0}, {4, 0, 0}, {4, 0, 0}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {4, 0, 0}, {1, 0, 0}},
    {{5, 0, 0}, {5, 0, 0}, 4294967295,
     {5, 0, 0}, {UINT64_C(0xa), 0, 0}, {0, 0, 0}, {UINT64_C(0x19), 0, 0}, {UINT64_C(0x19), 0, 0}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x4fffffffb), 0, 0}, {0, 0, 2}},
    {{UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, 4294967290,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xffffffff00000001), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), 3}, 4294967292,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffc), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 3}, 4294967295,
     {4, 0, 0}, {8, 0, 0}, {0, 0, 0}, {UINT64_C(0x10), 0, 0}, {UINT64_C(0x10), 0, 0}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0x3fffffffc), 0, 0}, {2, 0, 0}},
    {{UINT64_C(0xfffffffffffffff5), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffff5), UINT64_C(0xffffffffffffffff), 7}, 4294967285,
     {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffff9), UINT64_C(0xffffffffffffffff), 3}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xffffffff00000006), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffffffffffffd), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffff6), UINT64_C(0xffffffffffffffff), 7}, 4294967295,
     {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, {UINT64_C(0xfffffffffffffff7), UINT64_C(0xffffffffffffffff), 7}, 4294967287,
     {1, 0, 0}, {2, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}, {UINT64_C(0xfffffff7), 0, 0}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 1}},
    {{UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {8, 0, 2}, {UINT64_C(0x15), 0, 0}, {0, 0, 0}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0x6d), 0, 1}, {UINT64_C(0xfffffffffffffff3), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xa7ffffff3), 0, 2}, {4, 0, 1}},
    {{UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), 9}, 4294967295,
     {9, 0, 2}, {UINT64_C(0x17), 0, 0}, {0, 0, 0}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0x83), 0, 1}, {UINT64_C(0xfffffffffffffff2), UINT64_C(0xffffffffffffffff), 1}, {UINT64_C(0xb7ffffff2), 0, 2}, {2, 0, 3}},
    {{UINT64_C(0x8baa7cfb2a117921), UINT64_C(0x559643ecce86de5b), 2}, {UINT64_C(0x67a3801b228d06b5), UINT64_C(0x7529b49089b22c07), 3}, 4294967295,
     {UINT64_C(0x8baa7cfb2a117921), UINT64_C(0x559643ecce86de5b), 2}, {UINT64_C(0xf34dfd164c9e7fdb), UINT64_C(0xcabff87d58390a62), 1}, {UINT64_C(0x2406fce007847267), UINT64_C(0xe06c8f5c44d4b254), 2}, {UINT64_C(0x768c555434f5c952), UINT64_C(0x7af9cb456ddbb131), 1}, {UINT64_C(0xa1cc4f0a8b4173ae), UINT64_C(0xb8cd8e1fcbcf8f3f), 2}, {UINT64_C(0x74558304d5ee86da), UINT64_C(0xaa69bc13317921a4), 1}, {UINT64_C(0x9e66fc28c0ea5bc1), UINT64_C(0x78f09a6ebd239e9f), 2}, {UINT64_C(0xc5d53e7d9508bc8e), UINT64_C(0x2acb21f667436f2d), 3}},
    {{UINT64_C(0x9b262d105d86afe8), UINT64_C(0xa6c11e2d9edcebe5), 1}, {UINT64_C(0x1fd382e93c8b31f2), UINT64_C(0x4c7d4ce295524de9), 9}, 1015755250,
     {UINT64_C(0x9b262d105d86afe8), UINT64_C(0xa6c11e2d9edcebe5), 1}, {UINT64_C(0xbaf9aff99a11e1e4), UINT64_C(0xf33e6b10342f39ce), 2}, {UINT64_C(0x7b52aa2720fb7dec), UINT64_C(0x5a43d14b098a9dfc), 0}, {UINT64_C(0x8579058d39a8340a), UINT64_C(0xda7f709b4e52ed43), 1}, {UINT64_C(0x70c8abfb93665b26), UINT64_C(0xa5b0b4e8b1d5073a), 2}, {UINT64_C(0x64d9d2efa2795013), UINT64_C(0x593ee1d26123141a), 2}, {UINT64_C(0x468514bb90ef99d2), UINT64_C(0xad564bc65c062209), 0}, {UINT64_C(0xcd9316882ec357f4), UINT64_C(0xd3608f16cf6e75f2), 0}},
    {{UINT64_C(0x8fdd448b132c8d99), UINT64_C(0x6e4c8d9e571a2c38), 7}, {UINT64_C(0xc0d67fff2b9e679b), UINT64_C(0x991e54e635b06eac), 6}, 4294967295,
     {UINT64_C(0x8fdd448b132c8d9e), UINT64_C(0x6e4c8d9e571a2c38), 3}, {UINT64_C(0x50b3c48a3ecaf543), UINT64_C(0x76ae2848cca9ae5), 2}, {UINT64_C(0xcf06c48be78e25fe), UINT64_C(0xd52e38b82169bd8b), 0}, {UINT64_C(0x4b903e715cb6378a), UINT64_C(0x897d246958028a83), 3}, {UINT64_C(0x65abf4903eb44fc0), UINT64_C(0x17f3447ac87123f1), 1}, {UINT64_C(0x7022bb74ecd3725d), UINT64_C(0x91b37261a8e5d3c7), 0}, {UINT64_C(0x834f491736b32360), UINT64_C(0xe8cd9e9a38c31852), 2}, {UINT64_C(0x47eea245899646cf), UINT64_C(0xb72646cf2b8d161c), 1}},
    {{UINT64_C(0x7d3e66e3225a87bf), UINT64_C(0xff44a26a1de661a8), 7}, {UINT64_C(0xd2d7b5b5b3b707ea), UINT64_C(0x336580ba0f00c2a0), 9}, 3015116778,
     {UINT64_C(0x7d3e66e3225a87c4), UINT64_C(0xff44a26a1de661a8), 3}, {UINT64_C(0x50161c98d6118fbd), UINT64_C(0x32aa23242ce72449), 1}, {UINT64_C(0xaa66b12d6ea37fd0), UINT64_C(0xcbdf21b00ee59f07), 2}, {UINT64_C(0xffc271d30cf4f747), UINT64_C(0x72a7600192feee81), 2}, {UINT64_C(0x49bb5d585e31409f), UINT64_C(0xd6aae92359c9927c), 1}, {UINT64_C(0x82c1991cdda57837), UINT64_C(0xbb5d95e2199e57), 0}, {UINT64_C(0x8d3d1d367b813238), UINT64_C(0x81f0d1c9404508fb), 2}, {UINT64_C(0x3e9f3371912d43e2), UINT64_C(0xffa251350ef330d4), 1}},
    {{UINT64_C(0xfaf520a28baf05ac), UINT64_C(0xdff5e3d397add5f9), 9}, {UINT64_C(0xfa1b4d1ca196027d), UINT64_C(0xf76ac6507ed9069d), 5}, 4294967295,
     {UINT64_C(0xfaf520a28baf05b6), UINT64_C(0xdff5e3d397add5f9), 1}, {UINT64_C(0xf5106dbf2d450838), UINT64_C(0xd760aa241686dc97), 3}, {UINT64_C(0xd9d385ea19032f), UINT64_C(0xe88b1d8318d4cf5c), 3}, {UINT64_C(0xff7bfc3680e1b748), UINT64_C(0xb1b85072bd0f5c85), 2}, {UINT64_C(0xa06710da222978d8), UINT64_C(0xf975b4d7f5456f86), 2}, {UINT64_C(0x50adf5d7450fa45), UINT64_C(0x200a1c2c68522a06), 2}, {UINT64_C(0x90b9e515cc44570e), UINT64_C(0xb7b7f22663474aa8), 1}, {UINT64_C(0xfd7a905145d782db), UINT64_C(0xeffaf1e9cbd6eafc), 0}},
    {{UINT64_C(0x2743941ee54c851b), UINT64_C(0x9b9adc8dd9907b01), 1}, {UINT64_C(0x69ca8e622e8123e4), UINT64_C(0x6d46c2ab3a051e99), 8}, 780215268,
     {UINT64_C(0x2743941ee54c851b), UINT64_C(0x9b9adc8dd9907b01), 1}, {UINT64_C(0x910e228113cda909), UINT64_C(0x8e19f391395999a), 2}, {UINT64_C(0xbd7905bcb6cb612d), UINT64_C(0x2e5419e29f8b5c67), 1}, {UINT64_C(0x12b5be8ecd385a4), UINT64_C(0x9a8a2d6834b3fe1b), 3}, {UINT64_C(0x2c03dd025504ed6f), UINT64_C(0x752a7e5e1432cb55), 3}, {UINT64_C(0xd8bc6be11ab37ae0), UINT64_C(0x64652372266f84fe), 2}, {UINT64_C(0x66357057f86b10ff), UINT64_C(0x62a66afcb621a310), 3}, {UINT64_C(0x93a1ca0f72a6428b), UINT64_C(0xcdcd6e46ecc83d80), 2}},
    {{UINT64_C(0x92c57c53a90ae11f), UINT64_C(0x6eafdee192d19703), 9}, {UINT64_C(0xaa0ea4d8154ae22), UINT64_C(0x87cc67af64ba0e98), 9}, 4294967295,
     {UINT64_C(0x92c57c53a90ae129), UINT64_C(0x6eafdee192d19703), 1}, {UINT64_C(0x9d6666a12a5f8f55), UINT64_C(0xf67c4690f78ba59b), 2}, {UINT64_C(0x8824920627b632f8), UINT64_C(0xe6e377322e17886b), 3}, {UINT64_C(0x71f3ac2a963cb28e), UINT64_C(0x4cd5ad59678278cc), 3}, {UINT64_C(0xe346018da148940e), UINT64_C(0xd116f8d88f97e952), 3}, {UINT64_C(0x6d3a83ac56f51ed2), UINT64_C(0x9150211e6d2e68fc), 2}, {UINT64_C(0x164564d72150f56f), UINT64_C(0x2421b821fff3e550), 0}, {UINT64_C(0xc962be29d4857092), UINT64_C(0xb757ef70c968cb81), 2}},
    {{UINT64_C(0x4aaf92cd8c1d86a), UINT64_C(0x8efc1bb0a92a7e4c), 3}, {UINT64_C(0x9aa17c04df7c3f), UINT64_C(0xf301bb530c2459c9), 5}, 81755199,
     {UINT64_C(0x4aaf92cd8c1d86a), UINT64_C(0x8efc1bb0a92a7e4c), 3}, {UINT64_C(0x5459aa8dda154b3), UINT64_C(0x81fdd703b54ed815), 1}, {UINT64_C(0x41057b0d3e25c26), UINT64_C(0x9bfa605d9d062483), 1}, {UINT64_C(0x36fa30e9f3f7d487), UINT64_C(0xdeff9b40505a8678), 1}, {UINT64_C(0x6b90b1aa50bb73c6), UINT64_C(0x76df7f7adb9a6899), 0}, {UINT64_C(0xfb5506d3273e2791), UINT64_C(0x7103e44f56d581b3), 0}, {UINT64_C(0xb838e3447e8aa04d), UINT64_C(0x2efc68676aeca3cb), 1}, {UINT64_C(0x2557c966c60ec35), UINT64_C(0xc77e0dd854953f26), 1}},
    {{UINT64_C(0xadcee6c63b6ce4c1), UINT64_C(0x73553f1b8d88f7bf), 3}, {UINT64_C(0x66f514fd0fb7bf42), UINT64_C(0x94b8d210b8b5e7e), 7}, 4294967295,
     {UINT64_C(0xadcee6c63b6ce4c1), UINT64_C(0x73553f1b8d88f7bf), 3}, {UINT64_C(0x14c3fbc34b24a40d), UINT64_C(0x7ca0cc3c9914563e), 2}, {UINT64_C(0x46d9d1c92bb5257a), UINT64_C(0x6a09b1fa81fd9941), 0}, {UINT64_C(0x25bb990806fcf01e), UINT64_C(0x3e0cffb7665c6e37), 3}, {UINT64_C(0x5f9b60be765d8388), UINT64_C(0xf3d0fd2865232a86), 3}, {UINT64_C(0x52311939c4931b3a), UINT64_C(0x8caac0e472770840), 0}, {UINT64_C(0x8d9dfdff14bdaa1d), UINT64_C(0x1a33b8a42045ef06), 0}, {UINT64_C(0xd6e773631db6725e), UINT64_C(0xb9aa9f8dc6c47bdf), 3}},
    {{UINT64_C(0xafc9cf9c3c2bb95a), UINT64_C(0x2b9d20061f44f1d9), 0}, {UINT64_C(0xd75c9f758f3325cc), UINT64_C(0x6dacc0ea0069c47f), 6}, 2402493900,
     {UINT64_C(0xafc9cf9c3c2bb95a), UINT64_C(0x2b9d20061f44f1d9), 0}, {UINT64_C(0x87266f11cb5edf2b), UINT64_C(0x9949e0f01faeb659), 2}, {UINT64_C(0xd86d3026acf89384), UINT64_C(0xbdf05f1c1edb2d59), 1}, {UINT64_C(0x3d65c1a4fed12344), UINT64_C(0x2b5d13b9c634d1), 2}, {UINT64_C(0x5179a4c061529ded), UINT64_C(0xf55f1aeccf6a4a06), 2}, {UINT64_C(0x50363063c3d446a1), UINT64_C(0xd462dff9e0bb0e26), 3}, {UINT64_C(0xe18f6e71960e9040), UINT64_C(0x4386253aa974f00c), 1}, {UINT64_C(0xd7e4e7ce1e15dcad), UINT64_C(0x15ce90030fa278ec), 0}},
    {{UINT64_C(0x67e31cc4bb6de1ab), UINT64_C(0x5c041323c014e4d2), 8}, {UINT64_C(0x7f34f8eaa92f5082), UINT64_C(0xd2bc0d57b7fdac97), 1}, 4294967295,
     {UINT64_C(0x67e31cc4bb6de1b5), UINT64_C(0x5c041323c014e4d2), 0}, {UINT64_C(0xe71815af649d3237), UINT64_C(0x2ec0207b78129169), 2}, {UINT64_C(0xe8ae23da123e912e), UINT64_C(0x894805cc0817383a), 2}, {UINT64_C(0x99fe0ef50b0eab06), UINT64_C(0xc974c265010ca59), 1}, {UINT64_C(0xf5277625a2b7fed6), UINT64_C(0x9c7085c1354d5468), 1}, {UINT64_C(0x981ce33b44921e46), UINT64_C(0xa3fbecdc3feb1b2d), 3}, {UINT64_C(0x538ac4f0b7973633), UINT64_C(0x6410d1aea7ce37f2), 3}, {UINT64_C(0x33f18e625db6f0d8), UINT64_C(0x2e020991e00a7269), 2}},
    {{UINT64_C(0x3649371d7ee49cbe), UINT64_C(0xa434806d3331effc), 7}, {UINT64_C(0x450bca3fd227a306), UINT64_C(0x8e044cec5cb0c37), 3}, 3525812998,
     {UINT64_C(0x3649371d7ee49cc3), UINT64_C(0xa434806d3331effc), 3}, {UINT64_C(0x7b55015d510c3fce), UINT64_C(0xad14c53bf8fcfc33), 2}, {UINT64_C(0xf13d6cddacbcf9bd), UINT64_C(0x9b543b9e6d66e3c4), 0}, {UINT64_C(0x175554e0b6d6d5d2), UINT64_C(0x1e80e7e2172da627), 0}, {UINT64_C(0x80dc787c9b820145), UINT64_C(0x40449b90bb987629), 3}, {UINT64_C(0xc9b6c8e2811b6338), UINT64_C(0x5bcb7f92ccce1003), 0}, {UINT64_C(0x7b64efec1d75164d), UINT64_C(0x6ba24da072ed8ad7), 0}, {UINT64_C(0x1b249b8ebf724e5f), UINT64_C(0xd21a40369998f7fe), 3}},
    {{UINT64_C(0x65083ed0afa7ee02), UINT64_C(0x1d8d286d7a38293b), 5}, {UINT64_C(0x2a1562db3b777857), UINT64_C(0xf1ce102d026b0a4a), 5}, 4294967295,
     {UINT64_C(0x65083ed0afa7ee07), UINT64_C(0x1d8d286d7a38293b), 1}, {UINT64_C(0x8f1da1abeb1f6663), UINT64_C(0xf5b389a7ca33385), 3}, {UINT64_C(0x3af2dbf5743075a6), UINT64_C(0x2bbf184077cd1ef1), 3}, {UINT64_C(0xca08034967267635), UINT64_C(0x9d8fb09294f83886), 2}, {UINT64_C(0xcdf2555ae7a7532d), UINT64_C(0x27c198e5dd284817), 2}, {UINT64_C(0x9af7c12f505811f4), UINT64_C(0xe272d79285c7d6c4), 2}, {UINT64_C(0x4a9faf37b5488480), UINT64_C(0x5cab00cdead01595), 0}, {UINT64_C(0xb2841f6857d3f701), UINT64_C(0x8ec69436bd1c149d), 2}},
    {{UINT64_C(0x3b6d25fcf8fa850d), UINT64_C(0x87d154980631fd00), 8}, {UINT64_C(0x6d314aa445abd6c4), UINT64_C(0x8be8d353603f70bc), 9}, 1168889540,
     {UINT64_C(0x3b6d25fcf8fa8517), UINT64_C(0x87d154980631fd00), 0}, {UINT64_C(0xa89e70a13ea65be5), UINT64_C(0x13ba27eb66716dbc), 2}, {UINT64_C(0xce3bdb58b34eae44), UINT64_C(0xfbe88144a5f28c43), 2}, {UINT64_C(0x96961e6489da6333), UINT64_C(0xa4990c64821243f2), 1}, {UINT64_C(0x5caa69461cfee95c), UINT64_C(0x2dd9c29ba314c0a2), 2}, {UINT64_C(0xc492da0307057ae4), UINT64_C(0x782eab67f9ce02ff), 3}, {UINT64_C(0x4c68630652a05bd0), UINT64_C(0x7433762796f00300), 1}, {UINT64_C(0x1db692fe7c7d4289), UINT64_C(0x43e8aa4c0318fe80), 2}},
    {{UINT64_C(0xf4829a4b4d8d375a), UINT64_C(0xe532093360dffa13), 0}, {UINT64_C(0xb9a524de9bdf3d4f), UINT64_C(0xdeb7ba8b91d6285e), 7}, 4294967295,
     {UINT64_C(0xf4829a4b4d8d375a), UINT64_C(0xe532093360dffa13), 0}, {UINT64_C(0xae27bf29e96c74b3), UINT64_C(0xc3e9c3bef2b62272), 0}, {UINT64_C(0x3add756cb1adfa01), UINT64_C(0x67a4ea7cf09d1b5), 1}, {UINT64_C(0xc8654768a5ed1edf), UINT64_C(0xd5df9290db8074db), 0}, {UINT64_C(0x4f242b14697793a9), UINT64_C(0xb71cc98c3d1a4c6), 1}, {UINT64_C(0xb7d65b4b272c8a1), UINT64_C(0x1acdf6cc9f2005ec), 3}, {UINT64_C(0x590a9d0fd0f15422), UINT64_C(0x7badf0e093a2a037), 2}, {UINT64_C(0xfa414d25a6c69bad), UINT64_C(0x72990499b06ffd09), 0}},
    {{UINT64_C(0x31444c1bde789ce8), UINT64_C(0xd5e4685baa892ef6), 8}, {UINT64_C(0xf2952ec934f8c120), UINT64_C(0xe5e54c3c36e3a10a), 6}, 888717600,
     {UINT64_C(0x31444c1bde789cf2), UINT64_C(0xd5e4685baa892ef6), 0}, {UINT64_C(0x23d97ae513715e17), UINT64_C(0xbbc9b497e16cd001), 3}, {UINT64_C(0x3eaf1d52a97fdbc8), UINT64_C(0xefff1c1f73a58deb), 1}, {UINT64_C(0x70759c36116a5991), UINT64_C(0x867c97baedceed0b), 1}, {UINT64_C(0xa8c6d721a5d50cca), UINT64_C(0x91b5c42b952d63c), 3}, {UINT64_C(0xcebbb3e421876309), UINT64_C(0x2a1b97a45576d109), 3}, {UINT64_C(0xa1a8aee2728db04), UINT64_C(0xa6ab39763e0f138a), 3}, {UINT64_C(0x18a2260def3c4e79), UINT64_C(0x6af2342dd544977b), 0}},
};

static const Encoding encodings[] = {
    {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 1, {0, 0, 0}},
    {{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 1, {1, 0, 0}},
    {{250, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 3}, 1, {UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff), 3}},
    {{251, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 3}, 0, {0, 0, 0}},
    {{252, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 3}, 0, {1, 0, 0}},
    {{255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}, 0, {UINT64_C(0x13f), 0, 0}},
    {{33, 121, 17, 42, 251, 124, 170, 139, 91, 222, 134, 206, 236, 67, 150, 85, 78}, 0, {UINT64_C(0x8baa7cfb2a117980), UINT64_C(0x559643ecce86de5b), 2}},
    {{181, 6, 141, 34, 27, 128, 163, 103, 7, 44, 178, 137, 144, 180, 41, 117, 120}, 0, {UINT64_C(0x67a3801b228d074b), UINT64_C(0x7529b49089b22c07), 0}},
    {{232, 175, 134, 93, 16, 45, 38, 155, 229, 235, 220, 158, 45, 30, 193, 166, 56}, 0, {UINT64_C(0x9b262d105d86b02e), UINT64_C(0xa6c11e2d9edcebe5), 0}},
    {{153, 141, 44, 19, 139, 68, 221, 143, 56, 44, 26, 87, 158, 141, 76, 110, 240}, 0, {UINT64_C(0x8fdd448b132c8ec5), UINT64_C(0x6e4c8d9e571a2c38), 0}},
    {{155, 103, 158, 43, 255, 127, 214, 192, 172, 110, 176, 53, 230, 84, 30, 153, 201}, 0, {UINT64_C(0xc0d67fff2b9e6895), UINT64_C(0x991e54e635b06eac), 1}},
    {{191, 135, 90, 34, 227, 102, 62, 125, 168, 97, 230, 29, 106, 162, 68, 255, 242}, 0, {UINT64_C(0x7d3e66e3225a88eb), UINT64_C(0xff44a26a1de661a8), 2}},
    {{125, 2, 150, 161, 28, 77, 27, 250, 157, 6, 217, 126, 80, 198, 106, 247, 185}, 0, {UINT64_C(0xfa1b4d1ca1960363), UINT64_C(0xf76ac6507ed9069d), 1}},
    {{27, 133, 76, 229, 30, 148, 67, 39, 1, 123, 144, 217, 141, 220, 154, 155, 38}, 0, {UINT64_C(0x2743941ee54c8548), UINT64_C(0x9b9adc8dd9907b01), 2}},
    {{106, 216, 193, 216, 44, 249, 170, 4, 76, 126, 42, 169, 176, 27, 252, 142, 114}, 0, {UINT64_C(0x4aaf92cd8c1d8f6), UINT64_C(0x8efc1bb0a92a7e4c), 2}},
    {{63, 124, 223, 4, 124, 161, 154, 0, 201, 89, 36, 12, 83, 187, 1, 243, 179}, 0, {UINT64_C(0x9aa17c04df7d1b), UINT64_C(0xf301bb530c2459c9), 3}},
    {{193, 228, 108, 59, 198, 230, 206, 173, 191, 247, 136, 141, 27, 63, 85, 115, 101}, 0, {UINT64_C(0xadcee6c63b6ce53e), UINT64_C(0x73553f1b8d88f7bf), 1}},
    {{66, 191, 183, 15, 253, 20, 245, 102, 126, 94, 139, 11, 33, 141, 75, 9, 244}, 0, {UINT64_C(0x66f514fd0fb7c073), UINT64_C(0x94b8d210b8b5e7e), 0}},
    {{90, 185, 43, 60, 156, 207, 201, 175, 217, 241, 68, 31, 6, 32, 157, 43, 5}, 0, {UINT64_C(0xafc9cf9c3c2bb95f), UINT64_C(0x2b9d20061f44f1d9), 1}},
    {{204, 37, 51, 143, 117, 159, 92, 215, 127, 196, 105, 0, 234, 192, 172, 109, 204}, 0, {UINT64_C(0xd75c9f758f3326cb), UINT64_C(0x6dacc0ea0069c47f), 0}},
    {{130, 80, 47, 169, 234, 248, 52, 127, 151, 172, 253, 183, 87, 13, 188, 210, 41}, 0, {UINT64_C(0x7f34f8eaa92f50b4), UINT64_C(0xd2bc0d57b7fdac97), 1}},
    {{190, 156, 228, 126, 29, 55, 73, 54, 252, 239, 49, 51, 109, 128, 52, 164, 227}, 0, {UINT64_C(0x3649371d7ee49dd6), UINT64_C(0xa434806d3331effc), 3}},
};

#if defined(__x86_64__) && defined(__ADX__) && defined(__BMI2__) && defined(__GNUC__) && defined(__ELF__) \
    && !defined(__ILP32__) && !defined(FE_P2_130_5_PORTABLE)
#define LANGUAGE "C and assembly"
#else
#define LANGUAGE "C"
#endif
static unsigned long checks, failures;

static void check(const char *name, size_t row, int right) {
    checks++;
    if (!right) {
        failures++;
        printf("fe_p2_130_5_%s is wrong for row %lu\n", name, (unsigned long)row);
    }
}

static int is(const uint64_t a[3], const uint64_t expected[3]) {
    uint64_t plain[3];
    fe_p2_130_5_canonical(plain, a);
    return memcmp(plain, expected, sizeof plain) == 0;
}

static void copy(uint64_t r[3], const uint64_t a[3]) {
    memcpy(r, a, 3 * sizeof *r);
}

#define BINARY(name, expected) \
    copy(x, row->a), copy(y, row->b), fe_p2_130_5_##name(r, x, y), check(#name, i, is(r, row->expected)); \
    fe_p2_130_5_##name(x, x, y), check(#name, i, is(x, row->expected)); \
    copy(x, row->a), fe_p2_130_5_##name(y, x, y), check(#name, i, is(y, row->expected))

#define UNARY(name, expected) \
    copy(x, row->a), fe_p2_130_5_##name(r, x), check(#name, i, is(r, row->expected)); \
    fe_p2_130_5_##name(x, x), check(#name, i, is(x, row->expected))

static void arithmetic(const Row *row, size_t i) {
    uint64_t x[3], y[3], r[3];
    BINARY(mul, product);
    BINARY(add, sum);
    BINARY(sub, difference);
    UNARY(square, square);
    UNARY(neg, negative);
    UNARY(half, half);
    fe_p2_130_5_mul_small(r, row->a, row->small);
    check("mul_small", i, is(r, row->multiple));
    copy(x, row->a);
    fe_p2_130_5_mul(r, x, x);
    check("mul", i, is(r, row->square));
    fe_p2_130_5_square_times(x, x, 1);
    check("square_times", i, is(x, row->square));
}

static void choices(const Row *row, size_t i) {
    uint64_t x[3], y[3], r[3], other[3];
    fe_p2_130_5_canonical(other, row->b);
    int same = memcmp(other, row->value, sizeof other) == 0;
    check("canonical", i, is(row->a, row->value));
    check("equal", i, fe_p2_130_5_equal(row->a, row->b) == same);
    fe_p2_130_5_zero(r);
    check("is_zero", i, fe_p2_130_5_is_zero(row->a) == fe_p2_130_5_equal(row->a, r));
    fe_p2_130_5_select(r, 1, row->a, row->b);
    check("select", i, is(r, row->value));
    fe_p2_130_5_select(r, 0, row->a, row->b);
    check("select", i, is(r, other));
    copy(x, row->a);
    copy(y, row->b);
    fe_p2_130_5_swap(0, x, y);
    check("swap", i, is(x, row->value) && is(y, other));
    fe_p2_130_5_swap(1, x, y);
    check("swap", i, is(y, row->value) && is(x, other));
    fe_p2_130_5_reduce(r, row->value);
    check("reduce", i, is(r, row->value));
}

static void powers(const Row *row, size_t i) {
    uint64_t r[3], one[3], square[3];
    int zero = fe_p2_130_5_is_zero(row->a);
    fe_p2_130_5_one(one);
    fe_p2_130_5_invert(r, row->a);
    fe_p2_130_5_mul(r, r, row->a);
    check("invert", i, zero ? fe_p2_130_5_is_zero(r) : fe_p2_130_5_equal(r, one));
    fe_p2_130_5_square(square, row->a);
    check("legendre", i, fe_p2_130_5_legendre(square) == !zero);
    int exists = fe_p2_130_5_sqrt(r, row->a);
    fe_p2_130_5_square(r, r);
    check("sqrt", i, exists == (fe_p2_130_5_legendre(row->a) >= 0));
    check("sqrt", i, exists ? fe_p2_130_5_equal(r, row->a) : fe_p2_130_5_is_zero(r));
    exists = fe_p2_130_5_sqrt(r, square);
    fe_p2_130_5_square(r, r);
    check("sqrt", i, exists && fe_p2_130_5_equal(r, square));
}

static void bytes(const Encoding *given, size_t i) {
    uint8_t reversed[17], out[17];
    uint64_t r[3], zero[3] = {0};
    const uint64_t *expected = given->below ? given->value : zero;
    for (int k = 0; k < 17; k++) {
        reversed[k] = given->bytes[17 - 1 - k];
    }
    check("from_le_bytes", i, fe_p2_130_5_from_le_bytes(r, given->bytes) == given->below && is(r, expected));
    fe_p2_130_5_to_le_bytes(out, r);
    check("to_le_bytes", i, !given->below || memcmp(out, given->bytes, 17) == 0);
    check("from_be_bytes", i, fe_p2_130_5_from_be_bytes(r, reversed) == given->below && is(r, expected));
    fe_p2_130_5_to_be_bytes(out, r);
    check("to_be_bytes", i, !given->below || memcmp(out, reversed, 17) == 0);
    fe_p2_130_5_reduce_le_bytes(r, given->bytes);
    check("reduce_le_bytes", i, is(r, given->value));
    fe_p2_130_5_reduce_be_bytes(r, reversed);
    check("reduce_be_bytes", i, is(r, given->value));
}

int main(void) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        arithmetic(&rows[i], i);
        choices(&rows[i], i);
        powers(&rows[i], i);
    }
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++) {
        bytes(&encodings[i], i);
    }
    printf("fe_p2_130_5 in %s: %lu checks, %lu failures\n", LANGUAGE, checks, failures);
    return failures != 0;
}
