// Wrong: the textbook simplex method with the threshold 1e-11, still absolute: payoffs near 1000 make it coarse.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

struct Node {
    char kind;
    int set = 0;
    double payoff = 0;
    std::vector<int> children;
    std::vector<double> share;
};

double number(const std::string& word) {
    size_t slash = word.find('/');
    if (slash == std::string::npos) return std::atof(word.c_str());
    return std::atof(word.substr(0, slash).c_str()) / std::atof(word.substr(slash + 1).c_str());
}

int main() {
    int n;
    std::cin >> n;
    std::vector<Node> tree(n);
    std::vector<int> choices[2];
    for (Node& node : tree) {
        std::cin >> node.kind;
        if (node.kind == 'L') {
            std::cin >> node.payoff;
            continue;
        }
        int k;
        if (node.kind != 'C') std::cin >> node.set;
        std::cin >> k;
        for (int i = 0; i < k; ++i) {
            int child;
            std::cin >> child;
            node.children.push_back(child - 1);
            if (node.kind == 'C') {
                std::string word;
                std::cin >> word;
                node.share.push_back(number(word));
            }
        }
        if (node.kind != 'C') {
            std::vector<int>& sizes = choices[node.kind - '1'];
            if ((int)sizes.size() < node.set) sizes.resize(node.set, 1);
            sizes[--node.set] = k;
        }
    }

    // taken[player][set][choice]: the strategies with that choice, one bit each. The last set changes fastest.
    std::vector<std::vector<uint64_t>> taken[2];
    int count[2];
    for (int player = 0; player < 2; ++player) {
        const std::vector<int>& sizes = choices[player];
        count[player] = 1;
        for (int k : sizes) count[player] *= k;
        for (int k : sizes) taken[player].push_back(std::vector<uint64_t>(k, 0));
        for (int s = 0; s < count[player]; ++s) {
            int rest = s;
            for (int set = (int)sizes.size() - 1; set >= 0; --set) {
                taken[player][set][rest % sizes[set]] |= uint64_t(1) << s;
                rest /= sizes[set];
            }
        }
    }

    int m = count[0], c = count[1];
    std::vector<std::vector<double>> a(m, std::vector<double>(c, 0.0));
    struct Visit {
        int node;
        double probability;
        uint64_t reach[2];
    };
    std::vector<Visit> stack{{0, 1.0, {~uint64_t(0), ~uint64_t(0)}}};
    while (!stack.empty()) {
        Visit visit = stack.back();
        stack.pop_back();
        const Node& node = tree[visit.node];
        if (node.kind == 'L') {
            for (int i = 0; i < m; ++i)
                for (int j = 0; j < c; ++j)
                    if ((visit.reach[0] >> i & 1) && (visit.reach[1] >> j & 1))
                        a[i][j] += visit.probability * node.payoff;
            continue;
        }
        for (size_t i = 0; i < node.children.size(); ++i) {
            Visit next = visit;
            next.node = node.children[i];
            if (node.kind == 'C')
                next.probability *= node.share[i];
            else
                next.reach[node.kind - '1'] &= taken[node.kind - '1'][node.set][i];
            stack.push_back(next);
        }
    }

    // Ferguson's condensed tableau, by Bland's rule.
    double least = a[0][0];
    for (auto& row : a)
        for (double x : row)
            if (x < least) least = x;
    const double up = 1 - least, eps = 1e-11;
    std::vector<std::vector<double>> t(m + 1, std::vector<double>(c + 1, 1.0));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < c; ++j) t[i][j] = a[i][j] + up;
    for (int j = 0; j < c; ++j) t[m][j] = -1;
    t[m][c] = 0;
    std::vector<int> top(c), left(m);
    for (int j = 0; j < c; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = c + i;
    for (;;) {
        int e = -1, r = -1;
        for (int j = 0; j < c; ++j)
            if (t[m][j] < -eps && (e < 0 || top[j] < top[e])) e = j;
        if (e < 0) break;
        for (int i = 0; i < m; ++i) {
            if (t[i][e] <= eps) continue;
            if (r < 0) {
                r = i;
                continue;
            }
            double here = t[i][c] / t[i][e], best = t[r][c] / t[r][e];
            if (here < best - eps || (here < best + eps && left[i] < left[r])) r = i;
        }
        if (r < 0) return 1;
        double pivot = t[r][e];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= c; ++j)
                if (i != r && j != e) t[i][j] -= t[i][e] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][e] /= -pivot;
        for (int j = 0; j <= c; ++j) t[r][j] /= pivot;
        t[r][e] = 1 / pivot;
        std::swap(left[r], top[e]);
    }
    double total = t[m][c];
    std::vector<double> p(m, 0.0), q(c, 0.0);
    for (int j = 0; j < c; ++j)
        if (top[j] >= c) p[top[j] - c] = t[m][j] / total;
    for (int i = 0; i < m; ++i)
        if (left[i] < c) q[left[i]] = t[i][c] / total;

    printf("%d %d\n", m, c);
    for (auto& row : a) {
        for (double x : row) printf("%.15g ", x);
        printf("\n");
    }
    printf("%.15g\n", 1 / total - up);
    for (double x : p) printf("%.15g ", x);
    printf("\n");
    for (double x : q) printf("%.15g ", x);
    printf("\n");
}
