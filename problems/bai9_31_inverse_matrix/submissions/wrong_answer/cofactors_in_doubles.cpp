// Wrong: cofactors and the determinant by expansion in doubles, which do not hold the products.
#include <cmath>
#include <cstdio>
#include <vector>
using namespace std;
typedef vector<vector<double>> matrix;

double determinant(const matrix& m) {
    int k = m.size();
    if (k == 0) return 1;
    double sum = 0;
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
    matrix a(n, vector<double>(n));
    for (auto& row : a)
        for (auto& x : row) scanf("%lf", &x);
    double det = determinant(a);
    if (det == 0) {
        printf("0\n0\n");
        return 0;
    }
    printf("%.0f\n", det);
    vector<double> p(n, 0), q(n, 0);
    double total = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            // Row j and column i are left out: the inverse is the transposed matrix of cofactors.
            matrix minor;
            for (int r = 0; r < n; ++r)
                if (r != j) {
                    minor.push_back(a[r]);
                    minor.back().erase(minor.back().begin() + i);
                }
            double x = ((i + j) % 2 ? -1 : 1) * determinant(minor);
            printf("%.17g ", x / det);
            p[j] += x, q[i] += x, total += x;
        }
        printf("\n");
    }
    bool applies = total != 0;
    for (int i = 0; i < n; ++i) applies = applies && p[i] / total >= 0 && q[i] / total >= 0;
    printf("%d\n", applies);
    if (!applies) return 0;
    printf("%.17g\n", det / total);
    for (double x : p) printf("%.17g ", x / total);
    printf("\n");
    for (double x : q) printf("%.17g ", x / total);
    printf("\n");
}
