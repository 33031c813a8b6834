import type { ContentPage, ContentStore, PublishedSection } from '../content';
import { comparableAddress, lowerCased, MAX_EMAIL_LENGTH, plainLetters } from '../shared';
import type { PersonalData } from './privacy-store';

/** A section of the site's texts in which a person's e-mail address or telephone number stands. */
export interface Mention {
  readonly page: ContentPage;
  readonly sectionId: number;
  readonly kind: string;
  readonly isInDraft: boolean;
  /** Whether guests are sent it, unless it is hidden. */
  readonly isPublished: boolean;
}

/** Shorter ones are house numbers, prices and years. */
const MIN_PHONE_DIGITS = 7;
/** What is left of a number without its prefix, however that is written. */
const LOCAL_DIGITS = 9;
/** An `@`, also where it is written so that programs do not see it, and the domain after it. */
const AT = /\s*[([{<]\s*(?:at|chiocciola|arroba|@)\s*[)\]}>]\s*/giu;
const DOT = /\s*[([{<]\s*(?:dot|punto|punkt|\.)\s*[)\]}>]\s*/giu;
const DOMAIN = /\s*(?:"|\([^()]*\))*\s*@\s*([\p{L}\p{M}\p{N}.-]+)/gu;
/** What shows before a name that it is the end of a longer one. */
const LONGER_NAME = /(?:[\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N}][.+_-])$/u;
const PHONE = /\d[\d\s()./\u2010-\u2013-]+\d/gu;

/**
 * Where the owner's own texts mention a person. They are the owner's to change: an erasure rewrites none of them.
 * Source: specification §13.
 */
export class FindMentions {
  constructor(private readonly content: ContentStore) {}

  /** By the address, and by the telephone numbers that the person's requests came with. */
  async of(email: string, { quotes }: Pick<PersonalData, 'quotes'>): Promise<readonly Mention[]> {
    const phones = quotes.flatMap(({ phone }) => (phone === null ? [] : [digitsOf(phone)]));
    const names = ({ values, marks }: PublishedSection) =>
      textsIn([values, marks]).some((text) => hasAddress(text, email) || hasPhone(text, phones));
    const draft = (await this.content.draft()).filter(names);
    const published = (await this.content.published())
      .flatMap(({ page, sections }) => sections.map((section) => ({ ...section, page })))
      .filter(names);
    const sections = new Map([...draft, ...published].map((section) => [section.id, section]));
    const among = (some: readonly { readonly id: number }[], id: number) => some.some((one) => one.id === id);
    return [...sections.values()].map(({ id, page, kind }) => ({
      page,
      sectionId: id,
      kind,
      isInDraft: among(draft, id),
      isPublished: among(published, id),
    }));
  }
}

/** Every text below a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The owner decides about what is found: rather one too many (`ß` and `ss`, `a=greta@…`) than one too few. */
function hasAddress(text: string, email: string): boolean {
  const [local, domain] = halves(comparableAddress(email));
  const shown = withoutEscapes(plainLetters(text)).replaceAll(AT, '@').replaceAll(DOT, '.');
  return [...shown.matchAll(DOMAIN)].some(({ index, 1: found = '' }) => {
    if (halves(comparableAddress(`${local}@${found.replace(/[.-]+$/u, '')}`))[1] !== domain) return false;
    const before = inOneCase(shown.slice(Math.max(0, index - MAX_EMAIL_LENGTH), index));
    const name = inOneCase(local);
    return before.endsWith(name) && !LONGER_NAME.test(before.slice(0, -name.length));
  });
}

function halves(address: string): readonly [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
}

function inOneCase(text: string): string {
  return lowerCased(text.normalize('NFKC')).normalize('NFKC').replaceAll('ß', 'ss');
}

/** As a link means what it spells by numbers (`%40`). */
function withoutEscapes(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/giu, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}

function hasPhone(text: string, phones: readonly string[]): boolean {
  const numbers = (plainLetters(text).match(PHONE) ?? []).map(digitsOf);
  return phones.some(
    (phone) =>
      phone.length >= MIN_PHONE_DIGITS &&
      numbers.some((number) => number.includes(phone.slice(-LOCAL_DIGITS))),
  );
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '');
}
