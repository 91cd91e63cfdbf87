/* What the headers of the registers need of the C library, which is not there. */

#ifndef ASSERT_H
#define ASSERT_H

#define static_assert _Static_assert

#endif
