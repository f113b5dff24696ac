/* Who calls is known by the third word, which is a folder or a file:
   checker INPUT ANSWER FEEDBACK_FOLDER < OUTPUT   42 right, 43 wrong, the reason in judgemessage.txt (Kattis, DOMjudge);
   checker INPUT OUTPUT ANSWER [REPORT]            0 right, 1 wrong, the reason on standard error or in REPORT (testlib).
   Anything else is a failure of the judge: 3. */
int main(int count, char **words) {
    u32 verdict;
    FILE *message = NULL, *report = stderr;
    BINARY(stdin);
    w_start();
    if (count < 4) {
        fputs("usage: checker INPUT ANSWER FEEDBACK_FOLDER < OUTPUT, or checker INPUT OUTPUT ANSWER [REPORT]\n", stderr);
        return FAILED;
    }
    message = message_in(words[3]);
    take_file(words[1], INPUT);
    take_file(words[2], message ? ANSWER : OUTPUT);
    if (message) {
        take(stdin, "the program's output", OUTPUT);
    } else {
        take_file(words[3], ANSWER);
    }
    verdict = w_check();
    refuse_what_is_ours(verdict);
    if (message) {
        if (verdict == WRONG) {
            say(message);
            fputc('\n', message);
        }
        fclose(message);
        return verdict == WRONG ? 43 : 42;
    }
    if (count > 4 && (report = fopen(words[4], "wb")) == NULL) report = stderr;
    if (verdict == WRONG) {
        fputs("wrong answer ", report);
        say(report);
    } else {
        fputs("ok", report);
    }
    fputc('\n', report);
    if (report != stderr) fclose(report);
    return verdict == WRONG ? 1 : 0;
}
