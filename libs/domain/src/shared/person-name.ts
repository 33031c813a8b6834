import { hasControlCharacters } from './field-checks';

// What names are written with: letters and their marks, figures, blanks that are seen, apostrophes of all kinds, dashes,
// quotation marks, and the dots that set parts of names apart. Everything else leads somewhere (@ : \ _ and the dots
// that IDNA takes for full stops) or is no word.
const NAME_FORM = /^[\p{L}\p{Mn}\p{Mc}\p{Nd}\p{Pd} \u00a0\u3000.,&+/()'’‘‛ʹ`´′՚׳״"“”„«»·・]+$/u;

// Letters without a shape, joiners, marks of direction, variation selectors, tags, soft hyphens. Source: Unicode,
// Default_Ignorable_Code_Point.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

// Persian and Urdu names need the non-joiner between letters, Indian and Sinhala ones a joiner after the sign that takes
// a vowel away. Source: RFC 5892, appendix A.1 and A.2.
const NEEDED_JOINERS =
  /(\p{Script=Arabic}\p{M}*)\u200c(?=\p{Script=Arabic})|([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]/gu;

// No domain ends in a single letter, so an initial may follow a full stop, and anything longer needs a blank between.
// No list of top-level domains: it would be old tomorrow, and mail programs guess. A Chinese or Japanese word may be one sign.
const LINKING_DOT =
  /\.(?:[\p{M}\p{Nd}]|\p{L}\p{M}*[\p{L}\p{Nd}\p{Pd}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;
const LINKING_SIGNS = /\/\/|\.\S*\/|\b(?:www|ftp)\./iu;

// Fewer figures than anybody can be called at.
const MANY_FIGURES = /(?:\p{Nd}\P{Nd}*){5}/u;

// A mark belongs to a letter. Three of those that fit any script, or seven of any kind, are in no writing: they only
// cover the lines around.
const LOOSE_MARKS = /(?:^|[^\p{L}\p{M}])\p{M}|[\u0300-\u036f]{3}|\p{M}{7}/u;

/**
 * Whether a text can be a person's name: with a letter in it, all of it visible, and nothing in it that a mail program
 * would turn into a link. A letter that greets somebody by name must not carry a stranger's link to whom the stranger
 * likes. Source: decisions §7.
 */
export function isName(text: string): boolean {
  const seen = text.replace(NEEDED_JOINERS, '$1$2');
  return (
    /\p{L}/u.test(seen) &&
    !hasControlCharacters(seen) &&
    !INVISIBLE.test(seen) &&
    NAME_FORM.test(seen) &&
    !leadsSomewhere(seen.normalize('NFKC')) &&
    !LOOSE_MARKS.test(seen.normalize('NFC'))
  );
}

function leadsSomewhere(text: string): boolean {
  return LINKING_DOT.test(text) || LINKING_SIGNS.test(text) || MANY_FIGURES.test(text);
}
