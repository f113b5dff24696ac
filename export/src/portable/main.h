/* The judge's side: files in, a verdict out. */
static any_function found(u32 place, u32 wanted) {
    if (place >= TABLE_LENGTH || !table[place].function || table[place].type != wanted) trap();
    return table[place].function;
}

/* The places of `travel`: what is read goes there, what is said comes from there. */
enum { INPUT, ANSWER, OUTPUT };
enum { FINE, WRONG, BAD_INPUT, BAD_ANSWER };

/* Reads a stream to its end into one of the module's places. */
static void take(FILE *stream, const char *name, u32 place) {
    size_t length = 0, room = 1 << 16, more;
    unsigned char *bytes = (unsigned char *)malloc(room);
    if (!stream) {
        fprintf(stderr, "%s cannot be read\n", name);
        exit(FAILED);
    }
    while (bytes && (more = fread(bytes + length, 1, room - length, stream)) > 0) {
        length += more;
        if (length == room) bytes = (unsigned char *)realloc(bytes, room *= 2);
    }
    if (!bytes || length > 0x7fffffff) broken("there is not enough memory");
    if (ferror(stream)) {
        fprintf(stderr, "%s cannot be read\n", name);
        exit(FAILED);
    }
    memcpy(at(w_place(place, (u32)length), 0, length), bytes, length);
    free(bytes);
}
static void take_file(const char *name, u32 place) {
    FILE *file = fopen(name, "rb");
    take(file, name, place);
    fclose(file);
}
static void say(FILE *stream) { fwrite(at(w_said(), 0, w_said_length()), 1, w_said_length(), stream); }

#if defined(_WIN32)
#define BINARY(stream) _setmode(_fileno(stream), _O_BINARY)
#else
#define BINARY(stream) ((void)0)
#endif

/* A verdict that is not the program's: the sentence goes to standard error, the judge is told of a failure. */
static void refuse_what_is_ours(u32 verdict) {
    if (verdict != BAD_INPUT && verdict != BAD_ANSWER) return;
    fputs(verdict == BAD_INPUT ? "the test's input: " : "the judge's answer: ", stderr);
    say(stderr);
    fputc('\n', stderr);
    exit(FAILED);
}

/* Where Kattis and DOMjudge read why an answer is wrong; nothing if this is no folder. */
static FILE *message_in(const char *folder) {
    char *path = (char *)malloc(strlen(folder) + 32);
    FILE *message;
    if (!path) broken("there is not enough memory");
    strcpy(path, folder);
    strcat(path, "/judgemessage.txt");
    message = fopen(path, "ab");
    free(path);
    return message;
}
