import type { Problem } from '@ospite/contracts';
import { LANGUAGES, type FieldProblem } from '@ospite/domain';

/** A field up to its language. */
const OF_LANGUAGE = new RegExp(`^.*?\\.(?:${LANGUAGES.join('|')})(?=\\.|$)`);

/** Where a form shows what is wrong within a long text: at the text's own field. */
export function shownAt(field: string): string {
  return OF_LANGUAGE.exec(field)?.[0] ?? field;
}

/** What the rules, or the API, found wrong, at the fields of the form. */
export function atFields<Found extends Pick<FieldProblem, 'field'>>(
  problems: readonly Found[],
): readonly Found[] {
  return problems.map((problem) => ({ ...problem, field: shownAt(problem.field) }));
}

/** The same of a whole refusal. */
export function problemAtFields(problem: Problem): Problem {
  return { ...problem, fields: [...atFields(problem.fields)] };
}
