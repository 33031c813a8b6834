/** Exit codes of sysexits.h for what would fail again: how the program was called, and how it is configured. */
export const EXIT_USAGE = 64;
export const EXIT_CONFIGURATION = 78;
