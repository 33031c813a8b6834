const NO_BREAK_SPACE = '\u00A0';

/** A short text that is read as one piece, such as a date: no line ends within it. */
export const unbroken = (text: string) => text.replaceAll(/\s/g, NO_BREAK_SPACE);

/** "31 maggio – 14 settembre", of several words each: a line may end after the dash, and none begins with it. */
export const fromTo = (from: string, to: string) => `${from}${NO_BREAK_SPACE}– ${to}`;
