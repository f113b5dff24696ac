// Wrong: takes a pile for lost if it is below the least number modulo the sum of the least and the greatest.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 0;
    std::vector<int> set;
    for (int s; std::scanf("%d", &s) == 1;) set.push_back(s);
    int least = set.front(), sum = set.front() + set.back();
    std::vector<char> lost(n + 1);
    for (int p = 0; p <= n; ++p) lost[p] = p % sum < least;
    for (int s : set)
        if (s <= n && lost[n - s]) {
            std::printf("1 %d\n", s);
            return 0;
        }
    std::puts("0");
}
