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
// With /proc in sight, as Java needs it: only the own name can be asked for.
static void read_proc(void) {
    char path[512];
    if (readlink("/proc/self/exe", path, sizeof path) <= 0) printf("no name\n");
    const char *parts[] = {
        "environ", "mem", "maps", "status", "stat", "cmdline", "comm", "limits", "mountinfo", "mounts", "mountstats",
        "cgroup", "cpuset", "net/tcp", "net/unix", "net/dev", "root" CANARY "/S.ans", "cwd/S.ans", "fd/0", "fd/3", 0,
    };
    char whose[5][32] = {"self", "thread-self", "1"};
    sprintf(whose[3], "%d", getppid());
    sprintf(whose[4], "%d", getpid());
    for (int i = 0; i < 5; i++)
        for (const char **part = parts; *part; part++) {
            // Its own standard input it has already.
            if (!strcmp(*part, "fd/0") && (i < 2 || i == 4)) continue;
            sprintf(path, "/proc/%s/%s", whose[i], *part);
            opens(path, O_RDONLY);
        }
    for (int pid = 1; pid < 5000; pid++) {
        sprintf(path, "/proc/%d/cmdline", pid);
        opens(path, O_RDONLY);
    }
    const char *machine[] = {"cmdline", "meminfo", "mounts", "vmstat", "stat", "loadavg", "uptime", "version", "keys", "locks", "self/mounts", 0};
    for (const char **part = machine; *part; part++) {
        sprintf(path, "/proc/%s", *part);
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
// Files beside the answer can be made and read again, in every tier.
static void other_files(void) {
    int a, b;
    scanf("%d%d", &a, &b);
    FILE *f = fopen("notes.txt", "w");
    if (!f) { printf("no file: %s\n", strerror(errno)); return; }
    fprintf(f, "%d", a + b);
    fclose(f);
    f = fopen("notes.txt", "r");
    if (!f || fscanf(f, "%d", &a) != 1) { printf("no file\n"); return; }
    printf("%d\n", a);
}
// What would make the judge follow, or look for what is gone.
static void rearrange(void) {
    refused("unlink", unlink("S.inp"));
    refused("unlinkat", unlinkat(AT_FDCWD, "S.out", 0));
    refused("rename", rename("S.inp", "S.out"));
    refused("renameat2", syscall(SYS_renameat2, AT_FDCWD, "S.inp", AT_FDCWD, "S.out", 2 /* exchange */));
    refused("link", link("S.inp", "linked"));
    refused("symlink", symlink("/etc/passwd", "link"));
    refused("mkdir", mkdir("folder", 0700));
    refused("mkfifo", mkfifo("fifo", 0600));
    refused("rmdir", rmdir("/box"));
    refused("chmod", chmod("S.out", 0));
    refused("fchmod", fchmod(open("S.inp", O_RDONLY), 0777));
    refused("utimes", utimes("S.out", 0));
    refused("mount", syscall(SYS_mount, "/usr", ".", 0, 4096, 0));
    sum();
}
// Descriptors: what else can be asked of them than what a program needs.
static void control_descriptors(void) {
    int fd = open(self, O_RDONLY), out = open("S.out", O_CREAT | O_RDWR, 0600);
    struct flock lock = {F_RDLCK, SEEK_SET, 0, 0, 0};
    const int commands[] = {
        F_SETLK, F_SETLKW, F_GETLK, F_OFD_SETLK, F_OFD_SETLKW, F_OFD_GETLK, F_SETOWN, F_GETOWN, 10 /* SETSIG */, 11, 15 /* SETOWN_EX */,
        16, F_SETLEASE, F_GETLEASE, F_NOTIFY, 1029 /* CANCELLK */, 1031 /* SETPIPE_SZ */, 1032, 1033 /* ADD_SEALS */, 1034, 1035, 1036, 1037, 1038,
        1039 /* CREATED_QUERY */, 1027 /* DUPFD_QUERY */, 1040, 9999,
    };
    for (unsigned i = 0; i < sizeof commands / sizeof *commands; i++) {
        char what[32];
        sprintf(what, "fcntl %d", commands[i]);
        refused(what, fcntl(fd, commands[i], &lock));
        refused(what, fcntl(out, commands[i], &lock));
        refused(what, fcntl(0, commands[i], 0));
    }
    sum();
}
// A lock on a file that many read, taken or asked for: nobody outside notices, nobody inside waits.
static void lock_readable(void) {
    int fd = open(self, O_RDONLY);
    if (flock(fd, LOCK_EX | LOCK_NB) == -1) printf("a lock of others is seen\n");
    struct flock lock = {F_RDLCK, SEEK_SET, 0, 0, 0};
    refused("a POSIX lock", fcntl(fd, F_SETLK, &lock));
    sum();
    fflush(stdout);
    usleep(300000);
}
static void replace_input(void) {
    unlink("S.inp");
    int fd = open("S.inp", O_CREAT | O_WRONLY | O_TRUNC, 0600);
    if (fd != -1) { write(fd, "9 9\n", 4); close(fd); }
    sum();
}
