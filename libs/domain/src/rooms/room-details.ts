import {
  DomainError,
  linkOrNull,
  linkProblem,
  MAX_URL_LENGTH,
  textProblem,
  wholeNumberProblem,
  fieldsOfText,
  flatTextProblems,
  textOfFields,
  type FieldProblem,
  type FlatTexts,
} from '../shared';
import { bedProblems, bedsOf, type BedDraft } from './beds';
import { registrationCode } from './registration-codes';
import {
  AMENITIES,
  DEFAULT_ROOM_GUESTS,
  isSlug,
  MAX_ROOM_DESCRIPTION_LENGTH,
  MAX_REGISTRATION_CODE_LENGTH,
  MAX_ROOM_GUESTS,
  MAX_ROOM_NAME_LENGTH,
  MAX_ROOM_SIZE_SQM,
  MAX_ROOM_SLUG_LENGTH,
  MAX_ROOM_SHORT_DESCRIPTION_LENGTH,
  MIN_ROOM_GUESTS,
  MIN_ROOM_SIZE_SQM,
  type Amenity,
  type Room,
} from './room';

/** What the owner decides about a room, complete and checked. */
export type RoomDetails = Omit<Room, 'id' | 'images' | 'prices' | 'updatedAt'>;

/** The fields of the room form, of the right type but not checked. */
export interface RoomDraft extends FlatTexts<'description'>, FlatTexts<'shortDescription'> {
  readonly name: string;
  readonly slug: string;
  readonly maxGuests: number;
  readonly amenities: readonly string[];
  readonly beds: readonly BedDraft[];
  readonly sizeSqm: number | null;
  readonly bookingUrl: string | null;
  readonly airbnbUrl: string | null;
  readonly isActive: boolean;
  readonly cin: string | null;
  readonly iun: string | null;
}

/** The form of a new room. Source: specification §3 and §5. */
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
  beds: [],
  sizeSqm: null,
  bookingUrl: null,
  airbnbUrl: null,
  isActive: true,
  cin: null,
  iun: null,
};

export type RoomCheck =
  | { readonly ok: true; readonly details: RoomDetails }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Checks the owner's form in the order of its fields. Source: specification §5 and §9. */
export function checkRoom(draft: RoomDraft): RoomCheck {
  const slug = draft.slug.trim();
  const problems = [
    textProblem('name', draft.name, { max: MAX_ROOM_NAME_LENGTH, isRequired: true }),
    slugProblem(slug),
    ...flatTextProblems('description', draft, { max: MAX_ROOM_DESCRIPTION_LENGTH, severalLines: true }),
    ...flatTextProblems('shortDescription', draft, {
      max: MAX_ROOM_SHORT_DESCRIPTION_LENGTH,
      severalLines: true,
    }),
    wholeNumberProblem('maxGuests', draft.maxGuests, MIN_ROOM_GUESTS, MAX_ROOM_GUESTS),
    draft.amenities.every(isAmenity) ? null : { field: 'amenities', code: 'unknown_value' as const },
    ...bedProblems(draft.beds),
    draft.sizeSqm === null
      ? null
      : wholeNumberProblem('sizeSqm', draft.sizeSqm, MIN_ROOM_SIZE_SQM, MAX_ROOM_SIZE_SQM),
    linkProblem('bookingUrl', draft.bookingUrl, MAX_URL_LENGTH),
    linkProblem('airbnbUrl', draft.airbnbUrl, MAX_URL_LENGTH),
    textProblem('cin', draft.cin, { max: MAX_REGISTRATION_CODE_LENGTH }),
    textProblem('iun', draft.iun, { max: MAX_REGISTRATION_CODE_LENGTH }),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return { ok: false, problems };
  const details: RoomDetails = {
    name: draft.name.trim(),
    slug,
    description: textOfFields('description', draft),
    shortDescription: textOfFields('shortDescription', draft),
    maxGuests: draft.maxGuests,
    amenities: AMENITIES.filter((amenity) => draft.amenities.includes(amenity)),
    beds: bedsOf(draft.beds),
    sizeSqm: draft.sizeSqm,
    bookingUrl: linkOrNull(draft.bookingUrl),
    airbnbUrl: linkOrNull(draft.airbnbUrl),
    isActive: draft.isActive,
    cin: registrationCode(draft.cin),
    iun: registrationCode(draft.iun),
  };
  return { ok: true, details };
}

/** The details of a form that passes every rule. @throws DomainError `room.invalid` with the fields */
export function checkedRoom(draft: RoomDraft): RoomDetails {
  const check = checkRoom(draft);
  if (!check.ok) throw new DomainError('room.invalid', {}, check.problems);
  return check.details;
}

/** The form filled in with a room, so that a change of some fields can be checked as a whole. */
export function roomDraftOf({ description, shortDescription, ...room }: RoomDetails): RoomDraft {
  return {
    name: room.name,
    slug: room.slug,
    ...fieldsOfText('description', description),
    ...fieldsOfText('shortDescription', shortDescription),
    maxGuests: room.maxGuests,
    amenities: room.amenities,
    beds: room.beds,
    sizeSqm: room.sizeSqm,
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

function isAmenity(text: string): text is Amenity {
  return AMENITIES.some((amenity) => amenity === text);
}
