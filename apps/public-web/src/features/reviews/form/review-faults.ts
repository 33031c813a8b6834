import type { Problem } from '@ospite/contracts/guest';
import { type ReviewDraft, type ReviewField } from '@ospite/domain';
import { fieldProblemText, problemText } from '@ospite/i18n';
import type { TFunction } from 'i18next';
import type { FieldFault } from '../../../shared/forms/faults';

/** Id of a field's control; there is only ever one of these forms on a page. */
export function controlId(field: ReviewField): string {
  return `review-${field}`;
}

/** What stands in the form, of the right types but unchecked. */
export function readReview(form: HTMLFormElement): ReviewDraft {
  const data = new FormData(form);
  const text = (name: ReviewField) => String(data.get(name) ?? '');
  return {
    guestName: text('guestName'),
    email: text('email'),
    rating: Number(text('rating')),
    title: text('title'),
    comment: text('comment'),
  };
}

/** The sentence beside a field: the specified one where there is one (§5), else the general one for its fault. */
export function reviewFaultText(t: TFunction, fault: FieldFault): string {
  const { field, code } = fault;
  const min = fault.facts?.min;
  if (field === 'rating') return t('review-form:choose');
  if (field === 'email' && code === 'invalid_email') return t('review-form:validation.email');
  if (code !== 'too_short') return fieldProblemText(t, fault);
  if (field === 'guestName') return t('review-form:validation.guestName', { min });
  if (field === 'title') return t('review-form:validation.title', { min });
  return t('review-form:validation.comment', { min });
}

/** Why a review could not be sent: `<status>: <sentence>` where there is one, else that there was an error (§8). */
export function reviewFailureText(t: TFunction, problem: Problem): string {
  if (problem.status === 0) return t('review-form:failed');
  return `${problem.status}: ${problemText(t, problem, 'review-form')}`;
}
