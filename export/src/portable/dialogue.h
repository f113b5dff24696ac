/* A dialogue: the program on one side, the opponent in the module on the other. Nothing here waits for anything but the
   program: a line that it does not read waits in memory until it reads, has closed its output or is gone. How long that
   may take is the judge's business, who alone knows what time the program has used. */
enum { LISTEN, ALL_GOOD, FAULT, NO_RUN };

/* A line is cut here, one byte after the longest that is one. */
#define LONGEST 1001
/* So much of what the program writes ahead of its turn is kept; the rest stays in its pipe. */
#define AHEAD (1u << 20)
/* A pipe that takes anything takes so much at once. */
#define AT_ONCE 512
/* A line that was begun when all was over is shown as far as it comes within so many milliseconds. */
#define PATIENCE 1000
/* A program that has closed its output may be crashing: the judge is to see its end before ours. Milliseconds. */
#define COURTESY 100

struct queue {
    unsigned char *bytes;
    size_t begin, length, room;
};
/* What the program has written, and what it is still to be told. */
static struct queue heard, unsaid;
static int from_program = 0, to_program = 1;
static int has_ended;
/* The line that was heard last, or the beginning of one that has no end. */
static const unsigned char *line;
static size_t line_length;
/* Where the dialogue is written down, if anywhere. */
static FILE *transcript;

static void put(struct queue *queue, const void *bytes, size_t length) {
    if (queue->begin + queue->length + length > queue->room) {
        unsigned char *larger;
        if (queue->length) memmove(queue->bytes, queue->bytes + queue->begin, queue->length);
        queue->begin = 0;
        queue->room = 2 * (queue->length + length) + 65536;
        larger = (unsigned char *)realloc(queue->bytes, queue->room);
        if (!larger) broken("there is not enough memory");
        queue->bytes = larger;
    }
    if (length) memcpy(queue->bytes + queue->begin + queue->length, bytes, length);
    queue->length += length;
}
static void take_off(struct queue *queue, size_t length) {
    queue->begin += length;
    queue->length -= length;
}

#if defined(_WIN32)
#define IGNORE_BROKEN_PIPES ((void)0)
#define WRITE(end, bytes, length) _write(end, bytes, (unsigned)(length))
#define READ(end, bytes, length) _read(end, bytes, (unsigned)(length))
#define CLOSE(end) _close(end)
#define WAIT(milliseconds) Sleep(milliseconds)
#define INTERRUPTED 0
#else
#define IGNORE_BROKEN_PIPES signal(SIGPIPE, SIG_IGN)
#define WRITE(end, bytes, length) write(end, bytes, length)
#define READ(end, bytes, length) read(end, bytes, length)
#define CLOSE(end) close(end)
#define WAIT(milliseconds) ((void)poll(NULL, 0, milliseconds))
#define INTERRUPTED (errno == EINTR || errno == EAGAIN)
#endif

/* The program is told nothing more: it is gone, or all is said. */
static void fall_silent(void) {
    if (to_program >= 0) CLOSE(to_program);
    to_program = -1;
    take_off(&unsaid, unsaid.length);
}
static void write_some(void) {
    size_t length = unsaid.length < AT_ONCE ? unsaid.length : AT_ONCE;
    long written = (long)WRITE(to_program, unsaid.bytes + unsaid.begin, length);
    if (written > 0) {
        take_off(&unsaid, (size_t)written);
    } else if (written == 0 || !INTERRUPTED) {
        fall_silent();
    }
}
static void read_some(void) {
    static unsigned char bytes[65536];
    long length = (long)READ(from_program, bytes, sizeof bytes);
    if (length > 0) {
        put(&heard, bytes, (size_t)length);
    } else if (length == 0 || !INTERRUPTED) {
        /* A stream that fails is one that has ended. */
        has_ended = 1;
    }
}
/* Waits until something can be read or written, and does it; 0 if nothing could within so many milliseconds (-1: however
   long it takes). */
static int go_on(int milliseconds) {
#if defined(_WIN32)
    /* Pipes cannot be waited for there: it reads and writes by turns. */
    (void)milliseconds;
    if (unsaid.length && to_program >= 0) {
        write_some();
    } else {
        read_some();
    }
    return 1;
#else
    struct pollfd ends[2];
    int ready;
    ends[0].fd = has_ended || heard.length >= AHEAD ? -1 : from_program;
    ends[0].events = POLLIN;
    ends[1].fd = unsaid.length ? to_program : -1;
    ends[1].events = POLLOUT;
    ends[0].revents = ends[1].revents = 0;
    ready = poll(ends, 2, milliseconds);
    if (ready < 0 && !INTERRUPTED) broken("it cannot wait for the program");
    if (ready <= 0) return ready < 0;
    if (ends[0].revents) read_some();
    if (ends[1].revents) write_some();
    return 1;
#endif
}

/* Tells the program what it listens to at once. */
static void push(void) {
    while (unsaid.length && to_program >= 0 && go_on(0)) {}
}

static void note(const char *sign, const unsigned char *bytes, size_t length) {
    if (!transcript) return;
    fputs(sign, transcript);
    fputc(' ', transcript);
    fwrite(bytes, 1, length, transcript);
    fputc('\n', transcript);
}
/* What the module says goes to the program, line by line. */
static void pass_on(void) {
    const unsigned char *said = at(w_said(), 0, w_said_length()), *end = said + w_said_length(), *feed;
    if (to_program >= 0) put(&unsaid, said, w_said_length());
    for (; said < end && (feed = (const unsigned char *)memchr(said, '\n', (size_t)(end - said))); said = feed + 1) {
        note("<", said, (size_t)(feed - said));
    }
}
static void wait_until_told(void) {
    while (unsaid.length && to_program >= 0 && !has_ended) go_on(-1);
}
/* The next line, which may have come before its turn; 0 if none comes any more, or none within the patience. */
static int next_line(int patience) {
    for (;;) {
        size_t most = heard.length < LONGEST ? heard.length : LONGEST;
        const unsigned char *feed;
        if (most) line = heard.bytes + heard.begin;
        feed = most ? (const unsigned char *)memchr(line, '\n', most) : NULL;
        line_length = feed ? (size_t)(feed - line) : most;
        if (feed || most == LONGEST) {
            take_off(&heard, line_length + (feed ? 1 : 0));
            return 1;
        }
        if (has_ended || (!go_on(most ? patience : -1) && most && patience >= 0)) return 0;
    }
}
static void hand_over_line(void) {
    /* The place may be anywhere: it is asked for first. */
    u32 place = w_place(OUTPUT, (u32)line_length);
    if (line_length) memcpy(at(place, 0, line_length), line, line_length);
}

static void say_why(FILE *stream) {
    fwrite(at(w_why(), 0, w_why_length()), 1, w_why_length(), stream);
    fputc('\n', stream);
}

/* The whole dialogue: 1 if all was good; or else 0, and the module knows why. */
static int dialogue_is_good(void) {
    u32 next;
    IGNORE_BROKEN_PIPES;
    next = w_open();
    if (next == NO_RUN) {
        fputs("the test's input: ", stderr);
        say_why(stderr);
        exit(FAILED);
    }
    for (;;) {
        pass_on();
        if (next == FAULT) return 0;
        wait_until_told();
        if (next == ALL_GOOD) break;
        if (next_line(-1)) {
            note(">", line, line_length);
            hand_over_line();
            next = w_hear();
        } else {
            next = w_left((u32)line_length);
            pass_on();
            WAIT(COURTESY);
            return 0;
        }
    }
    push();
    fall_silent();
    if (next_line(PATIENCE)) {
        note(">", line, line_length);
    } else if (line_length) {
        /* What has no line feed is no line. */
        line_length = 0;
    } else {
        return 1;
    }
    hand_over_line();
    w_too_much();
    return 0;
}
/* The last words, as far as the program listens; nobody waits for it. */
static void part(void) {
    if (transcript) fclose(transcript);
    transcript = NULL;
    has_ended = 1;
    push();
}
