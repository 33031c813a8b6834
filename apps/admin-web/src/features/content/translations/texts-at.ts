import type { Field, Fields } from '@ospite/domain';
import type { LanguageTexts } from '../../../shared/languages/language-texts';
import type { TypedPicture, TypedValues } from '../typed-values';

/** A text of a section, wherever it stands in it. */
export interface TextAt {
  /** As in `values.items.2.title`, or `values.picture.alt`. */
  readonly path: string;
  readonly texts: LanguageTexts;
  /** The field that it belongs to. */
  readonly field: Field;
  /** The values of the section with other texts there, as a change of the form. */
  readonly changed: (texts: LanguageTexts) => TypedValues;
}

/** All texts of a section, in the order of its form. */
export function textsIn(fields: Fields, values: TypedValues, path = 'values'): readonly TextAt[] {
  return Object.entries(fields).flatMap(([name, field]) => textsOf(field, values, name, `${path}.${name}`));
}

function textsOf(field: Field, values: TypedValues, name: string, path: string): readonly TextAt[] {
  const value = values[name];
  switch (field.kind) {
    case 'shortText':
    case 'longText':
      return [{ path, field, texts: value as LanguageTexts, changed: (texts) => ({ [name]: texts }) }];
    case 'picture': {
      const picture = value as TypedPicture | null;
      if (!picture) return [];
      const changed = (alt: LanguageTexts) => ({ [name]: { ...picture, alt } });
      return [{ path: `${path}.alt`, field, texts: picture.alt, changed }];
    }
    case 'list': {
      const items = value as readonly TypedValues[];
      return items.flatMap((item, index) =>
        textsIn(field.of, item, `${path}.${index}`).map((text) => ({
          ...text,
          changed: (texts: LanguageTexts) => ({
            [name]: items.with(index, { ...item, ...text.changed(texts) }),
          }),
        })),
      );
    }
    default:
      return [];
  }
}
