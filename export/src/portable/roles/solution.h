/* Reads INPUT_NAME and writes OUTPUT_NAME if the first is there, else standard input and output. */
int main(void) {
    FILE *input = fopen(INPUT_NAME, "rb"), *output = stdout;
    w_start();
    if (input) {
        take(input, INPUT_NAME, INPUT);
        output = fopen(OUTPUT_NAME, "wb");
        if (!output) return FAILED;
    } else {
        BINARY(stdin);
        BINARY(stdout);
        take(stdin, "standard input", INPUT);
    }
    if (w_solve() != FINE) {
        say(stderr);
        fputc('\n', stderr);
        return FAILED;
    }
    say(output);
    return fflush(output) ? FAILED : 0;
}
