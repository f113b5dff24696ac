// Wrong: takes a millionth in place of 0 to avoid the division.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<double> s(n);
    for (double& x : s) {
        char word[32];
        scanf("%31s", word);
        long a, b = 1;
        sscanf(word, "%ld/%ld", &a, &b);
        x = (double)a / b;
    }
    double sum = 0;
    for (double& x : s) {
        x = std::max(x, 1e-6);
        sum += 1 / x;
    }
    double v = 1 / sum;
    std::vector<double> p, q;
    for (double x : s) p.push_back(1 / x / sum);
    q = p;
    printf("%.12g\n", v);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
