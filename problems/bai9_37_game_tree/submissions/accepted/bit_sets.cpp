// Goes down the tree with a bit for each strategy that can still be meant; then the simplex method in doubles, on payoffs
// brought to one scale, and a check of what it found.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <random>
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

// A game in doubles: payoffs, and what is found.
struct Solved {
    std::vector<double> p, q;
    double lower, upper;
};

// Makes weights a strategy: nothing negative, the sum 1. False if they are none at all.
bool normalize(std::vector<double>& weights) {
    double sum = 0;
    for (double& w : weights) sum += w = w > 0 ? w : 0;
    for (double& w : weights) w /= sum;
    return sum > 0 && std::isfinite(sum);
}

// The condensed tableau on payoffs between 1 and 2. What is below `eps` counts as 0; of rows that are equally good the
// one with the largest pivot leaves.
bool simplex(const std::vector<std::vector<double>>& a, double eps, Solved& found) {
    int m = a.size(), c = a[0].size();
    std::vector<std::vector<double>> t(m + 1, std::vector<double>(c + 1, 1.0));
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < c; ++j) t[i][j] = a[i][j];
    for (int j = 0; j < c; ++j) t[m][j] = -1;
    t[m][c] = 0;
    std::vector<int> top(c), left(m);
    for (int j = 0; j < c; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = c + i;
    for (int steps = 0;; ++steps) {
        int e = 0, r = -1;
        for (int j = 1; j < c; ++j)
            if (t[m][j] < t[m][e]) e = j;
        if (t[m][e] >= -eps) break;
        for (int i = 0; i < m; ++i) {
            if (t[i][e] <= eps) continue;
            double here = t[i][c] / t[i][e], best = r < 0 ? INFINITY : t[r][c] / t[r][e];
            if (here < best - eps || (here < best + eps && t[i][e] > t[r][e])) r = i;
        }
        if (r < 0 || steps > 1000) return false;
        double pivot = t[r][e];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= c; ++j)
                if (i != r && j != e) t[i][j] -= t[i][e] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][e] /= -pivot;
        for (int j = 0; j <= c; ++j) t[r][j] /= pivot;
        t[r][e] = 1 / pivot;
        std::swap(left[r], top[e]);
    }
    found.p.assign(m, 0.0);
    found.q.assign(c, 0.0);
    for (int j = 0; j < c; ++j)
        if (top[j] >= c) found.p[top[j] - c] = t[m][j];
    for (int i = 0; i < m; ++i)
        if (left[i] < c) found.q[left[i]] = t[i][c];
    return normalize(found.p) && normalize(found.q);
}

// Solves a game and checks what it found: V lies between what p guarantees and what q concedes. If they are too far
// apart, rows and columns are shuffled and it tries again.
Solved solve(const std::vector<std::vector<double>>& a) {
    int m = a.size(), c = a[0].size();
    double least = a[0][0], most = a[0][0];
    for (auto& row : a)
        for (double x : row) least = std::min(least, x), most = std::max(most, x);
    double scale = most > least ? most - least : 1, size = std::max({1.0, most, -least});
    std::vector<int> rows(m), columns(c);
    for (int i = 0; i < m; ++i) rows[i] = i;
    for (int j = 0; j < c; ++j) columns[j] = j;
    std::mt19937 random(37);
    Solved best{std::vector<double>(m, 1.0 / m), std::vector<double>(c, 1.0 / c), -INFINITY, INFINITY};
    for (int tries = 0; tries < 100 && best.upper - best.lower > 1e-10 * size; ++tries) {
        std::vector<std::vector<double>> shuffled(m, std::vector<double>(c));
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < c; ++j) shuffled[i][j] = 1 + (a[rows[i]][columns[j]] - least) / scale;
        Solved found, here = best;
        if (simplex(shuffled, tries % 2 ? 1e-12 : 1e-10, found)) {
            for (int i = 0; i < m; ++i) here.p[rows[i]] = found.p[i];
            for (int j = 0; j < c; ++j) here.q[columns[j]] = found.q[j];
            here.lower = INFINITY, here.upper = -INFINITY;
            for (int j = 0; j < c; ++j) {
                double gets = 0;
                for (int i = 0; i < m; ++i) gets += here.p[i] * a[i][j];
                here.lower = std::min(here.lower, gets);
            }
            for (int i = 0; i < m; ++i) {
                double pays = 0;
                for (int j = 0; j < c; ++j) pays += a[i][j] * here.q[j];
                here.upper = std::max(here.upper, pays);
            }
            if (here.upper - here.lower < best.upper - best.lower) best = here;
        }
        std::shuffle(rows.begin(), rows.end(), random);
        std::shuffle(columns.begin(), columns.end(), random);
    }
    return best;
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
    // begin heart
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
    // end heart

    Solved found = solve(a);

    printf("%d %d\n", m, c);
    for (auto& row : a) {
        for (double x : row) printf("%.15g ", x);
        printf("\n");
    }
    printf("%.15g\n", (found.lower + found.upper) / 2);
    for (double x : found.p) printf("%.15g ", x);
    printf("\n");
    for (double x : found.q) printf("%.15g ", x);
    printf("\n");
}
