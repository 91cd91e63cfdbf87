/* What the test programs share. */
#ifndef CHECK_H
#define CHECK_H

#include <modforge.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks;

#define CHECK(condition)                                                          \
    do {                                                                          \
        checks++;                                                                 \
        if (!(condition)) {                                                       \
            printf("%s:%d: not so: %s (%s)\n", __FILE__, __LINE__, #condition,    \
                   modforge_last_error());                                        \
            exit(1);                                                              \
        }                                                                         \
    } while (0)

#define DONE(call) CHECK((call) == MODFORGE_OK)
#define REFUSED(status, call)                              \
    do {                                                   \
        CHECK((call) == (status));                         \
        CHECK(strlen(modforge_last_error()) > 0);          \
    } while (0)

#endif
