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
        SYS_tee, SYS_readahead, SYS_sync_file_range, SYS_sync, SYS_syncfs, SYS_mlockall, SYS_mbind, SYS_set_mempolicy,
        SYS_memfd_create, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_tkill,
        SYS_pidfd_getfd, SYS_pidfd_send_signal, SYS_process_madvise, SYS_name_to_handle_at, SYS_mq_unlink,
        SYS_timerfd_create, SYS_preadv2, SYS_pwritev2, 451 /* cachestat */, 457 /* statmount */, 458 /* listmount */,
        SYS_inotify_init1, SYS_inotify_add_watch, SYS_fanotify_mark, SYS_io_setup, SYS_io_submit, SYS_timer_create,
        SYS_sched_setparam, SYS_sched_setattr, SYS_sched_setaffinity, SYS_ioprio_get, SYS_mlock2, SYS_pkey_alloc,
        SYS_process_mrelease, SYS_mq_timedsend, SYS_msgsnd, SYS_semop, SYS_rename, SYS_unlink, SYS_mkdir, SYS_mknodat,
        SYS_fchmod, SYS_fchown, SYS_futimesat, SYS_chroot, SYS_setxattr, SYS_removexattr, SYS_getpmsg, SYS_uselib,
        SYS_clone3, SYS_fork, SYS_vfork, SYS_socket, SYS_connect, SYS_bind, SYS_sendto, SYS_sendmsg, SYS_sendmmsg, SYS_ptrace,
        SYS_unshare, SYS_signalfd4, SYS_setsockopt, SYS_getsockopt, SYS_recvmsg, SYS_recvfrom, SYS_recvmmsg, SYS_listen, SYS_accept,
        SYS_accept4, SYS_shutdown, SYS_io_uring_enter, SYS_io_uring_register, SYS_timerfd_settime, SYS_mq_notify,
        SYS_set_mempolicy_home_node, 449 /* futex_waitv */, 453 /* map_shadow_stack */,
        459 /* lsm_get_self_attr */, 462 /* mseal */, 463 /* setxattrat */, 467 /* open_tree_attr */,
    };
    for (unsigned i = 0; i < sizeof never / sizeof *never; i++) {
        char what[32];
        sprintf(what, "system call %d", never[i]);
        // Not for want of good arguments: there is no such call.
        errno = 0;
        refused(what, syscall(never[i], 0, 0, 0, 0, 0, 0) == -1 && errno == ENOSYS ? -1 : 0);
    }
    sum();
}
// Limits at which the kernel would end a program as the judge or the machine does.
static void lower_limits(void) {
    const int ending[] = {RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_CORE, RLIMIT_RTTIME, RLIMIT_NPROC, RLIMIT_SIGPENDING, RLIMIT_MEMLOCK};
    for (unsigned i = 0; i < sizeof ending / sizeof *ending; i++) {
        struct rlimit one = {1, 1}, old = {0, 0};
        refused("a lower limit", setrlimit(ending[i], &one));
        refused("a lower limit", syscall(SYS_setrlimit, ending[i], &one));
        refused("a lower limit", syscall(SYS_prlimit64, 0, ending[i], &one, &old));
        refused("a lower limit", syscall(SYS_prlimit64, getpid(), ending[i] | 1L << 32, &one, &old));
    }
    // Those that hurt nobody but itself may be lowered, and its stack often is.
    struct rlimit stack = {1 << 20, 8 << 20};
    if (setrlimit(RLIMIT_STACK, &stack) == -1) printf("no stack\n");
    sum();
}
static void core_dumps(void) {
    struct rlimit core = {7, 7};
    getrlimit(RLIMIT_CORE, &core);
    if (core.rlim_cur != 1 || core.rlim_max != 1) printf("ESCAPED core limit %ld\n", (long)core.rlim_cur);
    for (long limit = 0; limit < 2; limit++) {
        struct rlimit wanted = {limit, limit};
        refused("core limit", setrlimit(RLIMIT_CORE, &wanted));
        refused("core limit", prlimit(getpid(), RLIMIT_CORE, &wanted, 0));
        refused("core limit", prlimit(0, RLIMIT_CORE, &wanted, &core));
        refused("core limit", syscall(SYS_prlimit64, 0, RLIMIT_CORE | 1L << 32, &wanted, 0));
    }
    refused("dumpable", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
    sum();
}
static void host_name(void) {
    struct utsname machine;
    uname(&machine);
    printf("%s\n", machine.nodename);
}
static void privileges(void) {
    refused("a setting of privileges", prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0));
    refused("a capability", prctl(47 /* CAP_AMBIENT */, 2, 1, 0, 0));
    refused("a securebit", prctl(PR_SET_SECUREBITS, 0, 0, 0, 0));
    refused("a tracer", prctl(PR_SET_PTRACER, -1, 0, 0, 0));
    refused("a reaper", prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0));
    refused("a death signal", prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0));
    if (getuid() == 0 || geteuid() == 0) printf("ESCAPED as root\n");
    gid_t groups[64];
    int count = getgroups(64, groups);
    for (int i = 0; i < count; i++) if (groups[i] == 0) printf("ESCAPED group of root\n");
    execl("/usr/bin/su", "su", "-c", "echo ESCAPED by su", (char *)0);
    sum();
}
static void sockets(void) {
    const int families[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, 40 /* AF_VSOCK */, 38 /* AF_ALG */, 31, 44};
    const int types[] = {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET};
    for (unsigned f = 0; f < sizeof families / sizeof *families; f++)
        for (unsigned t = 0; t < 4; t++) refused("socket", socket(families[f], types[t], 0));
    int pair[2] = {-1, -1};
    refused("socketpair", socketpair(30 /* AF_TIPC */, SOCK_STREAM, 0, pair));
    // Where a pair may be had, it leads nowhere.
    socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
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
