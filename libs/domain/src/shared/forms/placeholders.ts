import type { FieldProblem } from './field-checks';

/** Blanks around a name are taken off afterwards: a pattern that looks for them takes the cube of their number. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** The names of what is filled in later, written as `{{name}}`, in their order. */
export function placeholdersIn(text: string): readonly string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name.trim());
}

/** @param fill what stands in place of a name; undefined leaves the placeholder as it is */
export function withPlaceholdersFilled(text: string, fill: (name: string) => string | undefined): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => fill(name.trim()) ?? whole);
}

/** The first placeholder in a text, or remains of one. */
export function openPlaceholder(text: string): string | undefined {
  return /\{\{[^{}]*\}\}|\{\{|\}\}/.exec(text)?.[0];
}

/** What is wrong with a text's placeholders: an unknown one, or unclosed braces. */
export function placeholderProblem(
  field: string,
  text: string,
  known: readonly string[],
): FieldProblem<string, 'unknown_placeholder' | 'broken_placeholder'> | null {
  if (!openPlaceholder(text)) return null;
  const unknown = placeholdersIn(text).find((name) => !known.includes(name));
  if (unknown !== undefined) return { field, code: 'unknown_placeholder', facts: { placeholder: unknown } };
  return openPlaceholder(withPlaceholdersFilled(text, () => ''))
    ? { field, code: 'broken_placeholder' }
    : null;
}
