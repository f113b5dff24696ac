/* For tests: on standard input any number of cases, each three numbers and so many bytes (input, answer, output); on
   standard output what was said of each, as a verdict, a length and the sentence. Without an answer and an output the
   input is only validated. */
static int part(u32 length, u32 place) {
    unsigned char *to = at(w_place(place, length), 0, length);
    return fread(to, 1, length, stdin) == length;
}
int main(void) {
    int lengths[3];
    BINARY(stdin);
    BINARY(stdout);
    w_start();
    while (scanf("%d %d %d", lengths, lengths + 1, lengths + 2) == 3 && getchar() == '\n') {
        u32 verdict;
        if (!part((u32)lengths[0], INPUT)) return FAILED;
        if (lengths[1] < 0) {
            verdict = w_validate();
        } else if (lengths[2] < 0) {
            verdict = w_solve();
        } else {
            if (!part((u32)lengths[1], ANSWER) || !part((u32)lengths[2], OUTPUT)) return FAILED;
            verdict = w_check();
        }
        printf("%u %u\n", verdict, w_said_length());
        say(stdout);
        putchar('\n');
    }
    return 0;
}
