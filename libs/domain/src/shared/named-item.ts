import type { FieldProblem } from './forms/field-checks';
import { localizedProblems, trimmed, type Localized } from './localized';
import { isSlug, MAX_SLUG_LENGTH, slugOf } from './slug';

/** Most entries of a list of the owner's own, and their longest name in one language; our own limits. */
export const MAX_NAMED_ITEMS = 20;
export const MAX_ITEM_NAME_LENGTH = 80;

/** An entry that the owner added to a list of specified ones. Its id stays when the name changes. */
export interface NamedItem {
  readonly id: string;
  readonly name: Localized;
}

/** The same as it is saved: a new one gets an id that begins like its Italian name. */
export interface NamedItemDraft {
  readonly id: string | null;
  readonly name: Localized;
}

/** @param specified ids of the list that the catalogues name: none of the owner's may be one of them */
export function namedItemProblems(
  field: string,
  items: readonly NamedItemDraft[],
  specified: readonly string[],
): (FieldProblem | null)[] {
  const ids = items.flatMap(({ id }) => id ?? []);
  const isFine = (id: string, index: number) =>
    isSlug(id) && !specified.includes(id) && ids.indexOf(id) === index;
  return [
    items.length > MAX_NAMED_ITEMS ? { field, code: 'too_many', facts: { max: MAX_NAMED_ITEMS } } : null,
    ids.every(isFine) ? null : { field, code: 'invalid_format' },
    ...items.flatMap(({ name }, index) =>
      localizedProblems(`${field}.${index}.name`, name, MAX_ITEM_NAME_LENGTH),
    ),
  ];
}

/**
 * The checked items as they are stored, each with an id of its own.
 * @param at the moment of the save, which ids of new ones end with: one that was removed was given its id at another
 */
export function namedItemsOf<Item extends NamedItemDraft>(
  items: readonly Item[],
  specified: readonly string[],
  at: Date,
): readonly (Omit<Item, 'id'> & NamedItem)[] {
  const taken = new Set([...specified, ...items.flatMap(({ id }) => id ?? [])]);
  return items.map((item) => {
    const id = item.id ?? freeId(item.name.it, at.getTime(), taken);
    taken.add(id);
    return { ...item, id, name: trimmed(item.name) };
  });
}

/** As `yoga-mk2x6q9c`: an id that was given once is never given again, since requests keep what they asked for by it. */
function freeId(name: string, moment: number, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  const base = isSlug(slug) ? slug : 'item';
  const end = `-${moment.toString(36)}`;
  const id = base.slice(0, MAX_SLUG_LENGTH - end.length).replace(/-$/, '') + end;
  return taken.has(id) ? freeId(name, moment + 1, taken) : id;
}
