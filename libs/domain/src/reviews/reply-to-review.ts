import { DomainError, textOrNull, textProblem, type Clock } from '../shared';
import type { Review } from './review';
import type { ReviewStore } from './review-store';

/** Longest answer of the owner, in characters; our own limit. */
export const MAX_REVIEW_REPLY_LENGTH = 2_000;

/** Writes or removes the owner's answer to a review. */
export class ReplyToReview {
  constructor(
    private readonly reviews: ReviewStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param text null or blank removes the answer
   * @param basedOn `updatedAt` of the review it was written on; undefined overwrites whatever is there
   * @throws DomainError `review.invalid` with the field, `review.not_found`, `review.changed`
   */
  async reply(id: number, text: string | null, basedOn: Date | undefined): Promise<Review> {
    const problem = textProblem('reply', text, { max: MAX_REVIEW_REPLY_LENGTH, severalLines: true });
    if (problem) throw new DomainError('review.invalid', {}, [problem]);
    const now = this.clock.now();
    const reply = textOrNull(text);
    return this.reviews.reply(id, reply === null ? null : { text: reply, at: now }, basedOn, now);
  }
}
