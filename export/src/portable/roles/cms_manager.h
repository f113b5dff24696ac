/* manager FROM_PROGRAM TO_PROGRAM < INPUT: it talks with the program over two named pipes. A score from 0 to 1 on standard
   output, a sentence on standard error; the dialogue in output.txt, for whoever tries an input of his own there. */
int main(int count, char **words) {
    int good;
    w_start();
    if (count < 3) {
        fputs("usage: manager FROM_PROGRAM TO_PROGRAM < INPUT\n", stderr);
        return FAILED;
    }
    take(stdin, "the input", INPUT);
    IGNORE_BROKEN_PIPES;
    /* The program, too, opens what it reads first; either side waits for the other. */
    to_program = open(words[2], O_WRONLY);
    from_program = open(words[1], O_RDONLY);
    if (to_program < 0 || from_program < 0) {
        fputs("a pipe to the program cannot be opened\n", stderr);
        return FAILED;
    }
    transcript = fopen("output.txt", "wb");
    good = dialogue_is_good();
    part();
    puts(good ? "1.0" : "0.0");
    if (good) {
        fputs("translate:success\n", stderr);
    } else {
        say_why(stderr);
    }
    return 0;
}
