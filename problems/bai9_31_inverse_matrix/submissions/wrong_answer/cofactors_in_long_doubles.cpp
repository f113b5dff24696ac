// Wrong: cofactors and the determinant by expansion in long doubles; a sum above 2^64 on the way to 0 is rounded.
#include <cmath>
#include <cstdio>
#include <vector>
using namespace std;
typedef vector<vector<long double>> matrix;

long double determinant(const matrix& m) {
    int k = m.size();
    if (k == 0) return 1;
    long double sum = 0;
    for (int j = 0; j < k; ++j) {
        matrix minor;
        for (int i = 1; i < k; ++i) {
            minor.push_back(m[i]);
            minor.back().erase(minor.back().begin() + j);
        }
        sum += (j % 2 ? -1 : 1) * m[0][j] * determinant(minor);
    }
    return sum;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    matrix a(n, vector<long double>(n));
    for (auto& row : a)
        for (auto& x : row) scanf("%Lf", &x);
    long double det = determinant(a);
    if (det == 0) {
        printf("0\n0\n");
        return 0;
    }
    printf("%.0Lf\n", det);
    vector<long double> p(n, 0), q(n, 0);
    long double total = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            // Row j and column i are left out: the inverse is the transposed matrix of cofactors.
            matrix minor;
            for (int r = 0; r < n; ++r)
                if (r != j) {
                    minor.push_back(a[r]);
                    minor.back().erase(minor.back().begin() + i);
                }
            long double x = ((i + j) % 2 ? -1 : 1) * determinant(minor);
            printf("%.18Lg ", x / det);
            p[j] += x, q[i] += x, total += x;
        }
        printf("\n");
    }
    bool applies = total != 0;
    for (int i = 0; i < n; ++i) applies = applies && p[i] / total >= 0 && q[i] / total >= 0;
    printf("%d\n", applies);
    if (!applies) return 0;
    printf("%.18Lg\n", det / total);
    for (long double x : p) printf("%.18Lg ", x / total);
    printf("\n");
    for (long double x : q) printf("%.18Lg ", x / total);
    printf("\n");
}
