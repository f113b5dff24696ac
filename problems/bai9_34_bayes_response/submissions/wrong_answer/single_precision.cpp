// Wrong: computes in single precision, which knows seven digits.
#include <cstdio>
#include <vector>

int main() {
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    std::vector<std::vector<int>> a(m, std::vector<int>(n));
    for (auto& row : a)
        for (int& x : row)
            if (scanf("%d", &x) != 1) return 1;
    std::vector<float> q(n);
    for (float& x : q) {
        char text[64];
        float up, down;
        if (scanf("%63s", text) != 1) return 1;
        x = sscanf(text, "%f/%f", &up, &down) == 2 ? up / down : up;
    }
    int best = 0;
    float most = -1e18f;
    for (int i = 0; i < m; ++i) {
        float sum = 0;
        for (int j = 0; j < n; ++j) sum += a[i][j] * q[j];
        if (sum > most) most = sum, best = i;
    }
    int column = 0;
    for (int j = 0; j < n; ++j)
        if (a[best][j] < a[best][column]) column = j;
    printf("%d %.12g\n%d %d\n", best + 1, most, column + 1, a[best][column]);
}
