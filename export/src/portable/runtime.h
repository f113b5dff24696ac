/* What the instructions below mean. Valid C11 and C++11; needs a machine whose low byte comes first. */
#if defined(_MSC_VER)
#define _CRT_SECURE_NO_WARNINGS
#endif
#if defined(__GNUC__)
/* Nobody wrote what follows, and nobody has to be warned of it. */
#pragma GCC diagnostic ignored "-Wreturn-type"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-label"
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wcast-function-type"
#define NEVER_RETURNS __attribute__((noreturn))
#else
#define NEVER_RETURNS
#endif
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#if defined(TALKS)
/* All that is needed of windows.h, whose other names would be in the way. */
#if defined(__cplusplus)
extern "C"
#endif
__declspec(dllimport) void __stdcall Sleep(unsigned long milliseconds);
#endif
#elif defined(TALKS)
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>
#endif

typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t s8;
typedef int16_t s16;
typedef int32_t s32;
typedef int64_t s64;
typedef void (*any_function)(void);
struct entry {
    u32 type;
    any_function function;
};

/* What cannot happen has happened: neither the program's fault nor the test's. */
NEVER_RETURNS static void broken(const char *what) {
    fprintf(stderr, "the judge's own program failed: %s\n", what);
    exit(FAILED);
}
#define trap() broken("it found a mistake in itself")

static unsigned char *memory;
static u32 pages;

static void reserve(u32 many) {
    memory = (unsigned char *)calloc(many, 65536);
    if (!memory) broken("there is not enough memory");
    pages = many;
}
static u32 grow(u32 more) {
    u32 old = pages;
    unsigned char *larger;
    if (more == 0) return old;
    if (more > 65535u - old) return UINT32_MAX;
    larger = (unsigned char *)realloc(memory, (size_t)(old + more) * 65536);
    if (!larger) return UINT32_MAX;
    memory = larger;
    memset(memory + (size_t)old * 65536, 0, (size_t)more * 65536);
    pages = old + more;
    return old;
}
static inline unsigned char *at(u32 address, u32 offset, u64 length) {
    u64 place = (u64)address + offset;
    if (place + length > (u64)pages * 65536) broken("it left its memory");
    return memory + place;
}
static inline u32 get8(u32 a, u32 o) { return *at(a, o, 1); }
static inline u32 get16(u32 a, u32 o) { uint16_t v; memcpy(&v, at(a, o, 2), 2); return v; }
static inline u32 get32(u32 a, u32 o) { u32 v; memcpy(&v, at(a, o, 4), 4); return v; }
static inline u64 get64(u32 a, u32 o) { u64 v; memcpy(&v, at(a, o, 8), 8); return v; }
static inline float get_float(u32 a, u32 o) { float v; memcpy(&v, at(a, o, 4), 4); return v; }
static inline double get_double(u32 a, u32 o) { double v; memcpy(&v, at(a, o, 8), 8); return v; }
static inline void put8(u32 a, u32 o, u64 v) { *at(a, o, 1) = (unsigned char)v; }
static inline void put16(u32 a, u32 o, u64 v) { uint16_t w = (uint16_t)v; memcpy(at(a, o, 2), &w, 2); }
static inline void put32(u32 a, u32 o, u64 v) { u32 w = (u32)v; memcpy(at(a, o, 4), &w, 4); }
static inline void put64(u32 a, u32 o, u64 v) { memcpy(at(a, o, 8), &v, 8); }
static inline void put_float(u32 a, u32 o, float v) { memcpy(at(a, o, 4), &v, 4); }
static inline void put_double(u32 a, u32 o, double v) { memcpy(at(a, o, 8), &v, 8); }
static inline void copy(u32 to, u32 from, u32 length) { memmove(at(to, 0, length), at(from, 0, length), length); }
static inline void fill(u32 to, u32 byte, u32 length) { memset(at(to, 0, length), (int)(byte & 255), length); }

static inline u32 div_u32(u32 x, u32 y) { if (!y) trap(); return x / y; }
static inline u32 rem_u32(u32 x, u32 y) { if (!y) trap(); return x % y; }
static inline u64 div_u64(u64 x, u64 y) { if (!y) trap(); return x / y; }
static inline u64 rem_u64(u64 x, u64 y) { if (!y) trap(); return x % y; }
static inline u32 div_s32(u32 x, u32 y) { if (!y || (x == 0x80000000u && y == UINT32_MAX)) trap(); return (u32)((s32)x / (s32)y); }
static inline u32 rem_s32(u32 x, u32 y) { if (!y) trap(); return y == UINT32_MAX ? 0 : (u32)((s32)x % (s32)y); }
static inline u64 div_s64(u64 x, u64 y) { if (!y || (x == (u64)1 << 63 && y == UINT64_MAX)) trap(); return (u64)((s64)x / (s64)y); }
static inline u64 rem_s64(u64 x, u64 y) { if (!y) trap(); return y == UINT64_MAX ? 0 : (u64)((s64)x % (s64)y); }
static inline u32 rotate_left32(u32 x, u32 n) { n &= 31; return n ? x << n | x >> (32 - n) : x; }
static inline u32 rotate_right32(u32 x, u32 n) { n &= 31; return n ? x >> n | x << (32 - n) : x; }
static inline u64 rotate_left64(u64 x, u64 n) { n &= 63; return n ? x << n | x >> (64 - n) : x; }
static inline u64 rotate_right64(u64 x, u64 n) { n &= 63; return n ? x >> n | x << (64 - n) : x; }
#if defined(__GNUC__)
static inline u32 leading32(u32 x) { return x ? (u32)__builtin_clz(x) : 32; }
static inline u32 trailing32(u32 x) { return x ? (u32)__builtin_ctz(x) : 32; }
static inline u32 ones32(u32 x) { return (u32)__builtin_popcount(x); }
static inline u64 leading64(u64 x) { return x ? (u64)__builtin_clzll(x) : 64; }
static inline u64 trailing64(u64 x) { return x ? (u64)__builtin_ctzll(x) : 64; }
static inline u64 ones64(u64 x) { return (u64)__builtin_popcountll(x); }
#else
static inline u64 ones64(u64 x) { u64 n = 0; for (; x; x &= x - 1) n++; return n; }
static inline u64 leading64(u64 x) { u64 n = 64; for (; x; x >>= 1) n--; return n; }
static inline u64 trailing64(u64 x) { return x ? ones64((x & (0 - x)) - 1) : 64; }
static inline u32 ones32(u32 x) { return (u32)ones64(x); }
static inline u32 leading32(u32 x) { return (u32)leading64(x) - 32; }
static inline u32 trailing32(u32 x) { return x ? (u32)trailing64(x) : 32; }
#endif
static inline float float_of(u32 bits) { float v; memcpy(&v, &bits, 4); return v; }
static inline double double_of(u64 bits) { double v; memcpy(&v, &bits, 8); return v; }
static inline u32 bits_of_float(float v) { u32 bits; memcpy(&bits, &v, 4); return bits; }
static inline u64 bits_of_double(double v) { u64 bits; memcpy(&bits, &v, 8); return bits; }
static inline u32 whole_u32(double v) { return v >= 4294967296.0 ? UINT32_MAX : v > 0 ? (u32)v : 0; }
static inline u64 whole_u64(double v) { return v >= 18446744073709551616.0 ? UINT64_MAX : v > 0 ? (u64)v : 0; }
static inline u32 whole_s32(double v) { return v != v ? 0 : v >= 2147483648.0 ? (u32)INT32_MAX : v < -2147483648.0 ? (u32)INT32_MIN : (u32)(s32)v; }
static inline u64 whole_s64(double v) { return v != v ? 0 : v >= 9223372036854775808.0 ? (u64)INT64_MAX : v < -9223372036854775808.0 ? (u64)INT64_MIN : (u64)(s64)v; }
#define look_up(place, wanted) (found((place), (wanted)))
static any_function found(u32 place, u32 wanted);
