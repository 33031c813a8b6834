import { withPlaceholdersFilled } from '@ospite/domain';

/** What placeholders of texts are called, by what stands between their braces. */
export type ValueNames = Readonly<Record<string, string>>;

const MARK = /‹([^‹›]*)›/g;

/** A stored text as it is edited: a placeholder is its name between two signs, `‹email›`, since no owner sees braces. */
export function withMarks(stored: string, names: ValueNames): string {
  return withPlaceholdersFilled(stored, (id) => (names[id] === undefined ? undefined : `‹${names[id]}›`));
}

/** The same text as it is stored: a name that was made bold without its signs is bold with them; one that does not exist is refused there. */
export function withPlaceholders(typed: string, names: ValueNames): string {
  return typed.replaceAll(MARK, (_, content: string) => {
    const [, bold, name = ''] = /^(\*\*)?(.*?)\1$/s.exec(content.trim()) ?? [];
    const typedName = name.trim();
    const known = Object.entries(names).find(([, one]) => one.toLowerCase() === typedName.toLowerCase());
    return `${bold ?? ''}{{${known?.[0] ?? typedName}}}${bold ?? ''}`;
  });
}
