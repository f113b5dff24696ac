// A std::bitset of the values still free for each row, column and diagonal; the first common one is the value.
#include <bitset>
#include <cstdio>
#include <string>
#include <vector>

typedef std::bitset<1280> Free;

int main() {
    int n;
    std::scanf("%d", &n);
    Free all;
    all.set();
    // begin heart
    std::vector<Free> row(n, all), column(n, all), diagonal(2 * n, all);
    std::string out;
    for (int x = 0; x < n; ++x) {
        for (int y = 0; y < n; ++y) {
            Free& slope = diagonal[x - y + n];
            size_t value = (row[x] & column[y] & slope)._Find_first();
            row[x].reset(value);
            column[y].reset(value);
            slope.reset(value);
            out += std::to_string(value);
            out += y + 1 == n ? '\n' : ' ';
        }
    }
    // end heart
    std::fputs(out.c_str(), stdout);
}
