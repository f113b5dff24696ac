#define CASE(name) {#name, name}
static const struct { const char *name; void (*run)(void); } cases[] = {
    CASE(sum), CASE(fork_loop), CASE(daemonize), CASE(thread_bomb), CASE(spinning_threads), CASE(busy),
    CASE(sleeper), CASE(stopped), CASE(killer), CASE(mmap_hog), CASE(hidden_memory),
    CASE(shared_memory), CASE(zero_device), CASE(leaderless_hog), CASE(leaderless_spin), CASE(page_tables), CASE(full_pipes),
    CASE(huge_pages_hog), CASE(populate_hog), CASE(write_by_mapping), CASE(many_mappings), CASE(many_descriptors),
    CASE(timer_storm), CASE(endless_locks), CASE(exec_without_room), CASE(exec_without_stack), CASE(lower_limits),
    CASE(timers), CASE(advice), CASE(fill_box_with_names), CASE(hidden_room), CASE(other_files), CASE(rearrange),
    CASE(control_descriptors), CASE(lock_readable), CASE(core_dumps), CASE(privileges), CASE(raise_kernels_signals), CASE(raise_xcpu),
    CASE(words_of_others), CASE(numbers), CASE(many_threads), CASE(who), CASE(write_much), CASE(fill_box), CASE(recursion), CASE(sparse_out), CASE(sparse_out_ignoring), CASE(flood_stdout),
    CASE(flood_stderr), CASE(flood_out), CASE(flood_ignoring), CASE(read_answers), CASE(read_secrets), CASE(read_proc),
    CASE(list_root), CASE(change_files), CASE(out_symlink), CASE(out_symlink_near), CASE(out_fifo),
    CASE(out_folder), CASE(out_mode_000), CASE(out_empty), CASE(replace_input), CASE(system_calls),
    CASE(sockets), CASE(int80), CASE(x32), CASE(right_then_1), CASE(right_then_crash), CASE(aborted),
    CASE(tables_of_streams), CASE(private_tables), CASE(waited_for_by_poll), CASE(waited_for_by_select), CASE(moved_pages),
    CASE(descriptors_in_flight), CASE(queued_signals), CASE(watched_events), CASE(named_mappings), CASE(torn_huge_pages), CASE(host_name),
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
