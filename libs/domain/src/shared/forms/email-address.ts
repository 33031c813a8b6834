import { withoutUnseen } from './visible-text';

/** RFC 5321 §4.5.3.1.3 allows 254 characters; the column holds 255. Source: specification §9. */
export const MAX_EMAIL_LENGTH = 255;

// One @, a dot-separated domain whose top level begins with a letter, no blanks, nothing invisible, and no characters
// that could break out of a mail header. Marks are vowels of Hindi and Thai, and accents that were typed apart.
const EMAIL_FORM =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Whether a text has the form of an e-mail address; it need not exist. */
export function isEmailAddress(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'));
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    EMAIL_FORM.test(text) &&
    local.length <= 64 &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    // The beginning of an encoded word (RFC 2047 §2): mail programs show something else in its place.
    !local.includes('=?')
  );
}

/**
 * An address in lower case, for comparison. Letter by letter, as PostgreSQL's `lower` does: JavaScript turns İ into
 * two letters and a Σ at the end of a word into ς, and somebody with such an address would not be found. ς and σ are
 * both lower case for Σ.
 */
export function lowerCased(email: string): string {
  const small = Array.from(email, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase()));
  return small.join('').replaceAll('ς', 'σ');
}

/**
 * An address in the one spelling in which addresses are compared for a person's data: as `plainAddress` has it, without
 * capitals, the domain as name servers know it (`xn--…`).
 */
export function comparableAddress(email: string): string {
  const plain = plainAddress(email);
  const at = plain.lastIndexOf('@');
  // Some capitals are several letters whose small ones are a single letter again, as of ǰ.
  const local = lowerCased(plain.slice(0, at)).normalize('NFC');
  return `${local}@${hostOf(plain.slice(at + 1))}`;
}

const DOTS = /[\u3002\uff61]/gu;
/** ASCII in full width, and the small `﹫`. Ligatures and the like stay: `ﬁora` and `fiora` are two mailboxes. */
const WIDE = /[\uff01-\uff5e\ufe6b]/gu;

/** A text with one character for those that are written alike: no full width, accents as one letter, one dot, nothing unseen. */
export function plainLetters(text: string): string {
  const narrow = text.replaceAll(WIDE, (letter) => letter.normalize('NFKC'));
  return withoutUnseen(narrow.normalize('NFC')).replaceAll(DOTS, '.');
}

/** Longest text in which an address is looked for, name and comments around it: four times an address. Our own figure. */
const MAX_ADDRESS_TEXT = 4 * MAX_EMAIL_LENGTH;

/**
 * The address that somebody means by what they typed or pasted: without a name around it, `mailto:`, comments, quotes that it does
 * not need, and the dot at a domain's end (RFC 5322 §3.4, RFC 5321 §4.1.2). It need not be an address. A text that is too long
 * for one is left as it is.
 */
export function plainAddress(text: string): string {
  if (text.length > MAX_ADDRESS_TEXT) return text;
  const plain = plainLetters(text);
  const within = /<([^<>]*)>\s*$/.exec(plain)?.[1] ?? plain;
  return within
    .trim()
    .replace(/^mailto:/i, '')
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/\s*([@.])\s*/g, '$1')
    .replace(/^"([^"\\\s@]+)"@/, '$1@')
    .replace(/\.$/, '')
    .trim();
}

/**
 * The mailbox behind an address, in one spelling, so that limits see one person behind many spellings: lower case, without
 * what follows a `+`, full-width letters as plain ones, and the domain as servers look it up. What single providers do
 * besides (Gmail's dots) is not guessed. For comparing only: messages go to the address as it was typed.
 * Source: specification §12, Guessing and floods.
 * @param email passes `isEmailAddress`
 */
export function mailboxOf(email: string): string {
  const plain = email.normalize('NFKC');
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, at).toLowerCase();
  // A plus at the very beginning is part of the name.
  const name = local.slice(0, 1) + local.slice(1).replace(/\+.*$/u, '');
  return `${name}@${hostOf(plain.slice(at + 1))}`;
}

/**
 * A host as name servers know it: labels of other scripts as `xn--…`. Capitals are left to that (UTS 46): it tells ς from σ
 * and İ from i, which are other domains.
 */
function hostOf(domain: string): string {
  // A short cut for most addresses: a search for a person compares all of a site's, and parsing is slow.
  if (/^[a-z\d.-]+\.[a-z]+$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname.replace(/\.$/, '');
  } catch {
    return lowerCased(domain);
  }
}
