// Wrong: reads a single digit after the G, so that G12 is taken for G1.
#include <cstdio>
#include <cstdlib>
#include <vector>
using namespace std;

struct Game {
    int m, n;
    vector<vector<double>> number;
    vector<vector<int>> leads;  // the game of an entry, or -1
    double value = 0, next = 0;
    vector<double> p, q;
};

vector<Game> games;

// The simplex method on a condensed tableau, payoffs moved up to be at least 1, pivots by Bland's rule.
double simplex(vector<vector<double>> t, vector<double>& p, vector<double>& q) {
    const int m = t.size(), n = t[0].size();
    const double eps = 1e-11;
    double least = t[0][0];
    for (auto& row : t)
        for (double x : row)
            if (x < least) least = x;
    const double up = 1 - least;
    for (auto& row : t) {
        for (double& x : row) x += up;
        row.push_back(1);
    }
    t.push_back(vector<double>(n + 1, -1));
    t[m][n] = 0;
    vector<int> top(n), left(m);
    for (int j = 0; j < n; ++j) top[j] = j;
    for (int i = 0; i < m; ++i) left[i] = n + i;
    for (;;) {
        int c = -1, r = -1;
        for (int j = 0; j < n; ++j)
            if (t[m][j] < -eps && (c < 0 || top[j] < top[c])) c = j;
        if (c < 0) break;
        for (int i = 0; i < m; ++i) {
            if (t[i][c] <= eps) continue;
            if (r < 0) {
                r = i;
                continue;
            }
            double here = t[i][n] / t[i][c], best = t[r][n] / t[r][c];
            if (here < best - eps || (here < best + eps && left[i] < left[r])) r = i;
        }
        if (r < 0) exit(1);
        double pivot = t[r][c];
        for (int i = 0; i <= m; ++i)
            for (int j = 0; j <= n; ++j)
                if (i != r && j != c) t[i][j] -= t[i][c] * t[r][j] / pivot;
        for (int i = 0; i <= m; ++i) t[i][c] /= -pivot;
        for (int j = 0; j <= n; ++j) t[r][j] /= pivot;
        t[r][c] = 1 / pivot;
        swap(left[r], top[c]);
    }
    p.assign(m, 0);
    q.assign(n, 0);
    for (int j = 0; j < n; ++j)
        if (top[j] >= n) p[top[j] - n] = t[m][j] / t[m][n];
    for (int i = 0; i < m; ++i)
        if (left[i] < n) q[left[i]] = t[i][n] / t[m][n];
    return 1 / t[m][n] - up;
}

void solve(int g) {
    Game& game = games[g];
    vector<vector<double>> a = game.number;
    for (int i = 0; i < game.m; ++i)
        for (int j = 0; j < game.n; ++j)
            if (game.leads[i][j] >= 0) a[i][j] = games[game.leads[i][j]].value;
    game.next = simplex(a, game.p, game.q);
}

int main() {
    int k;
    if (scanf("%d", &k) != 1) return 1;
    games.resize(k);
    for (Game& game : games) {
        if (scanf("%d %d", &game.m, &game.n) != 2) return 1;
        game.number.assign(game.m, vector<double>(game.n, 0));
        game.leads.assign(game.m, vector<int>(game.n, -1));
        for (int i = 0; i < game.m; ++i)
            for (int j = 0; j < game.n; ++j) {
                char word[16];
                if (scanf("%15s", word) != 1) return 1;
                if (word[0] == 'G') game.leads[i][j] = word[1] - '1';
                else game.number[i][j] = atoi(word);
            }
    }
    for (int pass = 0; pass < 5; ++pass) {
        for (int g = 0; g < k; ++g) solve(g);
        for (Game& game : games) game.value = game.next;
    }
    for (int g = 0; g < k; ++g) {
        printf("%.12g\n", games[g].value);
        for (double x : games[g].p) printf("%.12g ", x);
        printf("\n");
        for (double x : games[g].q) printf("%.12g ", x);
        printf("\n");
    }
}
