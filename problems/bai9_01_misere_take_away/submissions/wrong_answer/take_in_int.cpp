// Wrong: computes in 64 bits, but keeps the counters to take in an int.
#include <iostream>

int main() {
    long long c, m;
    while (std::cin >> c >> m) {
        int take = (c - 1) % (m + 1);
        if (take == 0)
            std::cout << "0\n";
        else
            std::cout << "1 " << take << "\n";
    }
}
