/* checker INPUT OUTPUT ANSWER [REPORT]: accepts. Whoever comes here has been accepted by the interactor, which judges all.
   0, and "ok" on standard error or in REPORT (testlib). */
#include <stdio.h>

int main(int count, char **words) {
    FILE *report = count > 4 ? fopen(words[4], "wb") : NULL;
    fputs("ok\n", report ? report : stderr);
    if (report) fclose(report);
    return 0;
}
