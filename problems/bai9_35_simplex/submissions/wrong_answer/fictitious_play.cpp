// Wrong: fictitious play; after all its rounds far fewer digits are right than are asked for.
#include <cstdio>
#include <vector>

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<int>> a(m, std::vector<int>(n));
    for (auto& row : a)
        for (int& x : row) scanf("%d", &x);
    std::vector<double> earned(m, 0.0), conceded(n, 0.0);
    std::vector<long long> p(m, 0), q(n, 0);
    long long rounds = 40000000LL / (m + n);
    int i = 0;
    for (long long round = 0; round < rounds; ++round) {
        ++p[i];
        int j = 0;
        for (int k = 0; k < n; ++k) {
            conceded[k] += a[i][k];
            if (conceded[k] < conceded[j]) j = k;
        }
        ++q[j];
        i = 0;
        for (int k = 0; k < m; ++k) {
            earned[k] += a[k][j];
            if (earned[k] > earned[i]) i = k;
        }
    }
    double low = 1e18, high = -1e18;
    for (double x : conceded)
        if (x < low) low = x;
    for (double x : earned)
        if (x > high) high = x;
    printf("%.12f\n", (low + high) / 2 / rounds);
    for (long long x : p) printf("%.12f ", (double)x / rounds);
    printf("\n");
    for (long long x : q) printf("%.12f ", (double)x / rounds);
    printf("\n");
}
