/* In place of an exercise's module: it says 1, 2, … up to N, a line each, in W digits (the input is "N W"), and wants each
   number back. */
static const struct entry table[] = {{0, 0}};
#define TABLE_LENGTH 1u
enum { ROOM = 1 << 16, INPUT_AT = 1 << 16, ANSWER_AT = 2 << 16, OUTPUT_AT = 3 << 16, SAID_AT = 4 << 16, WHY_AT = 5 << 16 };
static u32 length_of[3], length_said, length_why;
static long round_now, rounds, width;
static void w_start(void) { reserve(6); }
static u32 w_place(u32 which, u32 length) {
    if (length > ROOM) broken("that is too long");
    length_of[which] = length;
    return (which + 1) << 16;
}
static u32 w_said(void) { return SAID_AT; }
static u32 w_said_length(void) { return length_said; }
static u32 w_why(void) { return WHY_AT; }
static u32 w_why_length(void) { return length_why; }
static u32 w_validate(void) { return 0; }
static u32 w_check(void) { return 0; }
static u32 w_solve(void) { return 0; }
static void because(const char *why, const unsigned char *text, u32 length) {
    length_why = (u32)sprintf((char *)memory + WHY_AT, "round %ld: %s \"%.*s\"", round_now, why, (int)length, (const char *)text);
}
static u32 say_next(void) {
    if (++round_now > rounds) return length_said = 0, 1;
    length_said = (u32)sprintf((char *)memory + SAID_AT, "%0*ld\n", (int)width, round_now);
    return 0;
}
static u32 w_open(void) {
    memory[INPUT_AT + length_of[0]] = 0;
    if (sscanf((const char *)memory + INPUT_AT, "%ld %ld", &rounds, &width) != 2) {
        because("no run", memory, 0);
        return 3;
    }
    return say_next();
}
static u32 w_hear(void) {
    char *end;
    unsigned char *said = memory + OUTPUT_AT;
    said[length_of[2]] = 0;
    if (strtol((const char *)said, &end, 10) == round_now && (unsigned char *)end == said + length_of[2]) return say_next();
    because("found", said, length_of[2] > 40 ? 40 : length_of[2]);
    length_said = (u32)sprintf((char *)memory + SAID_AT, "-1\n");
    return 2;
}
static u32 w_left(u32 bytes) {
    length_why = (u32)sprintf((char *)memory + WHY_AT, "round %ld: left after %u bytes", round_now, bytes);
    length_said = (u32)sprintf((char *)memory + SAID_AT, "-1\n");
    return 2;
}
static u32 w_too_much(void) {
    because("too much", memory + OUTPUT_AT, length_of[2]);
    return 2;
}
