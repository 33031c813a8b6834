const NO_BREAK_SPACE = '\u00A0';

/** A short text that is read as one piece, such as a date: no line ends within it. */
export const unbroken = (text: string) => text.replaceAll(/\s/g, NO_BREAK_SPACE);
