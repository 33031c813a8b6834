import { isEmailAddress } from '../shared/email-address';
import type { FieldProblem } from '../shared/field-problem';

/** Source: specification §5, Review form; decisions §5 for the longest comment; names as in §9. */
export const MIN_RATING = 1;
export const MAX_RATING = 5;
export const MIN_GUEST_NAME_LENGTH = 2;
export const MAX_GUEST_NAME_LENGTH = 100;
export const MIN_REVIEW_TITLE_LENGTH = 5;
export const MAX_REVIEW_TITLE_LENGTH = 200;
export const MIN_REVIEW_COMMENT_LENGTH = 10;
export const MAX_REVIEW_COMMENT_LENGTH = 4_000;
/** Shown on the home page. Source: specification §9. */
export const TESTIMONIALS_SHOWN = 6;

/** What a guest writes about a stay. */
export interface ReviewDraft {
  readonly guestName: string;
  readonly email: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}

export interface Review extends ReviewDraft {
  readonly id: number;
  /** Only approved reviews are shown to guests. Source: specification §4. */
  readonly isApproved: boolean;
  readonly createdAt: Date;
}

export type ReviewProblemCode = 'too_short' | 'too_long' | 'invalid_email' | 'out_of_range';

/** Everything wrong with a review, in the order of the form's fields; nothing when it can be sent. */
export function reviewProblems(draft: ReviewDraft): FieldProblem<keyof ReviewDraft, ReviewProblemCode>[] {
  const problems: FieldProblem<keyof ReviewDraft, ReviewProblemCode>[] = [];
  const length = (field: 'guestName' | 'title' | 'comment', min: number, max: number) => {
    const count = draft[field].trim().length;
    if (count < min) problems.push({ field, code: 'too_short', facts: { min } });
    if (count > max) problems.push({ field, code: 'too_long', facts: { max } });
  };
  length('guestName', MIN_GUEST_NAME_LENGTH, MAX_GUEST_NAME_LENGTH);
  if (!isEmailAddress(draft.email.trim())) problems.push({ field: 'email', code: 'invalid_email' });
  if (!Number.isInteger(draft.rating) || draft.rating < MIN_RATING || draft.rating > MAX_RATING)
    problems.push({ field: 'rating', code: 'out_of_range', facts: { min: MIN_RATING, max: MAX_RATING } });
  length('title', MIN_REVIEW_TITLE_LENGTH, MAX_REVIEW_TITLE_LENGTH);
  length('comment', MIN_REVIEW_COMMENT_LENGTH, MAX_REVIEW_COMMENT_LENGTH);
  return problems;
}
