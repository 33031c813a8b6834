import type { Language } from '../shared';
import type { ReviewRequest } from './review-request';

/** What the owner wrote below a review. */
export interface ReviewReply {
  readonly text: string;
  readonly at: Date;
}

/** A review as stored. */
export interface Review extends Omit<ReviewRequest, 'email'> {
  readonly id: number;
  /** Null once the guest was erased. Source: specification §12 (anonymised after 2 years, or when asked). */
  readonly email: string | null;
  /** Only approved reviews are shown to guests. Source: specification §4. */
  readonly isApproved: boolean;
  readonly createdAt: Date;
  /** When it was last saved: a change says which state it was made on. Source: specification §12. */
  readonly updatedAt: Date;
  /** The language of the page it was written on. */
  readonly language: Language;
  readonly reply: ReviewReply | null;
  /** Looks automated: kept, and shown to the owner apart. Source: specification §11. */
  readonly suspected: boolean;
}

/**
 * Where a review stands: `pending` waits for approval, `suspected` waits too but looks automated and is listed apart,
 * `approved` is shown to guests. Source: specification §4, §11.
 */
export const REVIEW_STATUSES = ['pending', 'suspected', 'approved'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
/** Of the text that reviews are searched by. */
export const MAX_REVIEW_SEARCH_LENGTH = 100;

export function reviewStatusOf({
  isApproved,
  suspected,
}: Pick<Review, 'isApproved' | 'suspected'>): ReviewStatus {
  if (isApproved) return 'approved';
  return suspected ? 'suspected' : 'pending';
}

export type NewReview = ReviewRequest & Pick<Review, 'language' | 'suspected'>;

/** Of the approved reviews. */
export interface ReviewSummary {
  readonly count: number;
  /** Stars to one decimal; null without reviews. */
  readonly average: number | null;
}

/** @param stars of all approved reviews together */
export function summariseRatings(count: number, stars: number): ReviewSummary {
  return { count, average: count === 0 ? null : Math.round((stars / count) * 10) / 10 };
}
