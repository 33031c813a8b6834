// Control characters other than tab and line breaks have no place in what a person types, and PostgreSQL refuses NUL;
// halves of characters (lone surrogates) are no text, and it refuses them in JSON. What turns the direction of writing
// (U+202A to U+202E, U+2066 to U+2069) makes a text read as another one than it is.
const CONTROL_CHARACTERS = /(?![\t\r\n])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;
const LINE_BREAKS = /[\r\n\u2028\u2029]/;

/** Whether a text holds characters that nobody types, which a letter's head or a database could stumble over. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL_CHARACTERS.test(text);
}

/** Whether a text that is meant for one line has several. */
export function hasLineBreaks(text: string): boolean {
  return LINE_BREAKS.test(text);
}
