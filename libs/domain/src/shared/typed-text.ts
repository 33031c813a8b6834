// Control characters other than tab and line breaks have no place in what a person types, and PostgreSQL refuses NUL;
// halves of characters (lone surrogates) are no text, and it refuses them in JSON.
const CONTROL_CHARACTERS = /(?![\t\r\n])\p{Cc}|\p{Cs}/u;
const LINE_BREAKS = /[\r\n\u2028\u2029]/;

/** Whether a text holds characters that nobody types, which a letter's head or a database could stumble over. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL_CHARACTERS.test(text);
}

/** Whether a text that is meant for one line has several. */
export function hasLineBreaks(text: string): boolean {
  return LINE_BREAKS.test(text);
}
