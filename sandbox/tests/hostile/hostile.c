// Programs that mean harm, one a function. The first word of the input says which.
// CANARY is a folder outside that everyone may read and write, with an answer in it.
// Each attack that is refused counts; one that succeeds is printed as ESCAPED.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;
static const char *self;

// An attack that must fail: a result of -1, a null pointer or an error number.
static void refused(const char *what, long result) {
    if (result != -1) printf("ESCAPED %s\n", what);
}
static void opens(const char *path, int flags) {
    int fd = open(path, flags, 0644);
    if (fd == -1) return;
    char text[65] = {0};
    read(fd, text, 64);
    printf("ESCAPED open %s %#x: %s\n", path, flags, text);
    close(fd);
}
static void sum(void) {
    int a, b;
    if (scanf("%d%d", &a, &b) == 2) printf("%d\n", a + b);
}
static void write_answer(const char *text) {
    FILE *out = fopen("S.out", "w");
    if (!out) { printf("no S.out: %s\n", strerror(errno)); return; }
    fputs(text, out);
    fclose(out);
}

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

// Memory and disk.
static void mmap_hog(void) {
    for (;;) {
        char *p = mmap(0, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (p == MAP_FAILED) continue;
        memset(p, 1, 1 << 20);
    }
}
static void shared_hog(void) {
    for (;;) {
        char *p = mmap(0, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (p == MAP_FAILED) continue;
        memset(p, 1, 1 << 20);
    }
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

// Files.
static void read_answers(void) {
    opens("../S.ans", O_RDONLY);
    opens("S.ans", O_RDONLY);
    opens(CANARY "/S.ans", O_RDONLY);
    opens("/proc/self/root" CANARY "/S.ans", O_RDONLY);
    opens("/proc/1/root" CANARY "/S.ans", O_RDONLY);
    opens("/proc/self/cwd/../S.ans", O_RDONLY);
    opens("/program/../" CANARY "/S.ans", O_RDONLY);
    char path[512] = "";
    for (int i = 0; i < 20; i++) strcat(path, "../");
    strcat(path, CANARY + 1);
    strcat(path, "/S.ans");
    opens(path, O_RDONLY);
    refused("chdir", chdir(CANARY) == -1 ? -1 : open("S.ans", O_RDONLY));
    refused("chroot", chroot(CANARY));
    refused("link", link(CANARY "/S.ans", "mine"));
    if (symlink(CANARY "/S.ans", "link") == 0) opens("link", O_RDONLY);
    refused("execve", execl(CANARY "/S.ans", "x", (char *)0));
    refused("name_to_handle_at", syscall(SYS_name_to_handle_at, AT_FDCWD, "/usr", 0, 0, 0));
    refused("open_by_handle_at", syscall(SYS_open_by_handle_at, 0, 0, 0));
    sum();
}
static void read_secrets(void) {
    opens("/proc/1/mem", O_RDWR);
    opens("/proc/1/environ", O_RDONLY);
    opens("/proc/1/maps", O_RDONLY);
    opens("/proc/1/cmdline", O_RDONLY);
    opens("/etc/passwd", O_RDONLY);
    opens("/etc/shadow", O_RDONLY);
    opens("/dev/mem", O_RDONLY);
    opens("/dev/kmsg", O_RDONLY);
    opens("/dev/tty", O_RDWR);
    opens("/dev/vda", O_RDONLY);
    opens("/sys/kernel/notes", O_RDONLY);
    opens("/proc/sys/kernel/core_pattern", O_RDWR);
    for (char **e = environ; *e; e++) printf("ESCAPED environment %s\n", *e);
    for (int fd = 3; fd < 4096; fd++)
        if (fcntl(fd, F_GETFD) != -1) printf("ESCAPED descriptor %d\n", fd);
    int again = open("/proc/self/fd/0", O_RDWR);
    if (again != -1) {
        refused("writing the input anew", write(again, "9 9", 3));
        refused("cutting the input anew", ftruncate(again, 0));
        close(again);
    }
    refused("writing the input", pwrite(0, "9 9", 3, 0));
    refused("cutting the input", ftruncate(0, 0));
    sum();
}
// With /proc in sight, as Java needs it.
static void read_proc(void) {
    const char *parts[] = {"environ", "mem", "maps", "root" CANARY "/S.ans", "cwd/S.ans", "fd/0", "fd/3", 0};
    const int others[] = {1, getppid()};
    char path[512];
    for (int i = 0; i < 2; i++)
        for (const char **part = parts; *part; part++) {
            sprintf(path, "/proc/%d/%s", others[i], *part);
            opens(path, O_RDONLY);
        }
    opens("/proc/self/root" CANARY "/S.ans", O_RDONLY);
    opens("/proc/thread-self/root" CANARY "/S.ans", O_RDONLY);
    opens("/proc/sys/kernel/core_pattern", O_WRONLY);
    opens("/proc/self/oom_score_adj", O_WRONLY);
    opens("/proc/sysrq-trigger", O_WRONLY);
    sum();
}
static void list_root(void) {
    DIR *root = opendir("/");
    for (struct dirent *e; root && (e = readdir(root));) fprintf(stderr, "%s\n", e->d_name);
    sum();
}
static void change_files(void) {
    const char *targets[] = {CANARY "/S.ans", CANARY "/other", CANARY, self, "/usr/bin/env", "/etc/hostname", "/", 0};
    for (const char **t = targets; *t; t++) {
        opens(*t, O_WRONLY);
        opens(*t, O_RDWR | O_APPEND);
        int fd = open(*t, O_RDONLY | O_TRUNC);
        if (fd != -1) printf("ESCAPED O_TRUNC %s\n", *t);
        refused("truncate", truncate(*t, 0));
        refused("chmod", chmod(*t, 0777));
        refused("fchmodat", syscall(SYS_fchmodat, AT_FDCWD, *t, 0777));
        refused("fchmodat2", syscall(452, AT_FDCWD, *t, 0777, 0));
        refused("chown", chown(*t, getuid(), getgid()));
        refused("utimes", utimes(*t, 0));
        refused("utimensat", utimensat(AT_FDCWD, *t, 0, 0));
        refused("setxattr", syscall(SYS_setxattr, *t, "user.x", "y", 1, 0));
        refused("unlink", unlink(*t));
        refused("rmdir", rmdir(*t));
        refused("rename", rename(*t, CANARY "/moved"));
        refused("rename in", rename("S.inp", *t));
        refused("link", link(*t, CANARY "/linked"));
        refused("mkdir", mkdir(*t, 0777));
        refused("symlink", symlink("x", *t));
        refused("mknod", mknod(*t, S_IFIFO | 0600, 0));
    }
    opens(CANARY "/new", O_CREAT | O_WRONLY);
    opens("/usr/new", O_CREAT | O_WRONLY);
    opens("/new", O_CREAT | O_WRONLY);
    opens("/tmp/new", O_CREAT | O_WRONLY);
    opens("/dev/shm/new", O_CREAT | O_WRONLY);
    opens("/root/new", O_CREAT | O_WRONLY);
    opens("/home/new", O_CREAT | O_WRONLY);
    opens("/program/new", O_CREAT | O_WRONLY);
    opens("../new", O_CREAT | O_WRONLY);
    opens(CANARY, O_TMPFILE | O_WRONLY);
    opens("/usr", O_TMPFILE | O_WRONLY);
    sum();
}
static void out_symlink(void) {
    unlink("S.out");
    if (symlink(CANARY "/S.ans", "S.out") == -1) printf("no link\n");
}
static void out_symlink_near(void) {
    FILE *f = fopen("elsewhere", "w");
    if (f) { fputs("7\n", f); fclose(f); }
    unlink("S.out");
    symlink("elsewhere", "S.out");
}
static void out_fifo(void) { unlink("S.out"); mkfifo("S.out", 0600); sum(); }
static void out_folder(void) { unlink("S.out"); mkdir("S.out", 0700); }
static void out_mode_000(void) {
    int fd = open("S.out", O_CREAT | O_WRONLY | O_TRUNC, 0);
    write(fd, "7\n", 2);
}
static void out_empty(void) { close(open("S.out", O_CREAT | O_WRONLY | O_TRUNC, 0600)); printf("8\n"); }
static void replace_input(void) {
    unlink("S.inp");
    int fd = open("S.inp", O_CREAT | O_WRONLY | O_TRUNC, 0600);
    if (fd != -1) { write(fd, "9 9\n", 4); close(fd); }
    sum();
}

// The system.
static void system_calls(void) {
    refused("ptrace attach", ptrace(PTRACE_ATTACH, getppid(), 0, 0));
    refused("ptrace seize", ptrace(PTRACE_SEIZE, 1, 0, 0));
    refused("ptrace traceme", ptrace(PTRACE_TRACEME, 0, 0, 0));
    char byte;
    struct iovec here = {&byte, 1}, there = {(void *)&byte, 1};
    refused("process_vm_readv", process_vm_readv(getppid(), &here, 1, &there, 1, 0));
    refused("unshare", unshare(CLONE_NEWUSER));
    refused("unshare", unshare(CLONE_NEWNS));
    refused("setuid", setuid(0));
    refused("setresuid", syscall(SYS_setresuid, 0, 0, 0));
    refused("setgid", setgid(0));
    refused("setgroups", syscall(SYS_setgroups, 0, 0));
    struct timespec now = {1, 0};
    refused("clock_settime", clock_settime(CLOCK_REALTIME, &now));
    struct timeval then = {1, 0};
    refused("settimeofday", settimeofday(&then, 0));
    struct rlimit more = {RLIM_INFINITY, RLIM_INFINITY};
    refused("more CPU time", setrlimit(RLIMIT_CPU, &more));
    refused("more file size", setrlimit(RLIMIT_FSIZE, &more));
    refused("more address space", setrlimit(RLIMIT_AS, &more));
    struct rlimit old;
    refused("limits of others", prlimit(getppid(), RLIMIT_NOFILE, 0, &old));
    const int never[] = {
        SYS_io_uring_setup, SYS_bpf, SYS_userfaultfd, SYS_perf_event_open, SYS_keyctl, SYS_add_key,
        SYS_request_key, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_setns, SYS_init_module,
        SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff,
        SYS_sethostname, SYS_setdomainname, SYS_adjtimex, SYS_clock_adjtime, SYS_acct, SYS_quotactl,
        SYS_iopl, SYS_ioperm, SYS_syslog, SYS_personality, SYS_pidfd_open, SYS_kcmp,
        SYS_fanotify_init, SYS_inotify_init, SYS_mq_open, SYS_seccomp, SYS_vhangup,
        SYS_modify_ldt, SYS_process_vm_writev, SYS_move_pages, SYS_migrate_pages, SYS_lookup_dcookie,
        SYS_socketpair, SYS_setpriority, SYS_sched_setscheduler, SYS_ioprio_set, SYS_signalfd,
        SYS_execveat, SYS_capset, SYS_setsid, SYS_setpgid, SYS_open_tree, SYS_fsopen, SYS_fsmount,
        SYS_move_mount, SYS_landlock_create_ruleset, SYS_remap_file_pages, SYS_vmsplice, SYS_openat2,
    };
    for (unsigned i = 0; i < sizeof never / sizeof *never; i++) {
        char what[32];
        sprintf(what, "system call %d", never[i]);
        refused(what, syscall(never[i], 0, 0, 0, 0, 0, 0));
    }
    sum();
}
static void sockets(void) {
    const int families[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, 40 /* AF_VSOCK */, 38 /* AF_ALG */, 31, 44};
    const int types[] = {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET};
    for (unsigned f = 0; f < sizeof families / sizeof *families; f++)
        for (unsigned t = 0; t < 4; t++) refused("socket", socket(families[f], types[t], 0));
    int pair[2] = {-1, -1};
    refused("socketpair", socketpair(30 /* AF_TIPC */, SOCK_STREAM, 0, pair));
    // A pair may be had, but it leads nowhere.
    socketpair(AF_UNIX, SOCK_DGRAM, 0, pair);
    struct sockaddr_un name = {AF_UNIX, "\0systemd"};
    refused("bind", bind(pair[0], (void *)&name, sizeof name));
    refused("connect", connect(pair[0], (void *)&name, sizeof name));
    refused("sendto", sendto(pair[0], "x", 1, 0, (void *)&name, sizeof name));
    struct msghdr message = {0};
    refused("sendmsg", sendmsg(pair[0], &message, 0));
    sum();
}
static void int80(void) {
#ifdef __x86_64__
    long result;
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory");
    printf("ESCAPED int 0x80: %ld\n", result);
#else
    raise(SIGSYS);
#endif
}
static void x32(void) {
#ifdef __x86_64__
    printf("ESCAPED x32: %ld\n", syscall(0x40000000 | SYS_getpid));
#else
    raise(SIGSYS);
#endif
}

// Ends.
static void right_then_1(void) { sum(); fflush(stdout); _exit(1); }
static void right_then_crash(void) { sum(); fflush(stdout); *(volatile int *)8 = 1; }
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

#define CASE(name) {#name, name}
static const struct { const char *name; void (*run)(void); } cases[] = {
    CASE(sum), CASE(fork_loop), CASE(daemonize), CASE(thread_bomb), CASE(spinning_threads), CASE(busy),
    CASE(sleeper), CASE(stopped), CASE(killer), CASE(mmap_hog), CASE(shared_hog), CASE(hidden_memory),
    CASE(fill_box), CASE(recursion), CASE(sparse_out), CASE(sparse_out_ignoring), CASE(flood_stdout),
    CASE(flood_stderr), CASE(flood_out), CASE(flood_ignoring), CASE(read_answers), CASE(read_secrets), CASE(read_proc),
    CASE(list_root), CASE(change_files), CASE(out_symlink), CASE(out_symlink_near), CASE(out_fifo),
    CASE(out_folder), CASE(out_mode_000), CASE(out_empty), CASE(replace_input), CASE(system_calls),
    CASE(sockets), CASE(int80), CASE(x32), CASE(right_then_1), CASE(right_then_crash), CASE(aborted),
    CASE(closed_streams), CASE(strange_bytes), CASE(pipe_signal), CASE(use_cpu), CASE(use_memory),
};

int main(int argc, char **argv) {
    self = argv[0];
    char name[64];
    if (scanf("%63s", name) != 1) return 90;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
        if (!strcmp(cases[i].name, name)) {
            cases[i].run();
            return 0;
        }
    return 91;
}
