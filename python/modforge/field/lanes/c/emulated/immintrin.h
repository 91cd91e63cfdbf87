/* SPDX-License-Identifier: MIT OR Apache-2.0 */

/* The AVX-512 intrinsics that generated code for eight lanes uses, in plain C: to test it on any processor. */

#ifndef EMULATED_IMMINTRIN_H
#define EMULATED_IMMINTRIN_H

#include <stdint.h>
#include <string.h>

typedef struct {
    uint64_t lane[8];
} __m512i;

typedef struct {
    uint32_t lane[8];
} __m256i;

typedef uint8_t __mmask8;

#define EACH for (int i = 0; i < 8; i++)

#define OF_TWO(name, value) \
    static inline __m512i _mm512_##name(__m512i a, __m512i b) { \
        __m512i r; \
        EACH r.lane[i] = value; \
        return r; \
    }

#define OF_SHIFT(name, value) \
    static inline __m512i _mm512_##name(__m512i a, unsigned shift) { \
        __m512i r; \
        EACH r.lane[i] = shift < 64 ? value : 0; \
        return r; \
    }

#define OF_PRODUCT(name, value) \
    static inline __m512i _mm512_##name(__m512i c, __m512i a, __m512i b) { \
        const uint64_t ones = ((uint64_t)1 << 52) - 1; \
        __m512i r; \
        EACH { \
            unsigned __int128 product = (unsigned __int128)(a.lane[i] & ones) * (b.lane[i] & ones); \
            r.lane[i] = c.lane[i] + (uint64_t)(value); \
        } \
        return r; \
    }

#define MASK(name, condition) \
    static inline __mmask8 _mm512_##name(__m512i a, __m512i b) { \
        __mmask8 mask = 0; \
        EACH mask |= (__mmask8)((condition) << i); \
        return mask; \
    }

OF_TWO(add_epi64, a.lane[i] + b.lane[i])
OF_TWO(sub_epi64, a.lane[i] - b.lane[i])
OF_TWO(and_si512, a.lane[i] & b.lane[i])
OF_TWO(or_si512, a.lane[i] | b.lane[i])
OF_SHIFT(srli_epi64, a.lane[i] >> shift)
OF_SHIFT(slli_epi64, a.lane[i] << shift)
OF_PRODUCT(madd52lo_epu64, product & ones)
OF_PRODUCT(madd52hi_epu64, product >> 52)
MASK(cmplt_epu64_mask, a.lane[i] < b.lane[i])
MASK(test_epi64_mask, (a.lane[i] & b.lane[i]) != 0)

static inline __m512i _mm512_set1_epi64(long long value) {
    __m512i r;
    EACH r.lane[i] = (uint64_t)value;
    return r;
}

static inline __m512i _mm512_setzero_si512(void) {
    return _mm512_set1_epi64(0);
}

static inline __m512i _mm512_maskz_set1_epi64(__mmask8 mask, long long value) {
    __m512i r;
    EACH r.lane[i] = mask >> i & 1 ? (uint64_t)value : 0;
    return r;
}

static inline __m512i _mm512_mask_blend_epi64(__mmask8 mask, __m512i a, __m512i b) {
    __m512i r;
    EACH r.lane[i] = mask >> i & 1 ? b.lane[i] : a.lane[i];
    return r;
}

/* Bit 4a + 2b + c of ``table`` for the bits a, b, c. */
static inline __m512i _mm512_ternarylogic_epi64(__m512i a, __m512i b, __m512i c, int table) {
    __m512i r = _mm512_setzero_si512();
    for (int index = 0; index < 8; index++) {
        if (table >> index & 1) {
            EACH r.lane[i] |= (index & 4 ? a.lane[i] : ~a.lane[i]) & (index & 2 ? b.lane[i] : ~b.lane[i])
                & (index & 1 ? c.lane[i] : ~c.lane[i]);
        }
    }
    return r;
}

static inline __m512i _mm512_setr_epi64(long long a, long long b, long long c, long long d, long long e, long long f,
                                        long long g, long long h) {
    const long long values[8] = {a, b, c, d, e, f, g, h};
    __m512i r;
    EACH r.lane[i] = (uint64_t)values[i];
    return r;
}

static inline __m512i _mm512_i64gather_epi64(__m512i indices, const void *base, int scale) {
    __m512i r;
    EACH memcpy(&r.lane[i], (const char *)base + (int64_t)indices.lane[i] * scale, 8);
    return r;
}

static inline void _mm512_i64scatter_epi64(void *base, __m512i indices, __m512i values, int scale) {
    EACH memcpy((char *)base + (int64_t)indices.lane[i] * scale, &values.lane[i], 8);
}

static inline __m512i _mm512_loadu_si512(const void *from) {
    __m512i r;
    memcpy(&r, from, sizeof r);
    return r;
}

static inline void _mm512_storeu_si512(void *to, __m512i value) {
    memcpy(to, &value, sizeof value);
}

static inline __m256i _mm256_loadu_si256(const __m256i *from) {
    __m256i r;
    memcpy(&r, from, sizeof r);
    return r;
}

static inline __m512i _mm512_cvtepu32_epi64(__m256i a) {
    __m512i r;
    EACH r.lane[i] = a.lane[i];
    return r;
}

#endif /* EMULATED_IMMINTRIN_H */
