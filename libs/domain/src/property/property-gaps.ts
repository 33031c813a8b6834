import { isBlank, LANGUAGES, type Language, type Localized, type NamedItem } from '../shared';
import type { PropertyDetails } from './property-details';

/**
 * Facts that guests look for, or that the law asks for (CIN and IUN, specification §14): the owner is reminded of those
 * that are unset. Optional facts (chat, shuttle, score, video, credit…) are not among them.
 */
const EXPECTED = [
  'cin',
  'iun',
  'vatNumber',
  'coordinates',
  'mapEmbedUrl',
  'waysTo',
  'reception',
  'touristTax',
  'hosts',
  'houseRules',
  'cancellationTerms',
  'depositTerms',
] as const satisfies readonly (keyof PropertyDetails)[];

const TRANSLATED = ['tagline', 'houseRules', 'cancellationTerms', 'depositTerms'] as const;

/** Lists of the owner's own, whose names are to be translated. */
const OWN_LISTS = ['ownServices', 'ownAmenities', 'ownWays'] as const;

/** All that the owner may be reminded of. */
export const PROPERTY_GAP_FIELDS = [...EXPECTED, ...TRANSLATED, ...OWN_LISTS] as const;
export type PropertyGapField = (typeof PROPERTY_GAP_FIELDS)[number];

/** Something missing about the property, in all languages or in some. */
export interface PropertyGap {
  readonly field: PropertyGapField;
  /** Languages that a text lacks; null where the whole fact is missing. */
  readonly languages: readonly Language[] | null;
}

/** Most facts are either there or missing. */
type KnownProperty = Pick<PropertyDetails, (typeof TRANSLATED)[number] | 'touristTax'> &
  Readonly<Record<(typeof OWN_LISTS)[number], readonly NamedItem[]>> &
  Readonly<Record<(typeof EXPECTED)[number], unknown>>;

/** What is missing about the property, in the order in which it matters. */
export function propertyGaps(property: KnownProperty): readonly PropertyGap[] {
  const unset = EXPECTED.filter((field) => isUnset(property[field]) && !isThereOtherwise(field, property));
  const taxNote = property.touristTax?.note ?? null;
  return [
    ...unset.map((field) => ({ field, languages: null })),
    ...TRANSLATED.flatMap((field) => untranslated(field, property[field])),
    ...untranslated('touristTax', taxNote),
    ...OWN_LISTS.flatMap((field) => untranslated(field, ...property[field].map(({ name }) => name))),
  ];
}

/** Languages that a text lacks; none for a text that is left out altogether. */
export function missingTranslations(text: Localized | null): readonly Language[] {
  const missing = LANGUAGES.filter((language) => isBlank(text?.[language]));
  return missing.length === LANGUAGES.length ? [] : missing;
}

/** The map: with coordinates the site draws one of its own; ways, where they lead to places of the owner's. */
function isThereOtherwise(field: PropertyGapField, { coordinates, ownWays }: KnownProperty): boolean {
  return (field === 'mapEmbedUrl' && !isUnset(coordinates)) || (field === 'waysTo' && ownWays.length > 0);
}

/** @param texts that together are one thing to translate */
function untranslated(field: PropertyGapField, ...texts: readonly (Localized | null)[]): PropertyGap[] {
  const languages = LANGUAGES.filter((language) =>
    texts.some((text) => missingTranslations(text).includes(language)),
  );
  return languages.length === 0 ? [] : [{ field, languages }];
}

function isUnset(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
