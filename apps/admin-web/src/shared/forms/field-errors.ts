import type { Problem } from '@ospite/contracts';
import { fieldProblemText } from '@ospite/i18n';
import { officeProblemText } from '@ospite/i18n/office';
import type { TFunction } from 'i18next';

/** What is wrong, in words, by the name of a field as the API calls it (`descriptionEn`, `tagline.de`). */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What the domain's rules, or the API, found wrong with a field. */
interface WrongField {
  readonly field: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong, in words beside each field; of several problems of a field only the first is shown.
 * @param textOf the sentence for a problem, where a form has sentences of its own
 */
export function fieldErrors(
  t: TFunction,
  problems: readonly WrongField[],
  textOf = (problem: WrongField): string => fieldProblemText(t, problem),
): FieldErrors {
  const texts = new Map<string, string>();
  for (const problem of problems) if (!texts.has(problem.field)) texts.set(problem.field, textOf(problem));
  return Object.fromEntries(texts);
}

/** Why something without fields on its screen was refused: what is wrong with what was sent, else the problem itself. */
export function refusalText(t: TFunction, problem: Problem): string {
  const [field] = problem.fields;
  return field ? fieldProblemText(t, field) : officeProblemText(t, problem);
}
