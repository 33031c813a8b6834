import {
  emailProblem,
  textProblem,
  tooShortProblem,
  wholeNumberProblem,
  isName,
  type FieldProblem,
} from '../shared';

/** Source: specification §5, Review form; names as in §9. */
export const MIN_RATING = 1;
export const MAX_RATING = 5;
export const MIN_GUEST_NAME_LENGTH = 2;
export const MAX_GUEST_NAME_LENGTH = 100;
export const MIN_REVIEW_TITLE_LENGTH = 5;
export const MAX_REVIEW_TITLE_LENGTH = 200;
export const MIN_REVIEW_COMMENT_LENGTH = 10;
export const MAX_REVIEW_COMMENT_LENGTH = 4_000;

/** What a guest writes about a stay, as it arrives: of the right types but not validated. */
export interface ReviewDraft {
  readonly guestName: string;
  readonly email: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}

export type ReviewField = keyof ReviewDraft;

/** Names of the form's fields, in the order they stand in it. Source: specification §2, Leave a review. */
export const REVIEW_FIELDS = [
  'guestName',
  'email',
  'rating',
  'title',
  'comment',
] as const satisfies readonly ReviewField[];

/** The same, complete and checked. */
export type ReviewRequest = ReviewDraft;

type ReviewProblem = FieldProblem<ReviewField>;

type ReviewCheck =
  | { readonly ok: true; readonly request: ReviewRequest }
  | { readonly ok: false; readonly problems: readonly ReviewProblem[] };

/** Checks a draft by the rules of specification §5; texts lose the blanks around them. */
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
    guestNameProblem(draft.guestName),
    emailProblem('email', draft.email),
    wholeNumberProblem('rating', draft.rating, MIN_RATING, MAX_RATING),
    tooShortProblem('title', draft.title, MIN_REVIEW_TITLE_LENGTH) ??
      textProblem('title', draft.title, { max: MAX_REVIEW_TITLE_LENGTH }),
    tooShortProblem('comment', draft.comment, MIN_REVIEW_COMMENT_LENGTH) ??
      textProblem('comment', draft.comment, { max: MAX_REVIEW_COMMENT_LENGTH, severalLines: true }),
  ].filter((problem) => problem !== null);
}

/** The fields in one fixed order and normalised, to recognise a review that is sent again. */
export function sameReviewText(request: ReviewRequest): string {
  const { guestName, email, rating, title, comment } = request;
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
  return JSON.stringify([plain(guestName), plain(email), rating, plain(title), plain(comment)]);
}

function guestNameProblem(name: string): ReviewProblem | null {
  const problem =
    tooShortProblem('guestName', name, MIN_GUEST_NAME_LENGTH) ??
    textProblem('guestName', name, { max: MAX_GUEST_NAME_LENGTH });
  return problem ?? (isName(name.trim()) ? null : { field: 'guestName', code: 'invalid_name' });
}
