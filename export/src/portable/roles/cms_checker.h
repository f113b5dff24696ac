/* checker INPUT ANSWER OUTPUT: a score from 0 to 1 on standard output, a sentence on standard error. */
int main(int count, char **words) {
    u32 verdict;
    w_start();
    if (count < 4) {
        fputs("usage: checker INPUT ANSWER OUTPUT\n", stderr);
        return FAILED;
    }
    take_file(words[1], INPUT);
    take_file(words[2], ANSWER);
    take_file(words[3], OUTPUT);
    verdict = w_check();
    refuse_what_is_ours(verdict);
    if (verdict == WRONG) {
        puts("0.0");
        say(stderr);
        fputc('\n', stderr);
    } else {
        puts("1.0");
        fputs("translate:success\n", stderr);
    }
    return 0;
}
