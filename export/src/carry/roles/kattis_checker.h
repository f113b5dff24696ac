/* checker INPUT ANSWER FEEDBACK_FOLDER < OUTPUT: 42 right, 43 wrong; the reason goes to judgemessage.txt. */
int main(int count, char **words) {
    u32 verdict;
    BINARY(stdin);
    w_start();
    if (count < 4) {
        fputs("usage: checker INPUT ANSWER FEEDBACK_FOLDER < OUTPUT\n", stderr);
        return FAILED;
    }
    take_file(words[1], INPUT);
    take_file(words[2], ANSWER);
    take(stdin, "the program's output", OUTPUT);
    verdict = w_check();
    refuse_what_is_ours(verdict);
    if (verdict == WRONG) {
        char *path = (char *)malloc(strlen(words[3]) + 32);
        FILE *message;
        if (!path) broken("there is not enough memory");
        strcpy(path, words[3]);
        strcat(path, "/judgemessage.txt");
        message = fopen(path, "ab");
        free(path);
        if (message) {
            say(message);
            fputc('\n', message);
            fclose(message);
        }
        return 43;
    }
    return 42;
}
