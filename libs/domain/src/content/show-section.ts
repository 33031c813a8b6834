import { languageOfText, localize, type Language, type Localized, type Picture } from '../shared';
import type { LinkTarget } from './content-pages';
import { valuesFor } from './fields/check-values';
import type { Field, Fields, FocalPoint, PictureSource, PictureValue, SectionValues } from './fields/fields';
import type { Block, LocalizedBlocks } from './fields/long-text';
import { isOwnPicture, type OwnPicture } from './pictures/content-picture';
import type { PublishedSection, SectionDefinition } from './section';
import { isWithheld } from './translations/withheld-translations';

/** A text in the page's language; where that is missing or withheld in Italian, and then it says so. */
export interface ShownText {
  readonly text: string;
  readonly lang?: 'it';
}
export interface ShownLongText {
  readonly blocks: readonly Block[];
  readonly lang?: 'it';
}
export interface ShownPicture {
  readonly source: PictureSource;
  /** The stored files of a picture of the owner's; the site knows those of its own. */
  readonly files?: Picture;
  readonly alt: ShownText;
  readonly focus: FocalPoint;
}

type ShownValue<F> = F extends { readonly kind: 'shortText' }
  ? ShownText
  : F extends { readonly kind: 'longText' }
    ? ShownLongText
    : F extends { readonly kind: 'picture' }
      ? ShownPicture
      : F extends { readonly kind: 'pageLink' }
        ? LinkTarget
        : F extends { readonly kind: 'link' }
          ? string
          : F extends { readonly kind: 'number' }
            ? number
            : F extends { readonly kind: 'choice'; readonly of: readonly (infer Option)[] }
              ? Option
              : F extends { readonly kind: 'list'; readonly of: infer Of }
                ? readonly ShownValuesOf<Of>[]
                : never;

type SureNames<Of> = {
  [Name in keyof Of]: Of[Name] extends { readonly required: true } | { readonly kind: 'list' } ? Name : never;
}[keyof Of];

/** What guests see of a section: everything required is there, and of the rest what the owner has filled in. */
export type ShownValuesOf<Of> = {
  readonly [Name in SureNames<Of>]: ShownValue<Of[Name]>;
} & {
  readonly [Name in Exclude<keyof Of, SureNames<Of>>]?: ShownValue<Of[Name]>;
};

/** A section as guests see it. */
export interface ShownSection {
  readonly id: number;
  readonly kind: string;
  readonly values: SectionValues;
}

/** The pictures of the owner's by their names. */
export type OwnPictures = ReadonlyMap<OwnPicture, Picture>;

/** The section in a language; undefined where it is hidden, lacks what is required, or has no text at all. */
export function showSection(
  { fields }: Pick<SectionDefinition, 'fields'>,
  { id, kind, hidden, values }: PublishedSection,
  language: Language,
  pictures: OwnPictures = new Map(),
): ShownSection | undefined {
  if (hidden) return undefined;
  const shown = shownRecord(fields, valuesFor(fields, values), { language, pictures });
  return shown?.hasText ? { id, kind, values: shown.values } : undefined;
}

interface ShownRecord {
  readonly values: SectionValues;
  readonly hasText: boolean;
}

/** What a section is shown in and with. */
interface Shown {
  readonly language: Language;
  readonly pictures: OwnPictures;
}

function shownRecord(fields: Fields, values: SectionValues, shownIn: Shown): ShownRecord | undefined {
  let hasText = false;
  const entries: [string, unknown][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const shown = shownValue(field, values[name], shownIn);
    if (shown === undefined && 'required' in field && field.required) return undefined;
    if (shown === undefined) continue;
    hasText ||= shown.hasText;
    entries.push([name, shown.value]);
  }
  return { values: Object.fromEntries(entries), hasText };
}

function shownValue(
  field: Field,
  value: unknown,
  shownIn: Shown,
): { readonly value: unknown; readonly hasText: boolean } | undefined {
  const { language } = shownIn;
  switch (field.kind) {
    case 'shortText': {
      const texts = value as Localized;
      const shown = shownText(isWithheld(field, texts, language) ? { it: texts.it } : texts, language);
      return shown.text === '' ? undefined : { value: shown, hasText: true };
    }
    case 'longText': {
      const texts = value as LocalizedBlocks;
      const own = isWithheld(field, texts, language) ? undefined : texts[language];
      const blocks = own ?? texts.it;
      if (blocks.length === 0) return undefined;
      return { value: { blocks, ...(own ? {} : { lang: 'it' }) }, hasText: true };
    }
    case 'picture': {
      const shown = shownPicture(value as PictureValue | null, shownIn);
      return shown && { value: shown, hasText: shown.alt.text !== '' };
    }
    case 'list': {
      const items = (value as readonly SectionValues[]).flatMap(
        (item) => shownRecord(field.of, item, shownIn) ?? [],
      );
      const written = items.filter((item) => item.hasText).map((item) => item.values);
      return { value: written, hasText: written.length > 0 };
    }
    default:
      return value === null ? undefined : { value, hasText: false };
  }
}

/** None where it was removed since. */
function shownPicture(picture: PictureValue | null, { language, pictures }: Shown): ShownPicture | undefined {
  if (!picture) return undefined;
  const shown = { ...picture, alt: shownText(picture.alt, language) };
  if (!isOwnPicture(picture.source)) return shown;
  const files = pictures.get(picture.source);
  return files && { ...shown, files };
}

function shownText(text: Localized, language: Language): ShownText {
  const shown = localize(text, language);
  return languageOfText(text, language) === language ? { text: shown } : { text: shown, lang: 'it' };
}
