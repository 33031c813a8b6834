import { linkProblem, textOrNull, textProblem, wholeNumberProblem } from '../shared/field-checks';
import type { FieldProblem } from '../shared/field-problem';
import type { Localized } from '../shared/localized';
import { AMENITIES, type Amenity } from './amenity';
import {
  DEFAULT_ROOM_GUESTS,
  isSlug,
  MAX_ROOM_DESCRIPTION_LENGTH,
  MAX_REGISTRATION_CODE_LENGTH,
  MAX_ROOM_GUESTS,
  MAX_ROOM_NAME_LENGTH,
  MAX_ROOM_SLUG_LENGTH,
  MAX_ROOM_SHORT_DESCRIPTION_LENGTH,
  MAX_URL_LENGTH,
  MIN_ROOM_GUESTS,
  type Room,
} from './room';

/** What the owner decides about a room, complete and checked. */
export type RoomDetails = Omit<Room, 'id' | 'images' | 'prices' | 'updatedAt'>;

/** The fields of the room form: of the right type, but nothing known of their worth. The plain ones are Italian. */
export interface RoomDraft {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly descriptionEn: string | null;
  readonly descriptionDe: string | null;
  readonly descriptionEs: string | null;
  readonly shortDescription: string;
  readonly shortDescriptionEn: string | null;
  readonly shortDescriptionDe: string | null;
  readonly shortDescriptionEs: string | null;
  readonly maxGuests: number;
  readonly amenities: readonly string[];
  readonly bookingUrl: string | null;
  readonly airbnbUrl: string | null;
  readonly isActive: boolean;
  readonly cin: string | null;
  readonly iun: string | null;
}

/** A form for a room that nobody has described yet. Source: specification §3 and §5. */
export const EMPTY_ROOM_DRAFT: RoomDraft = {
  name: '',
  slug: '',
  description: '',
  descriptionEn: null,
  descriptionDe: null,
  descriptionEs: null,
  shortDescription: '',
  shortDescriptionEn: null,
  shortDescriptionDe: null,
  shortDescriptionEs: null,
  maxGuests: DEFAULT_ROOM_GUESTS,
  amenities: [],
  bookingUrl: null,
  airbnbUrl: null,
  isActive: true,
  cin: null,
  iun: null,
};

export type RoomCheck =
  | { readonly ok: true; readonly details: RoomDetails }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Holds the owner's form against the rules of specification §5 and §9, in the order of its fields. */
export function checkRoom(draft: RoomDraft): RoomCheck {
  const slug = draft.slug.trim();
  const problems = [
    textProblem('name', draft.name, { max: MAX_ROOM_NAME_LENGTH, isRequired: true }),
    slugProblem(slug),
    ...textProblems('description', draft, MAX_ROOM_DESCRIPTION_LENGTH),
    ...textProblems('shortDescription', draft, MAX_ROOM_SHORT_DESCRIPTION_LENGTH),
    wholeNumberProblem('maxGuests', draft.maxGuests, MIN_ROOM_GUESTS, MAX_ROOM_GUESTS),
    draft.amenities.every(isAmenity) ? null : { field: 'amenities', code: 'unknown_value' },
    linkProblem('bookingUrl', draft.bookingUrl, MAX_URL_LENGTH),
    linkProblem('airbnbUrl', draft.airbnbUrl, MAX_URL_LENGTH),
    textProblem('cin', draft.cin, { max: MAX_REGISTRATION_CODE_LENGTH }),
    textProblem('iun', draft.iun, { max: MAX_REGISTRATION_CODE_LENGTH }),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return { ok: false, problems };
  const details: RoomDetails = {
    name: draft.name.trim(),
    slug,
    description: localized(draft.description, draft.descriptionEn, draft.descriptionDe, draft.descriptionEs),
    shortDescription: localized(
      draft.shortDescription,
      draft.shortDescriptionEn,
      draft.shortDescriptionDe,
      draft.shortDescriptionEs,
    ),
    maxGuests: draft.maxGuests,
    amenities: AMENITIES.filter((amenity) => draft.amenities.includes(amenity)),
    bookingUrl: textOrNull(draft.bookingUrl),
    airbnbUrl: textOrNull(draft.airbnbUrl),
    isActive: draft.isActive,
    cin: textOrNull(draft.cin),
    iun: textOrNull(draft.iun),
  };
  return { ok: true, details };
}

/** The form as it would look filled in with a room, so that a change of some fields can be checked as a whole. */
export function roomDraftOf({ description, shortDescription, ...room }: RoomDetails): RoomDraft {
  return {
    name: room.name,
    slug: room.slug,
    description: description.it,
    descriptionEn: description.en ?? null,
    descriptionDe: description.de ?? null,
    descriptionEs: description.es ?? null,
    shortDescription: shortDescription.it,
    shortDescriptionEn: shortDescription.en ?? null,
    shortDescriptionDe: shortDescription.de ?? null,
    shortDescriptionEs: shortDescription.es ?? null,
    maxGuests: room.maxGuests,
    amenities: room.amenities,
    bookingUrl: room.bookingUrl,
    airbnbUrl: room.airbnbUrl,
    isActive: room.isActive,
    cin: room.cin,
    iun: room.iun,
  };
}

function slugProblem(slug: string): FieldProblem | null {
  const problem = textProblem('slug', slug, { max: MAX_ROOM_SLUG_LENGTH, isRequired: true });
  return problem ?? (isSlug(slug) ? null : { field: 'slug', code: 'invalid_format' });
}

/** The Italian text is required, its translations are not. Source: specification §5, Room admin. */
function textProblems(
  field: 'description' | 'shortDescription',
  draft: RoomDraft,
  max: number,
): (FieldProblem | null)[] {
  const translations = [`${field}En`, `${field}De`, `${field}Es`] as const;
  return [
    textProblem(field, draft[field], { max, isRequired: true, severalLines: true }),
    ...translations.map((name) => textProblem(name, draft[name], { max, severalLines: true })),
  ];
}

function isAmenity(text: string): text is Amenity {
  return AMENITIES.some((amenity) => amenity === text);
}

function localized(it: string, en: string | null, de: string | null, es: string | null): Localized {
  const texts = { en: textOrNull(en), de: textOrNull(de), es: textOrNull(es) };
  return { it: it.trim(), ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) };
}
