// Processes.
static void fork_loop(void) {
    for (int i = 0; i < 1000; i++) {
        long pid = fork();
        if (pid == 0) for (;;) fork();
        refused("fork", pid);
    }
    long pid = syscall(SYS_vfork);
    if (pid == 0) _exit(0);
    refused("vfork", pid);
    pid = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
    if (pid == 0) for (;;) pause();
    refused("clone", pid);
    pid = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
    if (pid == 0) for (;;) pause();
    refused("clone into a user namespace", pid);
    uint64_t args[11] = {0};
    args[4] = SIGCHLD;
    pid = syscall(SYS_clone3, args, sizeof args);
    if (pid == 0) for (;;) pause();
    refused("clone3", pid);
    sum();
}
static void daemonize(void) {
    long pid = fork();
    if (pid == 0) {
        setsid();
        if (fork() == 0) for (;;) sleep(1);
        _exit(0);
    }
    refused("a daemon", pid);
    sum();
}
static void *idle(void *unused) { for (;;) pause(); }
static void *spin(void *unused) { for (;;) ; }
static void thread_bomb(void) {
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 16384);
    int made = 0;
    pthread_t thread;
    while (made < 100000 && pthread_create(&thread, &small, idle, 0) == 0) made++;
    if (made > 1000) printf("ESCAPED %d threads\n", made);
    sum();
    fflush(stdout);
    _exit(0);
}
static void spinning_threads(void) {
    pthread_t thread;
    for (int i = 0; i < 8; i++) pthread_create(&thread, 0, spin, 0);
    for (;;) pause();
}
static void busy(void) {
    for (int s = 1; s < 32; s++) signal(s, SIG_IGN);
    for (;;) ;
}
static void sleeper(void) { for (;;) sleep(100); }
static void stopped(void) { raise(SIGSTOP); sleeper(); }
static void killer(void) {
    kill(1, SIGKILL);
    kill(getppid(), SIGKILL);
    kill(getppid(), SIGSTOP);
    kill(-1, SIGKILL);
    kill(-1, SIGTERM);
    syscall(SYS_tkill, getppid(), SIGKILL);
    syscall(SYS_tgkill, getppid(), getppid(), SIGKILL);
    siginfo_t info = {0};
    info.si_code = -1;
    syscall(SYS_rt_sigqueueinfo, getppid(), SIGKILL, &info);
    int pidfd = syscall(SYS_pidfd_open, getppid(), 0);
    if (pidfd != -1) syscall(SYS_pidfd_send_signal, pidfd, SIGKILL, 0, 0);
    int ends[2];
    pipe(ends);
    fcntl(ends[0], F_SETOWN, getppid());
    fcntl(ends[0], F_SETSIG, SIGKILL);
    fcntl(ends[0], F_SETFL, O_ASYNC);
    write(ends[1], "x", 1);
    sum();
}
// Signals as fast as the kernel gives them, by every clock: it does nothing else any more.
static void hear(int signal) {}
static void timer_storm(void) {
    const struct itimerval often = {{0, 1}, {0, 1}};
    const int signals[] = {SIGALRM, SIGVTALRM, SIGPROF};
    for (int i = 0; i < 3; i++) { signal(signals[i], hear); setitimer(i, &often, 0); }
    for (;;) ;
}
// What the kernel walks through when a thread ends: a list of locks that ends nowhere.
static void *leave_locks(void *unused) {
    static void *loop[1];
    static struct { void *next; long offset; void *pending; } list;
    list.next = loop[0] = loop;
    syscall(SYS_set_robust_list, &list, 24);
    syscall(SYS_exit, 0);
}
static void endless_locks(void) {
    pthread_t thread;
    for (int i = 0; i < 20; i++) { pthread_create(&thread, 0, leave_locks, 0); pthread_detach(thread); }
    usleep(20000);
    sum();
}
// A new program that has no room to begin in.
static void exec_without_room(void) {
    struct rlimit little = {1 << 16, 1 << 16};
    setrlimit(RLIMIT_AS, &little);
    execl("/usr/bin/env", "env", (char *)0);
    _exit(1);
}
static void exec_without_stack(void) {
    struct rlimit little = {4096, 4096};
    setrlimit(RLIMIT_STACK, &little);
    execl("/usr/bin/env", "env", (char *)0);
    _exit(1);
}
