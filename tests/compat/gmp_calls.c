/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls each function that libmodforge-gmp.so has, loaded before GMP, and GMP's own; compares all that comes out. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/* The binary interface of GMP on machines of 64 bits. */
typedef struct {
    int allocated, size;
    uint64_t *limbs;
} integer;
void __gmpz_init(integer *), __gmpz_clear(integer *), __gmpz_set(integer *, const integer *);
void __gmpz_set_ui(integer *, unsigned long), __gmpz_neg(integer *, const integer *);
int __gmpz_set_str(integer *, const char *, int), __gmpz_cmp(const integer *, const integer *);
void __gmpz_powm(integer *, const integer *, const integer *, const integer *);
void __gmpz_powm_sec(integer *, const integer *, const integer *, const integer *);
void __gmpz_powm_ui(integer *, const integer *, unsigned long, const integer *);
int __gmpz_invert(integer *, const integer *, const integer *), __gmpz_millerrabin(const integer *, int);
int __gmpz_probab_prime_p(const integer *, int);
void __gmpz_nextprime(integer *, const integer *);
void __gmp_set_memory_functions(void *(*)(size_t), void *(*)(void *, size_t, size_t), void (*)(void *, size_t));

static struct {
    void (*powm)(integer *, const integer *, const integer *, const integer *);
    void (*powm_sec)(integer *, const integer *, const integer *, const integer *);
    void (*powm_ui)(integer *, const integer *, unsigned long, const integer *);
    int (*invert)(integer *, const integer *, const integer *);
    int (*millerrabin)(const integer *, int);
} gmp;

static uint64_t state = 88172645463325252u;
static long checks, blocks;

static uint64_t word(void) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state;
}

/* An allocator that marks its blocks: memory of another one is found at once. */
#define MARK 0x6d6f64666f726765u
static void *take(size_t size) {
    uint64_t *block = malloc(size + 16);
    block[0] = MARK, block[1] = size;
    blocks++;
    return block + 2;
}
static void give(void *memory, size_t size) {
    uint64_t *block = (uint64_t *)memory - 2;
    if (block[0] != MARK || block[1] != size) abort();
    block[0] = 0;
    blocks--;
    free(block);
}
static void *resize(void *memory, size_t before, size_t after) {
    void *fresh = take(after);
    memcpy(fresh, memory, before < after ? before : after);
    give(memory, before);
    return fresh;
}

/* Of `bits` bits at most: random, all ones, a power of two, one below or above it, or long runs of ones and zeros. */
static void fill(integer *x, int bits) {
    int limbs = bits / 64 + 1, kind = word() % 8;
    char *text = calloc(1, limbs * 16 + 1);
    for (int i = 0; i < limbs; i++) {
        uint64_t limb = kind == 0 ? ~0ull : kind == 1 ? 0 : kind < 4 ? (word() & 1 ? ~0ull : 0) : word();
        if (i == 0) limb = bits % 64 ? limb & (~0ull >> (64 - bits % 64)) : 0;
        if (kind == 1 && i == 0 && bits % 64) limb = 1ull << (bits % 64 - 1);
        if (kind == 3 && i == limbs - 1) limb += word() % 3;
        sprintf(text + 16 * i, "%016llx", (unsigned long long)limb);
    }
    __gmpz_set_str(x, text, 16);
    free(text);
    if (word() % 3 == 0) __gmpz_neg(x, x);
}

static void same(const char *name, int mine, int theirs, const integer *x, const integer *y) {
    checks++;
    int whole = x->size == 0 || x->limbs[abs(x->size) - 1] != 0;
    if (mine == theirs && __gmpz_cmp(x, y) == 0 && whole && abs(x->size) <= x->allocated) return;
    printf("%s differs\n", name);
    exit(1);
}

/* The result may be any of the operands, and they may be one. */
static void aliased(int bits, int which) {
    integer v[4], w[4];
    for (int i = 0; i < 4; i++) {
        __gmpz_init(v + i), __gmpz_init(w + i);
        fill(v + i, i == 1 ? 1 + word() % (2 * bits) : i == 2 && word() % 3 == 0 ? 1 + word() % 20 : bits);
        if (i == 3 && v[3].size == 0) __gmpz_set_ui(v + 3, 5);
        if (i == 3 && word() % 4 && v[3].size) v[3].limbs[0] |= 1;
        __gmpz_set(w + i, v + i);
    }
    int result = which % 4, base = which / 4 % 2 ? 3 : 1;
    int odd = v[3].limbs[0] & 1, inverse = 0;
    integer copy;
    __gmpz_init(&copy);
    inverse = gmp.invert(&copy, v + base, v + 3);
    switch (which / 8 % 4) {
    case 0:
        if (v[2].size < 0 && !inverse) __gmpz_neg(v + 2, v + 2), __gmpz_neg(w + 2, w + 2);
        __gmpz_powm(v + result, v + base, v + 2, v + 3);
        gmp.powm(w + result, w + base, w + 2, w + 3);
        same("powm", 0, 0, v + result, w + result);
        break;
    case 1:
        if (odd && v[2].size > 0) {
            __gmpz_powm_sec(v + result, v + base, v + 2, v + 3);
            gmp.powm_sec(w + result, w + base, w + 2, w + 3);
            same("powm_sec", 0, 0, v + result, w + result);
        }
        break;
    case 2: {
        unsigned long e = word() % 4 ? word() >> word() % 64 : word() % 3;
        __gmpz_powm_ui(v + result, v + base, e, v + 3);
        gmp.powm_ui(w + result, w + base, e, w + 3);
        same("powm_ui", 0, 0, v + result, w + result);
        break;
    }
    default: {
        int mine = __gmpz_invert(v + result, v + base, v + 3) != 0;
        int theirs = gmp.invert(w + result, w + base, w + 3) != 0;
        /* Without an inverse the result is undefined. */
        if (mine && theirs) same("invert", mine, theirs, v + result, w + result);
        else same("invert", mine, theirs, v + 2, v + 2);
    }
    }
    __gmpz_clear(&copy);
    for (int i = 0; i < 4; i++) __gmpz_clear(v + i), __gmpz_clear(w + i);
}

static void prime(int bits) {
    integer n, next;
    __gmpz_init(&n), __gmpz_init(&next);
    fill(&n, bits);
    n.size = abs(n.size);
    /* GMP's own callers have taken out small numbers and even ones. */
    if (n.size && n.limbs[0] > 1000000) {
        n.limbs[0] |= 1;
        same("millerrabin", __gmpz_millerrabin(&n, 25), gmp.millerrabin(&n, 25), &n, &n);
    }
    if (bits < 400) {
        __gmpz_nextprime(&next, &n);
        if (next.limbs[0] > 1000000) same("nextprime", gmp.millerrabin(&next, 40) != 0, 1, &n, &n);
        same("probab_prime_p", __gmpz_probab_prime_p(&next, 30) != 0, 1, &n, &n);
    }
    __gmpz_clear(&n), __gmpz_clear(&next);
}

/* The signal by which a call ends the process. */
static int ending(int which, int ours) {
    pid_t child = fork();
    if (child == 0) {
        integer r, b, e, m;
        __gmpz_init(&r), __gmpz_init(&b), __gmpz_init(&e), __gmpz_init(&m);
        __gmpz_set_str(&b, "6", 10), __gmpz_set_str(&e, which == 1 ? "-1" : "3", 10);
        /* 0: modulo 0. 1: no inverse. 2: an even modulus in constant time. 3: the exponent 0 there. */
        __gmpz_set_str(&m, which == 0 ? "0" : which == 3 ? "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1"
                                                        : "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0", 16);
        if (which == 3) __gmpz_set_ui(&e, 0);
        if (which < 2) (ours ? __gmpz_powm : gmp.powm)(&r, &b, &e, &m);
        else (ours ? __gmpz_powm_sec : gmp.powm_sec)(&r, &b, &e, &m);
        _exit(0);
    }
    int status;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : -1;
}

static sigjmp_buf away;
static void leave(int number) {
    (void)number;
    siglongjmp(away, 1);
}

/* A handler that jumps out of a call, at many moments; afterwards all is as before. */
static void interrupted(void) {
    integer r, b, e, m, expected;
    __gmpz_init(&r), __gmpz_init(&b), __gmpz_init(&e), __gmpz_init(&m), __gmpz_init(&expected);
    fill(&m, 1024), fill(&b, 1024), fill(&e, 1024);
    m.size = abs(m.size), e.size = abs(e.size);
    __gmpz_set_str(&m, "c3a5c85c97cb3127b492b66fbe98f273c3a5c85c97cb3127b492b66fbe98f273c3a5c85c97cb3127b492b66fbe98f273"
                       "c3a5c85c97cb3127b492b66fbe98f273c3a5c85c97cb3127b492b66fbe98f273c3a5c85c97cb3127b492b66fbe98f273"
                       "c3a5c85c97cb3127b492b66fbe98f273c3a5c85c97cb3127b492b66fbe98f273", 16);
    gmp.powm(&expected, &b, &e, &m);
    /* Room before, so that no call takes any. */
    __gmpz_set(&r, &m);
    signal(SIGALRM, leave);
    for (volatile int i = 0; i < 300; i++) {
        if (sigsetjmp(away, 1) == 0) {
            struct itimerval soon = {{0, 0}, {0, 1 + 7 * i % 400}};
            setitimer(ITIMER_REAL, &soon, NULL);
            for (;;) __gmpz_powm(&r, &b, &e, &m);
        }
    }
    signal(SIGALRM, SIG_DFL);
    __gmpz_powm(&r, &b, &e, &m);
    same("powm after interrupts", 0, 0, &r, &expected);
    __gmpz_clear(&r), __gmpz_clear(&b), __gmpz_clear(&e), __gmpz_clear(&m), __gmpz_clear(&expected);
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    void *library = dlopen(argv[1], RTLD_NOW);
    gmp.powm = (void (*)(integer *, const integer *, const integer *, const integer *))dlsym(library, "__gmpz_powm");
    gmp.powm_sec = (void (*)(integer *, const integer *, const integer *, const integer *))dlsym(library, "__gmpz_powm_sec");
    gmp.powm_ui = (void (*)(integer *, const integer *, unsigned long, const integer *))dlsym(library, "__gmpz_powm_ui");
    gmp.invert = (int (*)(integer *, const integer *, const integer *))dlsym(library, "__gmpz_invert");
    gmp.millerrabin = (int (*)(const integer *, int))dlsym(library, "__gmpz_millerrabin");
    if (!gmp.powm || gmp.powm == __gmpz_powm) {
        printf("the library is not loaded before GMP\n");
        return 1;
    }
    __gmp_set_memory_functions(take, resize, give);
    int rounds = atoi(argv[2]);
    static const int sizes[] = {1, 2, 3, 16, 32, 63, 64, 65, 127, 128, 129, 191, 192, 250, 256, 257, 320, 384, 512, 521, 640, 1024, 1025, 2048};
    for (int round = 0; round < rounds; round++) {
        for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            if (sizes[i] > 600 && round % 8) continue;
            for (int which = 0; which < 32; which++) aliased(sizes[i], which);
            if (sizes[i] < 600) prime(sizes[i]);
        }
    }
    interrupted();
    for (int which = 0; which < 4; which++) {
        int mine = ending(which, 1), theirs = ending(which, 0);
        if (mine != theirs || (which < 3) != (theirs == SIGFPE)) {
            printf("case %d ends with signal %d, GMP's with %d\n", which, mine, theirs);
            return 1;
        }
    }
    if (blocks) {
        printf("%ld blocks are left\n", blocks);
        return 1;
    }
    printf("%ld checks\n", checks);
    return 0;
}
