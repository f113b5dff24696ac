// Ends.
static void right_then_1(void) { sum(); fflush(stdout); _exit(1); }
static void right_then_crash(void) { sum(); fflush(stdout); *(volatile int *)8 = 1; }
// The kernel's own signals, when it is out of memory and when a file is too large.
static void raise_kernels_signals(void) {
    const int signals[] = {SIGKILL, SIGXFSZ};
    for (int i = 0; i < 2; i++) {
        refused("raise", raise(signals[i]));
        refused("kill itself", kill(getpid(), signals[i]));
        refused("kill its group", kill(0, signals[i]));
        refused("kill its group", kill(-getpid(), signals[i]));
        refused("tgkill", syscall(SYS_tgkill, getpid(), getpid(), signals[i]));
        refused("tgkill with high bits", syscall(SYS_tgkill, getpid(), getpid(), signals[i] | 1L << 32));
        struct sigevent event = {0};
        event.sigev_notify = SIGEV_SIGNAL;
        event.sigev_signo = signals[i];
        timer_t timer;
        refused("a timer", timer_create(CLOCK_MONOTONIC, &event, &timer));
        siginfo_t info = {0};
        info.si_code = -1;
        refused("sigqueue", syscall(SYS_rt_sigqueueinfo, getpid(), signals[i], &info));
    }
    sum();
}
static void raise_xcpu(void) { raise(SIGXCPU); }
static void words_of_others(void) {
    fprintf(stderr, "MemoryError\njava.lang.OutOfMemoryError: Java heap space\nterminate called: std::bad_alloc\n");
    _exit(203);
}
static void aborted(void) { abort(); }
static void closed_streams(void) {
    int a, b;
    scanf("%d%d", &a, &b);
    close(0); close(1); close(2);
    char text[32];
    sprintf(text, "%d\n", a + b);
    write_answer(text);
}
static void strange_bytes(void) { fwrite("\xef\xbb\xbf" "7\r\n\0\xff\xfe", 1, 9, stdout); }
static void pipe_signal(void) {
    int ends[2];
    pipe(ends);
    close(ends[0]);
    write(ends[1], "x", 1);
}

// Which numbers this process and its threads have.
static void *tell_number(void *unused) { printf("%ld ", syscall(SYS_gettid)); return 0; }
static void numbers(void) {
    printf("%d %d %ld ", getpid(), getppid(), syscall(SYS_gettid));
    pthread_t thread;
    for (int i = 0; i < 2; i++) { pthread_create(&thread, 0, tell_number, 0); pthread_join(thread, 0); }
}
static void *nothing(void *unused) { return 0; }
static void many_threads(void) {
    pthread_t thread;
    for (int i = 0; i < 1000; i++) { pthread_create(&thread, 0, nothing, 0); pthread_join(thread, 0); }
    sum();
}
static void who(void) { printf("%d %d %d %d", getuid(), geteuid(), getgid(), getegid()); }
static void write_much(void) {
    int mib;
    scanf("%d", &mib);
    static char block[1 << 20];
    for (int i = 0; i < mib; i++) write(1 + i % 2, block, sizeof block);
}

// Known amounts.
static void use_cpu(void) {
    int ms;
    scanf("%d", &ms);
    struct timespec t;
    do clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); while (t.tv_sec * 1000 + t.tv_nsec / 1000000 < ms);
    printf("%ld\n", t.tv_sec * 1000000 + t.tv_nsec / 1000);
}
static void use_memory(void) {
    int mib;
    scanf("%d", &mib);
    char *p = malloc((size_t)mib << 20);
    memset(p, 1, (size_t)mib << 20);
    __asm__ volatile("" : : "r"(p) : "memory");
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("%ld\n", usage.ru_maxrss);
}
