// Programs that mean harm, one a function. The first word of the input says which. The parts of this
// program stand in files of their own and are put together by the tests.
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
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/utsname.h>
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
