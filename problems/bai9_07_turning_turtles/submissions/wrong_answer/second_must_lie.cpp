// Wrong: believes that the second turtle has to lie on its back, so that it stands after the move.
#include <iostream>
#include <string>

int main() {
    int n;
    std::string row;
    std::cin >> n >> row;
    int sum = 0;
    for (int x = 1; x <= n; ++x)
        if (row[x - 1] == '1') sum ^= x;
    for (int x = 1; x <= n; ++x) {
        int y = x ^ sum;
        if (row[x - 1] == '1' && y < x && (y == 0 || row[y - 1] == '0')) {
            std::cout << "1 " << x << " " << y << "\n";
            return 0;
        }
    }
    std::cout << "0\n";
}
