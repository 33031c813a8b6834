import {
  DomainError,
  linkOrNull,
  linkProblem,
  MAX_URL_LENGTH,
  textProblem,
  wholeNumberProblem,
  fieldsOfText,
  flatTextProblems,
  isSlug,
  namesOf,
  pick,
  ROOM_FACTS,
  stayFactProblems,
  stayFactsOf,
  textOfFields,
  type FieldProblem,
  type FlatTexts,
} from '../shared';
import { bedProblems, bedsOf, type BedDraft } from './beds';
import { registrationCode, registrationCodeProblem } from './registration-codes';
import {
  AMENITIES,
  MAX_ROOM_DESCRIPTION_LENGTH,
  MAX_ROOM_GUESTS,
  MAX_ROOM_NAME_LENGTH,
  MAX_ROOM_SIZE_SQM,
  MAX_ROOM_SLUG_LENGTH,
  MAX_ROOM_SHORT_DESCRIPTION_LENGTH,
  MIN_ROOM_GUESTS,
  MIN_ROOM_SIZE_SQM,
  NEW_ROOM,
  ROOM_FIELDS,
  type RoomDetails,
} from './room';

type FormFields = FlatTexts<'description' | 'shortDescription'> & {
  readonly amenities: readonly string[];
  readonly beds: readonly BedDraft[];
};

/** The fields of the room form, of the right type but not checked. */
export type RoomDraft = Omit<RoomDetails, keyof FormFields> & FormFields;

/** The form of a new room. */
export const EMPTY_ROOM_DRAFT: RoomDraft = roomDraftOf(NEW_ROOM);

/** The names of the form's fields: nothing else of a request is read. */
export const ROOM_DRAFT_FIELDS = namesOf(EMPTY_ROOM_DRAFT);

export type RoomCheck =
  | { readonly ok: true; readonly details: RoomDetails }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * Checks the owner's form in the order of its fields. Source: specification §5 and §9.
 * @param ownAmenities ids of the owner's own, which a room may have besides the specified ones
 */
export function checkRoom(draft: RoomDraft, ownAmenities: readonly string[] = []): RoomCheck {
  const amenities = [...AMENITIES, ...ownAmenities];
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
    draft.amenities.every((amenity) => amenities.includes(amenity))
      ? null
      : { field: 'amenities', code: 'unknown_value' as const },
    ...bedProblems(draft.beds),
    draft.sizeSqm === null
      ? null
      : wholeNumberProblem('sizeSqm', draft.sizeSqm, MIN_ROOM_SIZE_SQM, MAX_ROOM_SIZE_SQM),
    ...stayFactProblems(draft.stayFacts, ROOM_FACTS),
    linkProblem('bookingUrl', draft.bookingUrl, MAX_URL_LENGTH),
    linkProblem('airbnbUrl', draft.airbnbUrl, MAX_URL_LENGTH),
    registrationCodeProblem('cin', draft.cin),
    registrationCodeProblem('iun', draft.iun),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return { ok: false, problems };
  const details: RoomDetails = {
    ...pick(draft, ROOM_FIELDS),
    name: draft.name.trim(),
    slug,
    description: textOfFields('description', draft),
    shortDescription: textOfFields('shortDescription', draft),
    amenities: amenities.filter((amenity) => draft.amenities.includes(amenity)),
    beds: bedsOf(draft.beds),
    stayFacts: stayFactsOf(draft.stayFacts, ROOM_FACTS),
    bookingUrl: linkOrNull(draft.bookingUrl),
    airbnbUrl: linkOrNull(draft.airbnbUrl),
    cin: registrationCode(draft.cin),
    iun: registrationCode(draft.iun),
  };
  return { ok: true, details };
}

/** The details of a form that passes every rule. @throws DomainError `room.invalid` with the fields */
export function checkedRoom(draft: RoomDraft, ownAmenities?: readonly string[]): RoomDetails {
  const check = checkRoom(draft, ownAmenities);
  if (!check.ok) throw new DomainError('room.invalid', {}, check.problems);
  return check.details;
}

/** The form filled in with a room, so that a change of some fields can be checked as a whole. */
export function roomDraftOf(room: RoomDetails): RoomDraft {
  return {
    ...pick(room, ROOM_FIELDS),
    ...fieldsOfText('description', room.description),
    ...fieldsOfText('shortDescription', room.shortDescription),
  };
}

function slugProblem(slug: string): FieldProblem | null {
  const problem = textProblem('slug', slug, { max: MAX_ROOM_SLUG_LENGTH, isRequired: true });
  return problem ?? (isSlug(slug) ? null : { field: 'slug', code: 'invalid_format' });
}
