import type { TFunction } from 'i18next';

/** What a sentence about a problem needs; the clients' `Problem` and the API's problem document both have it. */
export interface DescribedProblem {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What a sentence about a field needs of its problem. */
interface DescribedFieldProblem {
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/**
 * The sentence for a problem in the language of `t`; an unknown code gets the general one. Back-offices have
 * `officeProblemText`.
 * @param own catalogue of a page that has sentences for problems of its own
 */
export function problemText(t: TFunction, problem: DescribedProblem, own = 'problems'): string {
  const { code, facts } = problem;
  return (
    sentence(t, `${own}:${code}`, facts) ?? sentence(t, `problems:${code}`, facts) ?? t('problems:generic')
  );
}

/** The sentence beside a field. */
export function fieldProblemText(t: TFunction, problem: DescribedFieldProblem): string {
  return sentence(t, `problems:fields.${problem.code}`, problem.facts ?? {}) ?? t('problems:fields.invalid');
}

/** `retryAfterSeconds` becomes minutes, rounded up, in the sentence's plural form. */
function sentence(t: TFunction, key: string, facts: Readonly<Record<string, unknown>>): string | undefined {
  const wait = facts.retryAfterSeconds;
  const count = typeof wait === 'number' && wait > 0 ? { count: Math.ceil(wait / 60) } : {};
  const text: unknown = t(key, { ...facts, ...count, defaultValue: '' });
  return typeof text === 'string' && text !== '' ? text : undefined;
}
