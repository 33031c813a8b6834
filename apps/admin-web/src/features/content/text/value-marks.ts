import { PLACEHOLDER } from '@ospite/domain';

/** What placeholders of texts are called, by what stands between their braces. */
export type ValueNames = Readonly<Record<string, string>>;

const MARK = /‹([^‹›]*)›/g;

/** A stored text as it is edited: a placeholder is its name between two signs, `‹email›`, since no owner sees braces. */
export function withMarks(stored: string, names: ValueNames): string {
  return stored.replaceAll(PLACEHOLDER, (whole, id: string) => {
    const name = names[id];
    return name === undefined ? whole : `‹${name}›`;
  });
}

/** The same text as it is stored. A name that does not exist is refused there. */
export function withPlaceholders(typed: string, names: ValueNames): string {
  return typed.replaceAll(MARK, (_, name: string) => {
    const typedName = name.trim();
    const known = Object.entries(names).find(([, one]) => one.toLowerCase() === typedName.toLowerCase());
    return `{{${known?.[0] ?? typedName}}}`;
  });
}
