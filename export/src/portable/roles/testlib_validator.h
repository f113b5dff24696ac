/* validator < INPUT: 0 valid, 3 not, with line, column and reason on standard error. */
int main(void) {
    BINARY(stdin);
    w_start();
    take(stdin, "the input", INPUT);
    if (w_validate() == FINE) return 0;
    fputs("FAIL ", stderr);
    say(stderr);
    fputc('\n', stderr);
    return 3;
}
