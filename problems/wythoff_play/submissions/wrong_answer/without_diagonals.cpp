// Wrong: never takes from both piles.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

const int most = 2000;

// The pile that is cold together with each pile, and the smaller pile of the pair with each difference; -1 if there is
// none within the limit.
struct Cold {
    std::vector<int> partner = std::vector<int>(most + 1, -1), smaller = std::vector<int>(most + 1, -1);

    void pair(int a, int b) {
        partner[a] = b;
        partner[b] = a;
        smaller[b - a] = a;
    }

    explicit Cold(bool misere) {
        if (misere) {
            pair(0, 1);
            pair(2, 2);
        } else {
            pair(0, 0);
            pair(1, 2);
        }
        int a = 3;
        for (int difference = 2; a + difference <= most; ++difference) {
            pair(a, a + difference);
            while (partner[a] >= 0)
                ++a;
        }
    }

    // What a winning move leaves, or what is left when one pebble is taken.
    void choose(int a, int b, int& x, int& y) const {
        int p = partner[a], q = partner[b], s = smaller[std::abs(a - b)];
        if (p >= 0 && p < b) {
            x = a;
            y = p;
        } else if (q >= 0 && q < a) {
            x = q;
            y = b;
        } else if (false) {
            x = a <= b ? s : s + a - b;
            y = a <= b ? s + b - a : s;
        } else {
            x = a >= b ? a - 1 : a;
            y = a >= b ? b : b - 1;
        }
    }
};

int main() {
    const Cold cold[2] = {Cold(false), Cold(true)};
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int first, misere, a, b;
        std::cin >> first >> misere >> a >> b;
        for (bool mine = first == 1; a + b > 0; mine = !mine) {
            int x, y;
            if (mine) {
                cold[misere].choose(a, b, x, y);
                std::cout << x << " " << y << std::endl;
            } else if (!(std::cin >> x >> y)) {
                return 0;
            }
            a = x;
            b = y;
        }
    }
}
