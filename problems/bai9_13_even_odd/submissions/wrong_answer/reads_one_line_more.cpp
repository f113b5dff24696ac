// Wrong: asks for the end of the file before it reads, so that the last line is answered twice.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    long long n = 0;
    while (!std::cin.eof()) {
        std::cin >> n;
        std::cout << (n == 0 ? 0 : n % 2 == 0 ? n / 2 - 1 : n / 2 + 1) << "\n";
    }
}
