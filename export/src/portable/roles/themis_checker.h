/* Two lines on standard input: the test's folder and the contestant's folder. The last line on standard output is the
   score, 0 or 1. */
static char *path_in(const char *folder, const char *name) {
    char *path = (char *)malloc(strlen(folder) + strlen(name) + 2);
    if (!path) broken("there is not enough memory");
    strcpy(path, folder);
    if (*path && path[strlen(path) - 1] != '/' && path[strlen(path) - 1] != '\\') {
#if defined(_WIN32)
        strcat(path, "\\");
#else
        strcat(path, "/");
#endif
    }
    return strcat(path, name);
}
int main(void) {
    char test[4096], contestant[4096];
    FILE *output;
    u32 verdict;
    w_start();
    if (!fgets(test, sizeof test, stdin) || !fgets(contestant, sizeof contestant, stdin)) {
        fputs("two folders are expected on standard input\n", stderr);
        return FAILED;
    }
    test[strcspn(test, "\r\n")] = 0;
    contestant[strcspn(contestant, "\r\n")] = 0;
    take_file(path_in(test, INPUT_NAME), INPUT);
    take_file(path_in(test, OUTPUT_NAME), ANSWER);
    output = fopen(path_in(contestant, OUTPUT_NAME), "rb");
    if (!output) {
        puts("there is no " OUTPUT_NAME "\n0");
        return 0;
    }
    take(output, OUTPUT_NAME, OUTPUT);
    verdict = w_check();
    refuse_what_is_ours(verdict);
    if (verdict == WRONG) {
        say(stdout);
        puts("\n0");
    } else {
        puts("1");
    }
    return 0;
}
