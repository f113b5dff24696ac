// Knows nothing of rare values: every split is looked at, sixteen at a time. The first splits are marked one by one; the
// least value that is still missing is then searched among all others, and proved to be the answer if it is not there.
#include <emmintrin.h>

#include <cstdint>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    // g as it is, and from the right to the left: the partners of consecutive piles are consecutive there.
    std::vector<uint8_t> g(n + 80, 0), turned(n + 80, 0);
    std::vector<int> seen(512, 0);
    for (int p = 1; p <= n; ++p) {
        const int half = (p - 1) / 2;
        const uint8_t* partner = &turned[n - p];
        int a = 1;
        for (; a <= half && a <= 2048; ++a) seen[g[a] ^ partner[a]] = p;
        int value = 0;
        while (seen[value] == p) ++value;
        const int rest = a;
        while (a <= half) {
            // The blocks reach up to 63 splits too far; those are looked at again, one by one, when they match.
            const __m128i wanted = _mm_set1_epi8((char)value);
            while (a <= half) {
                __m128i hit = _mm_setzero_si128();
                for (int block = 0; block < 4; ++block) {
                    const int at = a + 16 * block;
                    const __m128i left = _mm_loadu_si128((const __m128i*)&g[at]);
                    const __m128i right = _mm_loadu_si128((const __m128i*)&partner[at]);
                    hit = _mm_or_si128(hit, _mm_cmpeq_epi8(_mm_xor_si128(left, right), wanted));
                }
                if (_mm_movemask_epi8(hit) != 0) {
                    for (int b = a; b <= half && b < a + 64; ++b) seen[g[b] ^ partner[b]] = p;
                    if (seen[value] == p) break;
                }
                a += 64;
            }
            if (a > half) break;
            while (seen[value] == p) ++value;
            a = rest;
        }
        g[p] = (uint8_t)value;
        turned[n - p] = (uint8_t)value;
    }
    for (int p = 1; p <= n; ++p) std::printf("%d%c", g[p], p < n ? ' ' : '\n');
}
