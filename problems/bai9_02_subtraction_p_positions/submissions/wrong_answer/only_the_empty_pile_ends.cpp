// Wrong: takes it for granted that only the empty pile has no move, as if 1 were in every set.
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        int k;
        words >> k;
        std::vector<int> takes(k);
        for (int& s : takes) words >> s;
        if (k == 0) takes = {1, 2, 4, 8, 16};
        std::vector<int> p{1};
        const int length = 3000;
        for (int n = 1; n < length; ++n) {
            bool lost = n >= takes[0];
            for (int s : takes)
                if (s <= n && p[n - s]) lost = false;
            p.push_back(lost);
        }
        int d = 1, u = 0;
        for (bool found = false; !found; d += !found) {
            found = true;
            for (int n = 1000; n + d < length && found; ++n) found = p[n] == p[n + d];
        }
        for (u = 1000; u > 0 && p[u - 1] == p[u - 1 + d];) --u;
        std::printf("%d %d\n", u, d);
        for (int n = 0; n < u + d; ++n)
            if (p[n]) std::printf("%d ", n);
        std::puts("");
    }
}
