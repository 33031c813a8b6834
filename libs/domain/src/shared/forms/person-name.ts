import { hasControlCharacters } from './field-checks';

// What names are written with: letters and their marks, digits, visible spaces, apostrophes of all kinds, dashes,
// quotation marks, and the dots that separate parts of names. Everything else can be part of an address (@ : \ _ and
// the dots that IDNA treats as full stops) or of no word.
const NAME_FORM = /^[\p{L}\p{Mn}\p{Mc}\p{Nd}\p{Pd} \u00a0\u3000.,&+/()'’‘‛ʹ`´′՚׳״"“”„«»·・]+$/u;

// Invisible letters, joiners, direction marks, variation selectors, tags, soft hyphens. Source: Unicode,
// Default_Ignorable_Code_Point.
export const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

// Persian and Urdu names need the non-joiner between letters, Indian and Sinhala ones a joiner after the sign that
// removes a vowel. Source: RFC 5892, appendix A.1 and A.2.
const NEEDED_JOINERS =
  /(\p{Script=Arabic}\p{M}*)\u200c(?=\p{Script=Arabic})|([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]/gu;

// No domain ends in a single letter, so an initial may follow a full stop directly; anything longer needs a space
// before it. No list of top-level domains: it would soon be outdated, and mail programs guess. A Chinese or Japanese
// word may be one character.
const LINKING_DOT =
  /\.(?:[\p{M}\p{Nd}]|\p{L}\p{M}*[\p{L}\p{Nd}\p{Pd}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;
const LINKING_SIGNS = /\/\/|\.\S*\/|\b(?:www|ftp)\./iu;

// Fewer digits than this are no phone number.
const MANY_DIGITS = /(?:\p{Nd}\P{Nd}*){5}/u;

// A mark belongs to a letter. No writing has three marks that fit any script, or seven of any kind, in a row: they only
// cover the lines around them.
export const LOOSE_MARKS = /(?:^|[^\p{L}\p{M}])\p{M}|[\u0300-\u036f]{3}|\p{M}{7}/u;

/**
 * Whether a text can be a person's name: it has a letter, all of it is visible, and no mail program would turn any of
 * it into a link. An e-mail that greets somebody by name must not carry a stranger's link to anyone the stranger likes.
 * Source: specification §15.
 */
export function isName(text: string): boolean {
  const seen = text.replace(NEEDED_JOINERS, '$1$2');
  return (
    /\p{L}/u.test(seen) &&
    !hasControlCharacters(seen) &&
    !INVISIBLE.test(seen) &&
    NAME_FORM.test(seen) &&
    !looksLikeAnAddress(seen.normalize('NFKC')) &&
    !LOOSE_MARKS.test(seen.normalize('NFC'))
  );
}

function looksLikeAnAddress(text: string): boolean {
  return LINKING_DOT.test(text) || LINKING_SIGNS.test(text) || MANY_DIGITS.test(text);
}
