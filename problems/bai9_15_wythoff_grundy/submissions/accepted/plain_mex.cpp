// The definition, O(n^3): marks the values that are reached in a vector<bool>, and ends every row with endl.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<vector<int>> g(n, vector<int>(n, 0));
    for (int x = 0; x < n; ++x)
        for (int y = 0; y < n; ++y) {
            vector<bool> reached(3 * n + 1, false);
            for (int i = 0; i < x; ++i) reached[g[i][y]] = true;
            for (int i = 0; i < y; ++i) reached[g[x][i]] = true;
            for (int i = 1; i <= min(x, y); ++i) reached[g[x - i][y - i]] = true;
            while (reached[g[x][y]]) ++g[x][y];
        }
    for (int x = 0; x < n; ++x) {
        for (int y = 0; y < n; ++y) cout << g[x][y] << " ";
        cout << endl;
    }
}
