import { isNetworkProblem, type Problem } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import type { TFunction } from 'i18next';
import { fieldErrors, type FieldErrors } from '../field-errors';

/** Whether somebody saved in between. */
export function isClash({ status, code }: Problem): boolean {
  return status === 409 && code.endsWith('.changed');
}

/** Whether what was sent may have arrived all the same. */
export function mayBeStored(problem: Problem): boolean {
  return isClash(problem) || isNetworkProblem(problem);
}

/** A problem of a call that is about one field of a form of several calls, so that it stands there. */
export function problemAt(name: string, problem: Problem): Problem {
  const fields = problem.fields.map((field) => ({ ...field, field: name }));
  return { ...problem, fields, facts: { ...problem.facts, ...(fields.length === 0 && { field: name }) } };
}

/** What the API refuses, beside its field: a list of fields, or one field that the whole problem is about. */
export function refusedFields(t: TFunction, problem: Problem): FieldErrors {
  const { field } = problem.facts;
  if (typeof field === 'string') return { [field]: officeProblemText(t, problem) };
  return fieldErrors(t, problem.fields);
}
