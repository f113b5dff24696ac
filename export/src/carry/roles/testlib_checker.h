/* checker INPUT OUTPUT ANSWER [REPORT]: 0 right, 1 wrong, 3 the judge failed; the reason goes to standard error, or to
   REPORT. */
int main(int count, char **words) {
    u32 verdict;
    FILE *report = stderr;
    w_start();
    if (count < 4) {
        fputs("usage: checker INPUT OUTPUT ANSWER [REPORT]\n", stderr);
        return FAILED;
    }
    take_file(words[1], INPUT);
    take_file(words[2], OUTPUT);
    take_file(words[3], ANSWER);
    verdict = w_check();
    refuse_what_is_ours(verdict);
    if (count > 4 && (report = fopen(words[4], "wb")) == NULL) report = stderr;
    if (verdict == WRONG) {
        fputs("wrong answer ", report);
        say(report);
    } else {
        fputs("ok", report);
    }
    fputc('\n', report);
    return verdict == WRONG ? 1 : 0;
}
