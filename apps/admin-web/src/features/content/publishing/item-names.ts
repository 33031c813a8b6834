import type { Fields } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { firstTyped, type TypedValues } from '../typed-values';

/** Characters of an entry's words, since it may begin with a long text. */
const SHOWN_CHARACTERS = 80;

/**
 * The entries of lists in which a field stands, the outermost first: by their first words, or by their numbers, as the
 * form calls them.
 * @param place of the field, as in `items.2.title`
 */
export function itemNames(
  t: TFunction,
  fields: Fields,
  values: TypedValues,
  [name = '', index = '', ...rest]: readonly string[],
): readonly string[] {
  const field = fields[name];
  if (field?.kind !== 'list') return [];
  const item = (values[name] as readonly TypedValues[])[Number(index)];
  if (!item) return [];
  const words = firstTyped(field.of, item);
  const itemName = words ? `«${cut(words)}»` : t('office:content.list.item', { number: Number(index) + 1 });
  return [itemName, ...itemNames(t, field.of, item, rest)];
}

function cut(words: string): string {
  const characters = [...words];
  if (characters.length <= SHOWN_CHARACTERS) return words;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('').trimEnd()}…`;
}
