import type { ContentPage, ContentStore } from '../content';
import type { EventStore } from '../events';
import type { Property, PropertyGapField, PropertyStore } from '../property';
import type { ReviewStore } from '../reviews';
import type { RoomStore } from '../rooms';
import { comparableAddress, dayOf, lowerCased, MAX_EMAIL_LENGTH, plainLetters } from '../shared';
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

/** What else the owner writes about; `gallery` for the descriptions of a room's pictures, `review` for a reply below it. */
export const MENTIONING_RECORDS = ['event', 'room', 'gallery', 'review', 'property'] as const;

/** A record in whose texts a person's e-mail address or telephone number stands. */
export interface RecordMention {
  readonly kind: (typeof MENTIONING_RECORDS)[number];
  /** Of the event, the room or the review; null of the property, which is one. */
  readonly id: number | null;
  /** The event's title, the room's name, the reviewer's name, or the property's field. */
  readonly name: string;
}

export interface Mentions {
  readonly mentions: readonly Mention[];
  readonly records: readonly RecordMention[];
}

/** The property's fields that are sentences and names of its owner's, not its own telephone number and address. */
const PROPERTY_TEXTS = {
  tagline: ({ tagline }) => tagline,
  houseRules: ({ houseRules }) => houseRules,
  cancellationTerms: ({ cancellationTerms }) => cancellationTerms,
  depositTerms: ({ depositTerms }) => depositTerms,
  touristTax: ({ touristTax }) => touristTax?.note,
  hosts: ({ hosts }) => hosts.map(({ name, pictureAlt }) => [name, pictureAlt]),
  ownServices: ({ ownServices }) => ownServices.map(({ name }) => name),
  ownAmenities: ({ ownAmenities }) => ownAmenities.map(({ name }) => name),
  ownWays: ({ ownWays }) => ownWays.map(({ name }) => name),
} satisfies Partial<Record<PropertyGapField, (property: Property) => unknown>>;

type IsNamedIn = (...values: readonly unknown[]) => boolean;

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
/** Shorter ones are house numbers, prices and years. */
const MIN_PHONE_DIGITS = 7;
/** What is left of a number without its prefix, however that is written. */
const LOCAL_DIGITS = 9;
/** An `@`, also where it is written so that programs do not see it, and the domain after it. */
const AT = / ?[([{<] ?(?:at|chiocciola|arroba|@) ?[)\]}>] ?/giu;
const DOT = / ?[([{<] ?(?:dot|punto|punkt|\.) ?[)\]}>] ?/giu;
const DOMAIN = /@ ?([\p{L}\p{M}\p{N}.-]+)/gu;
/** What may stand between a name and its `@`: the quotation mark that ends it, a comment. */
const AFTER_NAME = /(?:"|\([^()]*\))$/u;
/** What shows before a name that it is the end of a longer one. */
const LONGER_NAME = /(?:[\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N}][.+_-])$/u;
const PHONE = /\d[\d\s()[\].,:/_·•\u2010-\u2015\u2212-]+\d/gu;

/**
 * Where the owner's own texts mention a person. They are the owner's to change: an erasure rewrites none of them.
 * Source: specification §13.
 */
export class FindMentions {
  constructor(
    private readonly content: ContentStore,
    private readonly events: EventStore,
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
    private readonly reviews: ReviewStore,
  ) {}

  /**
   * By the address, and by the telephone numbers that the person's requests came with. Replies to the person's own reviews
   * are left out: an erasure takes them.
   */
  async of(email: string, { quotes, reviews }: Pick<PersonalData, 'quotes' | 'reviews'>): Promise<Mentions> {
    const phones = quotes.flatMap(({ phone }) => (phone === null ? [] : [digitsOf(phone)]));
    const isNamedIn: IsNamedIn = (...values) =>
      textsIn(values).some((text) => hasAddress(text, email) || hasPhone(text, phones));
    const own = new Set(reviews.map(({ id }) => id));
    const records = [
      ...(await this.inEvents(isNamedIn)),
      ...(await this.inRooms(isNamedIn)),
      ...(await this.inReplies(isNamedIn, own)),
      ...(await this.inProperty(isNamedIn)),
    ];
    return { mentions: await this.inSections(isNamedIn), records };
  }

  private async inSections(isNamedIn: IsNamedIn): Promise<readonly Mention[]> {
    const draft = (await this.content.draft()).filter(({ values, marks }) => isNamedIn(values, marks));
    const published = (await this.content.published())
      .flatMap(({ page, sections }) => sections.map((section) => ({ ...section, page })))
      .filter(({ values, marks }) => isNamedIn(values, marks));
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

  private async inEvents(isNamedIn: IsNamedIn): Promise<readonly RecordMention[]> {
    // The day is of no matter to a list that leaves out none.
    const { events } = await this.events.list('everything', dayOf(new Date(0)), ALL);
    return events
      .filter(({ title, description, location, link }) => isNamedIn(title, description, location, link))
      .map(({ id, title }) => ({ kind: 'event', id, name: title.it }));
  }

  private async inRooms(isNamedIn: IsNamedIn): Promise<readonly RecordMention[]> {
    const rooms = await this.rooms.list('everything');
    const ofKind = (kind: 'room' | 'gallery', texts: (room: (typeof rooms)[number]) => unknown) =>
      rooms.filter((room) => isNamedIn(texts(room))).map(({ id, name }) => ({ kind, id, name }));
    return [
      ...ofKind('room', ({ name, description, shortDescription }) => [name, description, shortDescription]),
      ...ofKind('gallery', ({ images }) => images.map(({ alt }) => alt)),
    ];
  }

  private async inReplies(isNamedIn: IsNamedIn, own: ReadonlySet<number>): Promise<readonly RecordMention[]> {
    const { reviews } = await this.reviews.list('everything', ALL);
    return reviews
      .filter(({ id, reply }) => reply !== null && !own.has(id) && isNamedIn(reply.text))
      .map(({ id, guestName }) => ({ kind: 'review', id, name: guestName }));
  }

  private async inProperty(isNamedIn: IsNamedIn): Promise<readonly RecordMention[]> {
    const property = await this.properties.find();
    return Object.entries(property ? PROPERTY_TEXTS : {})
      .filter(([, textsOf]) => property && isNamedIn(textsOf(property)))
      .map(([name]) => ({ kind: 'property', id: null, name }));
  }
}

/** Every text below a value. */
/** Every text in a value, and what is read where pieces of one, such as a link's words, follow each other. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.length > 1 && value.every(isPiece))
    return [value.map(({ text }) => text).join(''), ...value.flatMap(textsIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isPiece(value: unknown): value is { readonly text: string } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

/** The owner decides about what is found: rather one too many (`ß` and `ss`, `a=greta@…`) than one too few. */
function hasAddress(text: string, email: string): boolean {
  const [local, domain] = halves(comparableAddress(email));
  // Blanks in one, or a text of nothing else takes the patterns seconds.
  const letters = withoutEscapes(plainLetters(text)).replaceAll(/\s+/gu, ' ');
  const shown = letters.replaceAll(AT, '@').replaceAll(DOT, '.');
  return [...shown.matchAll(DOMAIN)].some(({ index, 1: found = '' }) => {
    if (halves(comparableAddress(`${local}@${found.replace(/[.-]+$/u, '')}`))[1] !== domain) return false;
    const before = inOneCase(withoutComments(shown.slice(Math.max(0, index - MAX_EMAIL_LENGTH), index)));
    const name = inOneCase(local);
    return before.endsWith(name) && !LONGER_NAME.test(before.slice(0, -name.length));
  });
}

function withoutComments(before: string): string {
  const name = before.trimEnd();
  return AFTER_NAME.test(name) ? withoutComments(name.replace(AFTER_NAME, '')) : name;
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
