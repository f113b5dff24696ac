// Right: averages in doubles, the first best row, the least payoff of that row.
#include <cstdio>
#include <vector>

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<int>> a(m, std::vector<int>(n));
    for (auto& row : a)
        for (int& x : row) scanf("%d", &x);
    std::vector<double> q(n);
    for (double& x : q) {
        char text[64];
        double up, down;
        if (scanf("%63s", text) != 1) return 1;
        x = sscanf(text, "%lf/%lf", &up, &down) == 2 ? up / down : up;
    }
    // begin heart
    int best = 0;
    double most = -1e18;
    for (int i = 0; i < m; ++i) {
        double sum = 0;
        for (int j = 0; j < n; ++j) sum += a[i][j] * q[j];
        if (sum > most) most = sum, best = i;
    }
    int column = 0;
    for (int j = 0; j < n; ++j)
        if (a[best][j] < a[best][column]) column = j;
    // end heart
    printf("%d %.12g\n%d %d\n", best + 1, most, column + 1, a[best][column]);
}
