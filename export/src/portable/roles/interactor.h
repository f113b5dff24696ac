/* It talks with the program over standard input and output. Who calls is known by the third word, which is a folder or a
   file:
   interactor INPUT ANSWER FEEDBACK_FOLDER   42 right, 43 wrong, the reason in judgemessage.txt (Kattis, DOMjudge);
   interactor INPUT OUTPUT [ANSWER]          0 right, 1 wrong, the reason on standard error, the dialogue in OUTPUT (testlib).
   Anything else is a failure of the judge: 3. What is in ANSWER is not looked at. */
int main(int count, char **words) {
    FILE *message;
    int good;
    BINARY(stdin);
    BINARY(stdout);
    w_start();
    if (count < 3) {
        fputs("usage: interactor INPUT ANSWER FEEDBACK_FOLDER, or interactor INPUT OUTPUT [ANSWER]\n", stderr);
        return FAILED;
    }
    message = count > 3 ? message_in(words[3]) : NULL;
    take_file(words[1], INPUT);
    if (!message) transcript = fopen(words[2], "wb");
    good = dialogue_is_good();
    if (!good) {
        if (!message) fputs("wrong answer ", stderr);
        say_why(message ? message : stderr);
    } else if (!message) {
        fputs("ok\n", stderr);
    }
    if (message) fclose(message);
    part();
    return message ? (good ? 42 : 43) : !good;
}
