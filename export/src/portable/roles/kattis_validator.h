/* validator < INPUT: 42 valid, 43 not, with line, column and reason on standard error. */
int main(void) {
    BINARY(stdin);
    w_start();
    take(stdin, "the input", INPUT);
    if (w_validate() == FINE) return 42;
    say(stderr);
    fputc('\n', stderr);
    return 43;
}
