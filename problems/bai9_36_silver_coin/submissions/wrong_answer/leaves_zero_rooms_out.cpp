// Wrong: leaves rooms out in which nothing is ever found, although they are the best for the coin.
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
    for (double x : s)
        if (x > 0) sum += 1 / x;
    double v = sum > 0 ? 1 / sum : 0;
    std::vector<double> p, q;
    for (double x : s) p.push_back(sum == 0 ? 1.0 / n : x > 0 ? 1 / x / sum : 0);
    q = p;
    printf("%.12g\n", v);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
