import type { FieldProblem } from './field-checks';

/** Something in a text that is filled in later, written as `{{name}}`. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

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
  const names = Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return { field, code: 'unknown_placeholder', facts: { placeholder: unknown } };
  return openPlaceholder(text.replace(PLACEHOLDER, '')) ? { field, code: 'broken_placeholder' } : null;
}
