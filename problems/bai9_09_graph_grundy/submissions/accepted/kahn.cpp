// Sinks first: a vertex is ready when all its successors are; marks carry the number of the vertex.
#include <cstdio>
#include <vector>

static int read_number() {
    int c = std::getchar();
    while (c < '0' || c > '9') c = std::getchar();
    int value = 0;
    for (; c >= '0' && c <= '9'; c = std::getchar()) value = 10 * value + (c - '0');
    return value;
}

int main() {
    int n = read_number(), m = read_number();
    std::vector<int> from(m), to(m), out_start(n + 2, 0), in_start(n + 2, 0);
    for (int i = 0; i < m; ++i) {
        from[i] = read_number();
        to[i] = read_number();
        ++out_start[from[i] + 1];
        ++in_start[to[i] + 1];
    }
    for (int v = 1; v <= n + 1; ++v) {
        out_start[v] += out_start[v - 1];
        in_start[v] += in_start[v - 1];
    }
    std::vector<int> out(m), in(m), out_end(out_start), in_end(in_start);
    for (int i = 0; i < m; ++i) {
        out[out_end[from[i]]++] = to[i];
        in[in_end[to[i]]++] = from[i];
    }
    // begin heart
    std::vector<int> queue, left(n + 1), value(n + 1, 0), mark(n + 2, 0);
    for (int v = 1; v <= n; ++v) {
        left[v] = out_end[v] - out_start[v];
        if (left[v] == 0) queue.push_back(v);
    }
    for (size_t head = 0; head < queue.size(); ++head) {
        int v = queue[head];
        for (int i = out_start[v]; i < out_end[v]; ++i) mark[value[out[i]]] = v;
        while (mark[value[v]] == v) ++value[v];
        for (int i = in_start[v]; i < in_end[v]; ++i)
            if (--left[in[i]] == 0) queue.push_back(in[i]);
    }
    // end heart
    for (int v = 1; v <= n; ++v) std::printf("%d\n", value[v]);
}
