import { isEmailAddress, MAX_EMAIL_LENGTH } from '../shared/email-address';
import type { FieldProblem } from '../shared/field-problem';
import { isName } from '../shared/person-name';
import { hasControlCharacters, hasLineBreaks } from '../shared/typed-text';

/** Source: specification §5, Review form; decisions §5 for the longest comment; names as in §9. */
export const MIN_RATING = 1;
export const MAX_RATING = 5;
export const MIN_GUEST_NAME_LENGTH = 2;
export const MAX_GUEST_NAME_LENGTH = 100;
export const MIN_REVIEW_TITLE_LENGTH = 5;
export const MAX_REVIEW_TITLE_LENGTH = 200;
export const MIN_REVIEW_COMMENT_LENGTH = 10;
export const MAX_REVIEW_COMMENT_LENGTH = 4_000;

/** What a guest writes about a stay, as it arrives: of the right types, but nothing known of its worth. */
export interface ReviewDraft {
  readonly guestName: string;
  readonly email: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}

/** The same, complete and checked. */
export type ReviewRequest = ReviewDraft;

export type ReviewProblemCode =
  'too_short' | 'too_long' | 'invalid_email' | 'out_of_range' | 'invalid_characters' | 'invalid_name';
export type ReviewProblem = FieldProblem<keyof ReviewDraft, ReviewProblemCode>;

export type ReviewCheck =
  | { readonly ok: true; readonly request: ReviewRequest }
  | { readonly ok: false; readonly problems: readonly ReviewProblem[] };

/** Holds a draft against the rules of specification §5; texts lose the blanks around them. */
export function checkReview(draft: ReviewDraft): ReviewCheck {
  const problems = reviewProblems(draft);
  if (problems.length > 0) return { ok: false, problems };
  const request: ReviewRequest = {
    guestName: draft.guestName.trim(),
    email: draft.email.trim(),
    rating: draft.rating,
    title: draft.title.trim(),
    comment: draft.comment.trim(),
  };
  return { ok: true, request };
}

/** Everything wrong with a review, in the order of the form's fields; nothing when it can be sent. */
export function reviewProblems(draft: ReviewDraft): ReviewProblem[] {
  return [
    textProblem(draft, 'guestName', MIN_GUEST_NAME_LENGTH, MAX_GUEST_NAME_LENGTH),
    emailProblem(draft.email.trim()),
    ratingProblem(draft.rating),
    textProblem(draft, 'title', MIN_REVIEW_TITLE_LENGTH, MAX_REVIEW_TITLE_LENGTH),
    textProblem(draft, 'comment', MIN_REVIEW_COMMENT_LENGTH, MAX_REVIEW_COMMENT_LENGTH),
  ].filter((problem) => problem !== null);
}

/** The fields in one fixed order and spelling, so that two sendings of the same review can be told. */
export function sameReviewText(request: ReviewRequest): string {
  const { guestName, email, rating, title, comment } = request;
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
  return JSON.stringify([plain(guestName), plain(email), rating, plain(title), plain(comment)]);
}

function textProblem(
  draft: ReviewDraft,
  field: 'guestName' | 'title' | 'comment',
  min: number,
  max: number,
): ReviewProblem | null {
  const text = draft[field].trim();
  if (text.length < min) return { field, code: 'too_short', facts: { min } };
  if (text.length > max) return { field, code: 'too_long', facts: { max } };
  if (hasControlCharacters(text) || (field !== 'comment' && hasLineBreaks(text)))
    return { field, code: 'invalid_characters' };
  return field === 'guestName' && !isName(text) ? { field, code: 'invalid_name' } : null;
}

function emailProblem(email: string): ReviewProblem | null {
  if (email.length > MAX_EMAIL_LENGTH)
    return { field: 'email', code: 'too_long', facts: { max: MAX_EMAIL_LENGTH } };
  return isEmailAddress(email) ? null : { field: 'email', code: 'invalid_email' };
}

function ratingProblem(rating: number): ReviewProblem | null {
  if (Number.isInteger(rating) && rating >= MIN_RATING && rating <= MAX_RATING) return null;
  return { field: 'rating', code: 'out_of_range', facts: { min: MIN_RATING, max: MAX_RATING } };
}
