import type { Language } from '../shared';
import type { Field, Fields, PictureValue, SectionValues } from './fields/fields';
import type { Block } from './fields/long-text';

/** A text in a language: one line, or the tree of a long one. */
export type ContentText = string | readonly Block[];
/** The same in several languages. */
export type ContentTexts = Readonly<Partial<Record<Language, ContentText>>>;

/** A text of a section, wherever it stands in it. @typeParam Texts what its languages hold: a form's are all typed */
export interface SectionText<Texts = ContentTexts> {
  /** As in `values.items.2.title`, or `values.picture.alt`. */
  readonly path: string;
  readonly texts: Texts;
  /** The field that it belongs to. */
  readonly field: Field;
  /** The values of the section that other texts there change. */
  readonly changed: (texts: Texts) => SectionValues;
}

const NO_TEXTS: ContentTexts = {};

/** All texts of a section, in the order of its fields; stored values may lack fields that are newer than they. */
export function textsOf<Texts = ContentTexts>(
  fields: Fields,
  values: SectionValues,
  path = 'values',
): readonly SectionText<Texts>[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    textsIn<Texts>(field, values, name, `${path}.${name}`),
  );
}

function textsIn<Texts>(
  field: Field,
  values: SectionValues,
  name: string,
  path: string,
): readonly SectionText<Texts>[] {
  const value = values[name];
  switch (field.kind) {
    case 'shortText':
    case 'longText':
      // An address is its owner's to choose in each language, and translates nothing.
      if ('isSlug' in field && field.isSlug) return [];
      return [{ path, field, texts: (value ?? NO_TEXTS) as Texts, changed: (texts) => ({ [name]: texts }) }];
    case 'picture': {
      const picture = value as PictureValue | null | undefined;
      if (!picture) return [];
      const changed = (alt: Texts) => ({ [name]: { ...picture, alt } });
      return [{ path: `${path}.alt`, field, texts: picture.alt as Texts, changed }];
    }
    case 'list': {
      const items = (value ?? []) as readonly SectionValues[];
      return items.flatMap((item, index) =>
        textsOf<Texts>(field.of, item, `${path}.${index}`).map((text) => ({
          ...text,
          changed: (texts: Texts) => ({
            [name]: items.with(index, { ...item, ...text.changed(texts) }),
          }),
        })),
      );
    }
    default:
      return [];
  }
}
