// Wrong: begins its search for the best row with 0, which no row reaches if all payoffs are negative.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<double>> a(m, std::vector<double>(n));
    for (auto& row : a)
        for (double& x : row) scanf("%lf", &x);
    std::vector<double> q(n);
    for (double& x : q) {
        char word[64];
        scanf("%63s", word);
        const char* slash = strchr(word, '/');
        x = atof(word) / (slash ? atof(slash + 1) : 1);
    }
    double most = 0;
    int best = 0;
    for (int i = 0; i < m; ++i) {
        double sum = 0;
        for (int j = 0; j < n; ++j) sum += a[i][j] * q[j];
        if (sum > most) most = sum, best = i;
    }
    int column = 0;
    for (int j = 1; j < n; ++j)
        if (a[best][j] < a[best][column]) column = j;
    printf("%d %.15g\n%d %.15g\n", best + 1, most, column + 1, a[best][column]);
}
