import { CONTENT_PAGES, lacksFirstTexts, type ContentPage, type DraftPage } from '../content';
import { missingTranslations, PROPERTY_GAP_FIELDS, propertyGaps, type PropertyGap } from '../property';
import { DomainError, isBlank, isPublished, LANGUAGES, type Language, type Localized } from '../shared';

/** Longest key of a reminder in characters. */
export const MAX_REMINDER_LENGTH = 80;

/** What a room that guests see may lack. */
export const ROOM_GAP_KINDS = ['codes', 'price', 'picture', 'texts', 'altText'] as const;
export type RoomGapKind = (typeof ROOM_GAP_KINDS)[number];

/** What is known of a room. */
export interface RemindedRoom {
  readonly id: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly cin: string | null;
  readonly iun: string | null;
  readonly hasPrice: boolean;
  readonly description: Localized;
  readonly shortDescription: Localized;
  /** What its main image shows; null when it has none. */
  readonly mainImageAlt: Readonly<Partial<Record<Language, string>>> | null;
}

interface RoomGap {
  readonly room: Pick<RemindedRoom, 'id' | 'name'>;
  readonly lack: RoomGapKind;
  /** Codes that are missing, for `codes`. */
  readonly codes: readonly ('CIN' | 'IUN')[];
  /** Languages that a text lacks, for `texts` and `altText`. */
  readonly languages: readonly Language[];
}

/** What a page of the site may lack: texts without which it cannot be published, pages that it links, or translations. */
export const CONTENT_GAP_KINDS = ['texts', 'links', 'translations'] as const;
export type ContentGapKind = (typeof CONTENT_GAP_KINDS)[number];

interface ContentGap {
  readonly page: ContentPage;
  readonly lack: ContentGapKind;
  /** How many of them. */
  readonly count: number;
  /** Languages that a text lacks, for `translations`. */
  readonly languages: readonly Language[];
}

/** What is known of a page of the site. */
export type RemindedPage = Pick<DraftPage, 'page' | 'gaps' | 'sections' | 'awaitsOwner'>;

/** What the site as a whole may lack: any texts, or an owner who has read those that an upgrade gave it. */
const SITE_GAP_KINDS = ['starter', 'unread'] as const;

interface SiteGap {
  readonly lack: (typeof SITE_GAP_KINDS)[number];
  /** How many pages, for `unread`. */
  readonly count: number;
}

/** Something that the owner should complete, about the property, a room, a page of the site or all of its texts. */
export type Reminder = { readonly key: string } & (
  | { readonly property: PropertyGap; readonly room?: never; readonly content?: never; readonly site?: never }
  | { readonly room: RoomGap; readonly property?: never; readonly content?: never; readonly site?: never }
  | { readonly content: ContentGap; readonly property?: never; readonly room?: never; readonly site?: never }
  | { readonly site: SiteGap; readonly property?: never; readonly room?: never; readonly content?: never }
);

/** Fields of the property whose absence costs fines. */
const LEGAL: readonly PropertyGap['field'][] = ['cin', 'iun'];
/** What a guest hardly misses. */
const MINOR: readonly PropertyGap['field'][] = ['hosts'];

/**
 * What is missing, in order of harm: what the law asks for, what keeps a guest from asking for a room, what guests look
 * for, the VAT number, texts that other languages lack, and last what few notice.
 */
export function listReminders(
  property: Parameters<typeof propertyGaps>[0],
  rooms: readonly RemindedRoom[],
  pages: readonly RemindedPage[] = [],
): readonly Reminder[] {
  const ofProperty = propertyGaps(property).map((gap) => ({
    harm: harmOfProperty(gap),
    reminder: { key: `property.${gap.field}${gap.languages ? '.texts' : ''}`, property: gap },
  }));
  const ofRooms = rooms.flatMap((room) =>
    roomGaps(room).map((gap) => ({
      harm: HARM_OF_ROOM[gap.lack],
      reminder: { key: `room.${room.id}.${gap.lack}`, room: gap },
    })),
  );
  const ofContent = pages.flatMap(contentGaps).map((gap) => ({
    harm: HARM_OF_CONTENT[gap.lack],
    reminder: { key: `content.${gap.page}.${gap.lack}`, content: gap },
  }));
  const ofSite = siteGaps(pages).map((gap) => ({
    harm: HARM_OF_SITE[gap.lack],
    reminder: { key: `content.${gap.lack}`, site: gap },
  }));
  return [...ofSite, ...ofProperty, ...ofRooms, ...ofContent]
    .toSorted((one, other) => one.harm - other.harm)
    .map(({ reminder }) => reminder);
}

const HARM_OF_SITE: Readonly<Record<SiteGap['lack'], number>> = { starter: 1, unread: 5 };
const HARM_OF_CONTENT: Readonly<Record<ContentGapKind, number>> = { texts: 2, links: 3, translations: 4 };
const HARM_OF_ROOM: Readonly<Record<RoomGapKind, number>> = {
  codes: 0,
  price: 1,
  picture: 1,
  texts: 4,
  altText: 6,
};

function harmOfProperty({ field, languages }: PropertyGap): number {
  if (languages !== null) return 4;
  if (LEGAL.includes(field)) return 0;
  // The law demands it only of those who have one, and no guest looks for it.
  if (field === 'vatNumber') return 3;
  return MINOR.includes(field) ? 5 : 2;
}

/** Nothing is missing from an unpublished room. */
function roomGaps(room: RemindedRoom): readonly RoomGap[] {
  if (!isPublished(room)) return [];
  const codes = [...(room.cin ? [] : ['CIN' as const]), ...(room.iun ? [] : ['IUN' as const])];
  const texts = LANGUAGES.filter((language) =>
    [room.description, room.shortDescription].some((text) => missingTranslations(text).includes(language)),
  );
  const alt = room.mainImageAlt;
  const altText = alt ? LANGUAGES.filter((language) => isBlank(alt[language])) : [];
  const gap = (lack: RoomGapKind, of: Partial<RoomGap> = {}): RoomGap => ({
    room: { id: room.id, name: room.name },
    lack,
    codes: [],
    languages: [],
    ...of,
  });
  return [
    ...(codes.length > 0 ? [gap('codes', { codes })] : []),
    ...(room.hasPrice ? [] : [gap('price')]),
    ...(alt ? [] : [gap('picture')]),
    ...(texts.length > 0 ? [gap('texts', { languages: texts })] : []),
    ...(altText.length > 0 ? [gap('altText', { languages: altText })] : []),
  ];
}

function contentGaps({ page, gaps }: RemindedPage): readonly ContentGap[] {
  const { required, deadLinks, translations, languages } = gaps;
  return [
    ...(required > 0 ? [{ page, lack: 'texts', count: required, languages: [] } as const] : []),
    ...(deadLinks > 0 ? [{ page, lack: 'links', count: deadLinks, languages: [] } as const] : []),
    ...(translations > 0 ? [{ page, lack: 'translations', count: translations, languages } as const] : []),
  ];
}

function siteGaps(pages: readonly RemindedPage[]): readonly SiteGap[] {
  const unread = pages.filter(({ awaitsOwner }) => awaitsOwner).length;
  return [
    ...(lacksFirstTexts(pages) ? [{ lack: 'starter', count: 0 } as const] : []),
    ...(unread > 0 ? [{ lack: 'unread', count: unread } as const] : []),
  ];
}

/**
 * The key under which owners keep that a lawyer has read a legal page as it came with the product (decision 0021). It is no
 * entry of *Da completare*: the page says so itself.
 */
export function lawyerKey(page: ContentPage): string {
  return `content.${page}.lawyer`;
}

const KEYS = [
  `property\\.(${PROPERTY_GAP_FIELDS.join('|')})(\\.texts)?`,
  `room\\.[1-9]\\d{0,9}\\.(${ROOM_GAP_KINDS.join('|')})`,
  `content\\.(${CONTENT_PAGES.join('|')})\\.(${CONTENT_GAP_KINDS.join('|')}|lawyer)`,
  `content\\.(${SITE_GAP_KINDS.join('|')})`,
];
const KEY = new RegExp(`^(${KEYS.join('|')})$`);

/** @throws DomainError `property.unknown_reminder` for a text that can name no reminder */
export function reminderKey(text: string): string {
  if (!KEY.test(text)) throw new DomainError('property.unknown_reminder');
  return text;
}
