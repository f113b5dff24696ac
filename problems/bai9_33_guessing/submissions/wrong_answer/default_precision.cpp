// Wrong: writes numbers as streams do unless told otherwise, with six digits.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<double> d(n);
    double sum = 0;
    for (double& x : d) {
        std::cin >> x;
        sum += 1 / x;
    }
    std::cout << 1 / sum << "\n";
    for (int turn = 0; turn < 2; ++turn) {
        for (double x : d) std::cout << 1 / x / sum << " ";
        std::cout << "\n";
    }
}
