// Wrong: hides evenly and searches the best room.
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
    std::vector<double> p(n, 0.0), q(n, 1.0 / n);
    int best = std::max_element(s.begin(), s.end()) - s.begin();
    p[best] = 1;
    double v = s[best] / n;
    printf("%.12g\n", v);
    for (double x : p) printf("%.12g ", x);
    printf("\n");
    for (double x : q) printf("%.12g ", x);
    printf("\n");
}
