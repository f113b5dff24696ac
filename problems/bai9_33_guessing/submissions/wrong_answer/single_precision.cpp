// Wrong: calculates in single precision, which has seven digits.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<float> d(n);
    float sum = 0;
    for (float& x : d) {
        scanf("%f", &x);
        sum += 1 / x;
    }
    printf("%.12g\n", 1 / sum);
    for (int turn = 0; turn < 2; ++turn) {
        for (float x : d) printf("%.12g ", 1 / x / sum);
        printf("\n");
    }
}
