// What the kernel keeps for a program, and no count of its memory shows.
#define TABLES 60
// As much as 64 descriptors and what 63 threads wait for can hold in pipes, or in pairs of sockets.
static long most_kept(int pairs) { return pairs ? 40L << 20 : 16L << 20; }
static int sockets_are_had(void) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == -1) return 0;
    close(ends[0]);
    close(ends[1]);
    return 1;
}
// Both ends of a stream: of sockets if they can be had, otherwise of a pipe, where the second is written to.
static int stream(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0 ? 0 : pipe(ends); }
// Fills it, and says with how much.
static long filled(int to) {
    static char block[1 << 12];
    long total = 0;
    fcntl(to, F_SETFL, O_NONBLOCK);
    for (long n; (n = write(to, block, sizeof block)) > 0;) total += n;
    return total;
}
static void tell_kept(const char *what, long total, int pairs) {
    fprintf(stderr, "%s: %ld KiB\n", what, total >> 10);
    if (total > most_kept(pairs)) printf("ESCAPED %ld MiB %s\n", total >> 20, what);
}
// The second end closed, what waits for the first to read it stays.
static long fill_table(void) {
    long total = 0;
    for (int ends[2]; stream(ends) == 0; close(ends[1])) total += filled(ends[1]);
    return total;
}

// A table of descriptors for every thread, each with as many as one may have.
static long kept;
static pthread_barrier_t all_have_filled;
static void *fill_own_table(void *unused) {
    syscall(SYS_close_range, 3, ~0U, 2 /* UNSHARE */);
    syscall(SYS_unshare, CLONE_FILES);
    __atomic_fetch_add(&kept, fill_table(), __ATOMIC_SEQ_CST);
    pthread_barrier_wait(&all_have_filled);
    pthread_barrier_wait(&all_have_filled);
    return 0;
}
static void tables_of_streams(void) {
    pthread_t threads[TABLES];
    int pairs = sockets_are_had();
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 1 << 16);
    pthread_barrier_init(&all_have_filled, 0, TABLES + 1);
    for (int i = 0; i < TABLES; i++)
        if (pthread_create(&threads[i], &small, fill_own_table, 0)) { printf("no thread %d\n", i); return; }
    pthread_barrier_wait(&all_have_filled);
    tell_kept("in tables of threads", kept, pairs);
    pthread_barrier_wait(&all_have_filled);
    sum();
}
// Every way to a table of one's own.
static int other_table(void *unused) {
    __atomic_store_n(&kept, 1, __ATOMIC_SEQ_CST);
    syscall(SYS_exit, 0);
    return 0;
}
static void private_tables(void) {
    const long flags[] = {2, 2 | 4, 2 | 1L << 32, ~0L, 8};
    for (int i = 0; i < 5; i++) {
        refused("close_range", syscall(SYS_close_range, 100, ~0U, flags[i]));
        refused("close_range of nothing", syscall(SYS_close_range, ~0U, ~0U, flags[i]));
    }
    if (syscall(SYS_close_range, 100, ~0U, 0) == -1 || syscall(SYS_close_range, 100, ~0U, 4) == -1) printf("no close_range\n");
    const long apart[] = {CLONE_FILES, CLONE_FS, CLONE_FILES | CLONE_FS, CLONE_SYSVSEM, CLONE_FILES | 1L << 32, 0};
    for (int i = 0; i < 6; i++) refused("unshare", syscall(SYS_unshare, apart[i]));
    static char stack[1 << 16];
    const int thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM;
    const int lacking[] = {CLONE_FILES, CLONE_FS, CLONE_FILES | CLONE_FS, CLONE_THREAD, CLONE_THREAD | CLONE_SIGHAND, CLONE_THREAD | CLONE_FILES};
    for (int i = 0; i < 6; i++) refused("a thread that shares less", clone(other_table, stack + sizeof stack, thread & ~lacking[i], 0));
    const int more[] = {CLONE_PARENT, CLONE_PIDFD, CLONE_PTRACE, CLONE_UNTRACED, CLONE_VFORK, CLONE_IO, 0x80 /* NEWTIME */, SIGCHLD};
    int told;
    for (int i = 0; i < 8; i++) refused("a thread with more", clone(other_table, stack + sizeof stack, thread | more[i], 0, &told));
    if (kept) printf("ESCAPED a thread ran\n");
    // As the C library starts one it does.
    if (clone(other_table, stack + sizeof stack, thread, 0) == -1) printf("no thread\n");
    while (!__atomic_load_n(&kept, __ATOMIC_SEQ_CST)) usleep(1000);
    sum();
}

// Who waits for a file keeps it, though all its descriptors are closed.
struct waiting { int how, count, ends[64]; long bytes; volatile int begun, over; };
static void *wait_for_all(void *given) {
    struct waiting *waiting = given;
    long set[16] = {0};
    struct { int fd; short events, seen; } asked[64] = {0};
    for (int i = 0; i < waiting->count; i++) {
        asked[i].fd = waiting->ends[i];
        set[0] |= 1L << waiting->ends[i];
    }
    // Nothing exceptional ever happens to a stream.
    int all = waiting->how < 2 ? waiting->count : waiting->ends[waiting->count - 1] + 1;
    waiting->begun = 1;
    switch (waiting->how) {
        case 0: syscall(SYS_ppoll, asked, all, 0, 0, 0); break;
        case 2: syscall(SYS_pselect6, all, 0, 0, set, 0, 0); break;
#ifdef SYS_poll
        case 1: syscall(SYS_poll, asked, all, -1); break;
        case 3: syscall(SYS_select, all, 0, 0, set, 0); break;
#endif
    }
    waiting->over = 1;
    return 0;
}
// Streams in the first descriptors, filled; for poll, which notices when the other end is gone, with that end.
static long fill_first(struct waiting *waiting, int count, int pairs) {
    int by_poll = waiting->how < 2, ends[2];
    long total = 0;
    waiting->count = 0;
    while (waiting->count < count && stream(ends) == 0) {
        total += filled(ends[1]);
        waiting->ends[waiting->count++] = ends[0];
        if (by_poll && waiting->count < count) {
            if (pairs) total += filled(ends[0]);
            waiting->ends[waiting->count++] = ends[1];
        } else close(ends[1]);
    }
    return total;
}
// As many threads as there may be, each with as many streams as it is allowed to wait for.
static void waited_for(const char *what, int first, int second) {
    static struct waiting waiting[62];
    const int counts[] = {60, 3, 2, 1};
    int own[3], at = 0, pairs = sockets_are_had();
    long total = 0;
    pthread_t thread;
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 1 << 16);
    for (int fd = 0; fd < 3; fd++) own[fd] = fcntl(fd, F_DUPFD, 61);
    for (int fd = 0; fd < 61; fd++) close(fd);
    for (int i = 0; i < 62 && at < 4;) {
        waiting[i] = (struct waiting){i % 2 ? first : second};
        waiting[i].bytes = fill_first(&waiting[i], counts[at], pairs);
        if (pthread_create(&thread, &small, wait_for_all, &waiting[i])) break;
        // On a busy machine a thread takes long to start.
        while (!waiting[i].begun) usleep(1000);
        usleep(2000);
        for (int fd = 0; fd < 61; fd++) close(fd);
        usleep(1000);
        // What is not waited for is lost: fewer, then.
        if (waiting[i].over) at++;
        else i++;
    }
    total += fill_table();
    // Who was refused only after it had been looked at keeps nothing either.
    usleep(20000);
    for (int i = 0; i < 62; i++)
        if (waiting[i].begun && !waiting[i].over) total += waiting[i].bytes;
    for (int fd = 0; fd < 3; fd++) dup2(own[fd], fd);
    tell_kept(what, total, pairs);
    sum();
    fflush(stdout);
    _exit(0);
}
#ifdef SYS_poll
static void waited_for_by_poll(void) { waited_for("waited for by poll", 0, 1); }
static void waited_for_by_select(void) { waited_for("waited for by select", 2, 3); }
#else
static void waited_for_by_poll(void) { waited_for("waited for by poll", 0, 0); }
static void waited_for_by_select(void) { waited_for("waited for by select", 2, 2); }
#endif

// Pages of a file that wait elsewhere while the file is cut.
static void moved_pages(void) {
    int ends[2], file = open("notes", O_CREAT | O_RDWR, 0600);
    for (int i = 0; i < 64; i++) write(file, "a page full of memory", 4096);
    if (stream(ends) == -1) printf("no stream\n");
    for (long at = 0; at < 64 << 12; at += 4096) {
        long from = at;
        refused("sendfile", syscall(SYS_sendfile, ends[1], file, &from, 1));
        refused("splice", syscall(SYS_splice, file, &from, ends[1], 0, 1, 0));
        refused("tee", syscall(SYS_tee, ends[0], ends[1], 1, 0));
        struct iovec page = {(char *)self, 1};
        refused("vmsplice", syscall(SYS_vmsplice, ends[1], &page, 1, 0));
    }
    ftruncate(file, 0);
    sum();
}
// Open files on their way to nobody.
static void descriptors_in_flight(void) {
    int ends[2];
    if (stream(ends) == -1) printf("no stream\n");
    struct { struct cmsghdr head; int fd; } control = {{CMSG_LEN(sizeof(int)), SOL_SOCKET, SCM_RIGHTS}, 0};
    struct iovec byte = {"x", 1};
    struct msghdr message = {0, 0, &byte, 1, &control, sizeof control, 0};
    struct { struct msghdr message; unsigned length; } many = {message};
    for (int i = 0; i < 2; i++) {
        refused("sendmsg", sendmsg(ends[i], &message, MSG_DONTWAIT));
        refused("sendmmsg", syscall(SYS_sendmmsg, ends[i], &many, 1, MSG_DONTWAIT));
        refused("recvmsg", recvmsg(ends[i], &message, MSG_DONTWAIT));
        refused("recvmmsg", syscall(SYS_recvmmsg, ends[i], &many, 1, MSG_DONTWAIT, 0));
        int size = 1 << 24;
        refused("a larger buffer", setsockopt(ends[i], SOL_SOCKET, SO_SNDBUF, &size, sizeof size));
        refused("a larger buffer", setsockopt(ends[i], SOL_SOCKET, SO_RCVBUF, &size, sizeof size));
        refused("a larger pipe", fcntl(ends[i], 1031 /* SETPIPE_SZ */, 1 << 20));
    }
    refused("a pair of datagrams", socketpair(AF_UNIX, SOCK_DGRAM, 0, ends));
    refused("a pair of packets", socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends));
    refused("a pipe of notices", syscall(SYS_pipe2, ends, O_EXCL));
    sum();
}
// Signals that wait to be heard.
static void queued_signals(void) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, 0);
    long queued = 0;
    for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++)
        while (queued < 100000 && syscall(SYS_tgkill, getpid(), getpid(), signal) == 0) queued++;
    if (queued > 1000) printf("ESCAPED %ld signals\n", queued);
    sum();
}
// Events of events: all descriptors watch all others.
static void watched_events(void) {
    int made[64], count = 0;
    while (count < 64 && (made[count] = count % 2 ? eventfd(0, 0) : epoll_create1(0)) != -1) count++;
    if (count == 64) printf("ESCAPED %d events\n", count);
    struct epoll_event event = {EPOLLIN};
    for (int i = 0; i < count; i += 2)
        for (int k = 1; k < count; k += 2) epoll_ctl(made[i], EPOLL_CTL_ADD, made[k], &event);
    sum();
}
// Names of mappings, which the kernel keeps.
static void named_mappings(void) {
    char *p = mmap(0, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    refused("a name", prctl(0x53564d41 /* SET_VMA */, 0, p, 4096, "seventy-nine characters that the kernel keeps"));
    sum();
}
// Huge pages of which nearly all is given back: the kernel keeps them whole as long as it has other memory.
static void torn_huge_pages(void) {
    const long size = 2 << 20, count = 400;
    struct rusage before, after;
    char *p = mmap(0, (count + 1) * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) printf("no memory\n");
    p = (char *)(((long)p + size - 1) & -size);
    getrusage(RUSAGE_SELF, &before);
    for (long i = 0; i < count; i++, p += size) {
        madvise(p, size, MADV_HUGEPAGE);
        *p = 1;
        refused("a collapse", madvise(p, size, 25 /* COLLAPSE */));
        madvise(p + 4096, size - 4096, MADV_DONTNEED);
    }
    getrusage(RUSAGE_SELF, &after);
    // For a moment each of them would be resident as a whole.
    long grown = after.ru_maxrss - before.ru_maxrss - count * 4;
    if (grown > 1024) printf("ESCAPED huge pages: %ld KiB\n", grown);
    refused("huge pages again", prctl(41 /* SET_THP_DISABLE */, 0, 0, 0, 0));
    sum();
}
