// Memory and disk.
static void mmap_hog(void) {
    for (;;) {
        char *p = mmap(0, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (p == MAP_FAILED) continue;
        memset(p, 1, 1 << 20);
    }
}
// Memory that stays when nothing of it is resident any more.
static void maps(const char *what, int flags, int fd) {
    char *p = mmap(0, 2 << 20, PROT_READ | PROT_WRITE, flags, fd, 0);
    if (p == MAP_FAILED) return;
    printf("ESCAPED mapping %s\n", what);
}
static void shared_memory(void) {
    maps("shared", MAP_SHARED | MAP_ANONYMOUS, -1);
    maps("shared and reserved", MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE | MAP_POPULATE, -1);
    maps("shared and validated", 3 | MAP_ANONYMOUS, -1);
    maps("shared with a descriptor", MAP_SHARED | MAP_ANONYMOUS, 0);
    maps("droppable", 8 | MAP_ANONYMOUS, -1);
    maps("huge", MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1);
    maps("huge of 1 GiB", MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB | (30 << 26), -1);
    maps("huge and shared", MAP_SHARED | MAP_ANONYMOUS | MAP_HUGETLB, -1);
    // With bits beyond those the kernel looks at.
    long p = syscall(SYS_mmap, 0, 2 << 20, 3, 1L << 40 | MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (p != -1) printf("ESCAPED mapping with high bits\n");
    sum();
}
static void zero_device(void) {
    for (int flags = 0; flags < 3; flags++) {
        int fd = open("/dev/zero", flags);
        if (fd == -1) continue;
        maps("/dev/zero", MAP_SHARED, fd);
        char *p = mmap(0, 2 << 20, PROT_READ, MAP_SHARED, fd, 0);
        if (p != MAP_FAILED) printf("ESCAPED mapping /dev/zero to read\n");
    }
    sum();
}
// Pages of 2 MiB, asked for one by one; and all at once, within a single call.
static void huge_pages_hog(void) {
    for (;;) {
        char *p = mmap(0, 4 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (p == MAP_FAILED) continue;
        madvise(p, 4 << 20, MADV_HUGEPAGE);
        for (int at = 0; at < 4 << 20; at += 4096) p[at] = 1;
        madvise(p, 4 << 20, 25 /* COLLAPSE */);
    }
}
static void populate_hog(void) {
    for (;;) mmap(0, 1L << 30, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
}
// A file of the working folder, filled through a mapping that is let go of again.
static void write_by_mapping(void) {
    int mib;
    scanf("%d", &mib);
    int fd = open("notes", O_CREAT | O_RDWR, 0600);
    ftruncate(fd, (long)mib << 20);
    for (int i = 0; i < mib; i++) {
        char *p = mmap(0, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, fd, (long)i << 20);
        if (p == MAP_FAILED) { printf("no mapping\n"); return; }
        memset(p, 1, 1 << 20);
        madvise(p, 1 << 20, MADV_DONTNEED);
        munmap(p, 1 << 20);
    }
}
// As many mappings and descriptors as there may be: what the kernel keeps about them is little.
static void many_mappings(void) {
    long made = 0;
    for (; made < 1L << 20; made++)
        if (mmap(0, 4096, made % 2 ? PROT_READ : PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED) break;
    if (made > 200000) printf("ESCAPED %ld mappings\n", made);
    sum();
}
static void many_descriptors(void) {
    int made = 0;
    while (made < 5000 && dup(0) != -1) made++;
    struct rlimit more = {1 << 20, 1 << 20};
    refused("more descriptors", setrlimit(RLIMIT_NOFILE, &more));
    refused("a descriptor of any number", dup2(0, 1000));
    if (made > 64) printf("ESCAPED %d descriptors\n", made);
    sum();
}
// The first thread ends, the second goes on.
static void *hog(void *unused) {
    for (int i = 0; i < 300; i++) memset(malloc(1 << 20), 1, 1 << 20);
    for (;;) pause();
}
static void leaderless_hog(void) {
    pthread_t thread;
    pthread_create(&thread, 0, hog, 0);
    syscall(SYS_exit, 0);
}
static void leaderless_spin(void) {
    pthread_t thread;
    pthread_create(&thread, 0, spin, 0);
    syscall(SYS_exit, 0);
}
// Page tables for pages that are all the same: nothing is resident.
static void page_tables(void) {
    long made = 0;
    for (long size = 1L << 40; size >= 1L << 21; size /= 2)
        for (;;) {
            char *p = mmap(0, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
            if (p == MAP_FAILED) break;
            madvise(p, size, MADV_NOHUGEPAGE);
            for (long at = 0; at < size; at += 1 << 21) made += 1 + *(volatile char *)(p + at);
        }
    fprintf(stderr, "%ld tables\n", made);
    for (int i = 0; i < 20; i++) usleep(1000);
    sum();
}
// What waits in pipes and sockets.
static void full_pipes(void) {
    static char block[1 << 16];
    long total = 0;
    for (int kind = 0; kind < 2; kind++)
        for (int ends[2]; (kind ? socketpair(AF_UNIX, SOCK_STREAM, 0, ends) : pipe(ends)) == 0;) {
            refused("a wider pipe", fcntl(ends[1], 1031 /* F_SETPIPE_SZ */, 1 << 20));
            for (int i = 0; i < 2; i++) {
                fcntl(ends[i], F_SETFL, O_NONBLOCK);
                for (long n; (n = write(ends[i], block, sizeof block)) > 0;) total += n;
            }
        }
    if (total > 16 << 20) printf("ESCAPED %ld bytes in pipes\n", total);
    for (int fd = 3; fd < 1024; fd++) close(fd);
    sum();
}
static void timers(void) {
    long id;
    for (int i = 0; i < 10; i++) refused("a timer", syscall(SYS_timer_create, CLOCK_MONOTONIC, 0, &id));
    sum();
}
static void advice(void) {
    char *p = mmap(0, 1 << 20, PROT_READ, MAP_PRIVATE, open(self, O_RDONLY), 0);
    const int about_others[] = {3 /* WILLNEED */, 9 /* REMOVE */, 12 /* MERGEABLE */, 20 /* COLD */, 21 /* PAGEOUT */, 100 /* HWPOISON */, 101};
    for (unsigned i = 0; i < sizeof about_others / sizeof *about_others; i++) {
        char what[32];
        sprintf(what, "advice %d", about_others[i]);
        refused(what, madvise(p, 4096, about_others[i]));
    }
    sum();
}
static void hidden_memory(void) {
    refused("memfd_create", syscall(SYS_memfd_create, "x", 0));
    refused("memfd_secret", syscall(447, 0));
    refused("shmget", syscall(SYS_shmget, 0, 1 << 20, 0600 | 01000));
    refused("msgget", syscall(SYS_msgget, 0, 0600 | 01000));
    refused("semget", syscall(SYS_semget, 0, 1, 0600 | 01000));
    sum();
}
static void fill_box(void) {
    static char block[1 << 16];
    char name[32];
    long total = 0;
    for (int i = 0; i < 5000; i++) {
        sprintf(name, "fill%d", i);
        int fd = open(name, O_CREAT | O_WRONLY, 0600);
        if (fd == -1) break;
        for (int k = 0; k < 8; k++) {
            long n = write(fd, block, sizeof block);
            if (n > 0) total += n;
        }
        close(fd);
    }
    if (total > 16 << 20) printf("ESCAPED %ld bytes\n", total);
    sum();
}
static void fill_box_with_names(void) {
    char name[32];
    for (int i = 0; i < 100000; i++) {
        sprintf(name, "name%d", i);
        int fd = open(name, O_CREAT | O_WRONLY, 0600);
        if (fd == -1) { if (i > 2000) printf("ESCAPED %d files\n", i); break; }
        close(fd);
    }
    sum();
}
// Room on the disk that no size shows.
static void hidden_room(void) {
    refused("a file without a name", open(".", O_TMPFILE | O_RDWR, 0600));
    refused("a file without a name", openat(AT_FDCWD, ".", O_TMPFILE | O_WRONLY, 0600));
    int fd = open("S.out", O_CREAT | O_RDWR, 0600);
    for (int mode = 1; mode < 128; mode++) refused("room beyond the end", fallocate(fd, mode, 0, 8 << 20));
    for (int out = 1; out < 3; out++) refused("room beyond the end", fallocate(out, 1, 0, 8 << 20));
    sum();
}
static int deeper(int n) {
    volatile char frame[1024];
    memset((char *)frame, n, sizeof frame);
    return deeper(n + 1) + frame[n % 1024];
}
static void recursion(void) { printf("%d\n", deeper(0)); }
static void sparse_out(void) {
    int fd = open("S.out", O_CREAT | O_RDWR, 0600);
    ftruncate(fd, 1L << 40);
}
static void sparse_out_ignoring(void) {
    signal(SIGXFSZ, SIG_IGN);
    int fd = open("S.out", O_CREAT | O_RDWR, 0600);
    refused("1 TiB", ftruncate(fd, 1L << 40));
    refused("1 TiB", posix_fallocate(fd, 0, 1L << 40) == 0 ? 0 : -1);
    refused("a byte at 1 TiB", pwrite(fd, "x", 1, 1L << 40));
    pwrite(fd, "7\n", 2, 0);
}
static void flood(int fd) {
    static char block[1 << 16];
    memset(block, 'x', sizeof block);
    for (long i = 0; i < 1L << 30; i += sizeof block) write(fd, block, sizeof block);
}
static void flood_stdout(void) { flood(1); }
static void flood_stderr(void) { flood(2); }
static void flood_out(void) { flood(open("S.out", O_CREAT | O_WRONLY, 0600)); }
static void flood_ignoring(void) {
    signal(SIGXFSZ, SIG_IGN);
    static char block[1 << 16];
    for (int i = 0; i < 160; i++) write(1, block, sizeof block);
}
