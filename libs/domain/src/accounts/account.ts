import { DomainError, INVISIBLE, LOOSE_MARKS, PRODUCT_NAME, textProblem, type FieldProblem } from '../shared';
import { COMMON_PASSWORDS } from './common-passwords';

/** Source: specification §3, users (default role). */
export const ACCOUNT_ROLES = ['admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];
export const MAX_USERNAME_LENGTH = 60;
/** The first account's name when none is chosen. */
export const DEFAULT_USERNAME = 'admin';
/** Passwords are judged by their length, and may be neither common nor the username; any characters will do. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Who may run the back-office. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly role: AccountRole;
  /** True until the owner has chosen a password; the back-office urges them to. */
  readonly mustChangePassword: boolean;
  /** True while somebody else knows the password too: then it only serves to choose another one. */
  readonly hasOneTimePassword: boolean;
  /** Whether it may change what the site says and how it looks. Somebody always may. Source: specification §13. */
  readonly mayEditContent: boolean;
}

/**
 * Where a password comes from: chosen by the person who signs in with it; generated at the first start, for the person
 * who runs the machine; or generated for somebody to pass on to one person. Source: specification §12 and §13.
 */
export type PasswordOrigin = 'chosen' | 'first-start' | 'one-time';

/** What an account with a password of this origin has to do about it. */
export function passwordState(origin: PasswordOrigin) {
  return { mustChangePassword: origin !== 'chosen', hasOneTimePassword: origin === 'one-time' };
}

/** @throws DomainError `account.password_to_change` while the account may only choose a password of its own */
export function checkOwnPassword({ hasOneTimePassword }: Account): void {
  if (hasOneTimePassword) throw new DomainError('account.password_to_change');
}

/** What a change of the site's texts, pages, their pictures, events or look is refused with where the account's right to it is missing. */
export const CONTENT_RIGHT = 'account.may_not_edit_content';

/** @throws DomainError `account.may_not_edit_content` */
export function checkContentRight({ mayEditContent }: Pick<Account, 'mayEditContent'>): void {
  if (!mayEditContent) throw new DomainError(CONTENT_RIGHT);
}

/** An account as the owner's list shows it. */
export interface ListedAccount extends Account {
  readonly createdAt: Date;
}

// Letters, digits and what names of people and programs are written with. A mark stands on a letter, and covers no line around it.
const USERNAME_FORM = /^[\p{L}\d][\p{L}\p{M}\d ._@+'’-]*$/u;
// All of a name is of one alphabet: Latin as European and Vietnamese names are written, accents part of their letters; Greek or
// Cyrillic, whose accents may be marks. The other letters, marks and digits of Unicode are dots, apostrophes and further forms of
// Latin letters to the eye: a history could not tell such a name from an access key's or a colleague's.
const ALPHABETS = [
  /^[A-Za-zÀ-ÖØ-öø-ķĹ-žȘ-țḀ-ẙẞẠ-ỹ0-9 ._@+'’-]+$/u,
  /^[\u0370-\u03ff\u1f00-\u1fff\u0300-\u036f0-9 ._@+'’-]+$/u,
  /^[\u0400-\u052f\u0300-\u036f0-9 ._@+'’-]+$/u,
];
const LIKE_AN_ACCESS_KEY = /^api[^\p{L}\p{Nd}]/u;

/** What is wrong with a username for a new account; undefined when nothing is. */
export function usernameProblem(username: string): FieldProblem | undefined {
  const typed = typedUsername(username);
  const problem =
    textProblem('username', typed, { max: MAX_USERNAME_LENGTH, isRequired: true }) ??
    // Small letters can be more than the capital was.
    textProblem('username', usernameKey(typed), { max: MAX_USERNAME_LENGTH });
  if (problem) return problem;
  if (!isReadable(typed)) return { field: 'username', code: 'invalid_characters' };
  return isReserved(typed) ? { field: 'username', code: 'unknown_value' } : undefined;
}

/** A username that was typed for a new account, without needless blanks. @throws DomainError `account.invalid` */
export function newUsername(username: string): string {
  const problem = usernameProblem(username);
  if (problem) throw new DomainError('account.invalid', {}, [problem]);
  return typedUsername(username);
}

function typedUsername(username: string): string {
  return username.trim().normalize('NFC').replaceAll(/ +/gu, ' ');
}

function isReadable(typed: string): boolean {
  const isOfOne = ALPHABETS.some((alphabet) => alphabet.test(typed));
  const isWritten = USERNAME_FORM.test(typed) && !INVISIBLE.test(typed) && !LOOSE_MARKS.test(typed);
  return isOfOne && isWritten && typed.normalize('NFKC') === typed;
}

/** Whether a reader could take a name for the product's or an access key's: case, accents and signs are overlooked. */
function isReserved(name: string): boolean {
  const read = usernameAsRead(name).normalize('NFD').replaceAll(/\p{M}/gu, '');
  const letters = read.replaceAll('ø', 'o').replaceAll('ł', 'i').replaceAll('ŧ', 't').replaceAll('þ', 'p');
  return LIKE_AN_ACCESS_KEY.test(letters) || letters.replaceAll(/\P{L}/gu, '') === usernameKey(PRODUCT_NAME);
}

/** A username without regard to case: no two accounts have the same, nor ever had. */
export function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase();
}

const drawnAs = (letters: string, latin: string) =>
  Object.fromEntries(Array.from(letters, (letter, at) => [letter, latin[at] ?? letter]));

// Fonts draw these alike: Ð and Đ, the comma and the cedilla of Romanian names, breve and caron, the carons that stand like an
// apostrophe, what looks like a capital I or O, and the letters, small or capital, that Cyrillic and Greek share with Latin.
const DRAWN_ALIKE: Readonly<Record<string, string>> = {
  ...{ '’': "'", ð: 'đ', ș: 'ş', ț: 'ţ', ĕ: 'ě', ľ: "i'", ď: "d'", ť: "t'" },
  ...{ l: 'i', ı: 'i', 1: 'i', 0: 'o' },
  ...drawnAs('авекмнорстухіӏјѕԁһԛԝѵү', 'abekmhopctyxiijsdhqwvy'),
  ...drawnAs('αβεζηικμνορτυχϳ', 'abezhikmnoptyxj'),
};
const IS_DRAWN_ALIKE = new RegExp(`[${Object.keys(DRAWN_ALIKE).join('')}]`, 'gu');

/**
 * Whether two usernames read the same, so that no second account may have one: whatever their case and blanks, and whichever
 * of the letters that are drawn alike. Other accents tell names apart; so do `rn` and `m`, since Erna and Ema are two people.
 */
export function readsLike(username: string, other: string): boolean {
  return isReadAs(username, other) || usernameAsDrawn(username) === usernameAsDrawn(other);
}

const isReadAs = (username: string, other: string) => usernameAsRead(username) === usernameAsRead(other);

// Letters that look like a Latin one as they stand, and like another once they are capitals.
const DRAWN_SMALL = drawnAs('νυηγωьгп', 'vunywbrn');
const IS_DRAWN_SMALL = new RegExp(`[${Object.keys(DRAWN_SMALL).join('')}]`, 'gu');

/**
 * A username as it is drawn, small letters as small ones: a small `ν` is a Latin v to the eye, though its capital is an N. Names
 * in capitals and in small letters differ here, which `usernameAsRead` sees.
 */
function usernameAsDrawn(username: string): string {
  const drawn = typedUsername(username).replaceAll(IS_DRAWN_SMALL, (letter) => DRAWN_SMALL[letter] ?? letter);
  // Two letters that stand close are one to the eye.
  return usernameAsRead(drawn).replaceAll('vv', 'w');
}

/**
 * The account of who signs in with a name: the one that is called so, else the one that is read like it, since keyboards have
 * another apostrophe. It is nobody's where an earlier version gave several accounts such names.
 */
export function accountNamed<Named extends { readonly username: string }>(
  accounts: readonly Named[],
  username: string,
): Named | undefined {
  // As guesses are counted, so that each account is guessed at under one name.
  const alike = accounts.filter((account) => isReadAs(account.username, username));
  const isCalledSo = (account: Named) => usernameKey(account.username) === usernameKey(username);
  return alike.find(isCalledSo) ?? (alike.length === 1 ? alike[0] : undefined);
}

/** A username as a reader takes it in. */
export function usernameAsRead(username: string): string {
  const read = (text: string) => text.replaceAll(IS_DRAWN_ALIKE, (letter) => DRAWN_ALIKE[letter] ?? letter);
  // Letters with an accent of their own first, then those below the others.
  return read(read(usernameKey(typedUsername(username))).normalize('NFD'));
}

const WEAKNESS_FACTS = {
  too_short: { facts: { min: MIN_PASSWORD_LENGTH } },
  too_long: { facts: { max: MAX_PASSWORD_LENGTH } },
  common: {},
  unchanged: {},
} as const;
type PasswordWeakness = Exclude<keyof typeof WEAKNESS_FACTS, 'unchanged'>;

/** What makes a password too weak to protect a back-office; undefined when it is good enough. */
export function passwordWeakness(password: string, username: string): PasswordWeakness | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'too_short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too_long';
  const folded = password.toLowerCase();
  return COMMON_PASSWORDS.has(folded) || folded === username.toLowerCase() ? 'common' : undefined;
}

/**
 * @param current the password that it replaces, if any
 * @throws DomainError `account.weak_password` that names the field
 */
export function checkNewPassword(field: string, password: string, username: string, current?: string): void {
  const code = password === current ? 'unchanged' : passwordWeakness(password, username);
  if (code) throw new DomainError('account.weak_password', {}, [{ field, code, ...WEAKNESS_FACTS[code] }]);
}
