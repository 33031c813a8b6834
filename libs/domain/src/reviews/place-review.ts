import type { PropertyStore } from '../property';
import {
  DomainError,
  looksAutomatic,
  submissionIdentity,
  turnsOf,
  type Clock,
  type GuestForm,
  type EnforcedRateLimit,
  type KeyedMutex,
  type RateLimiter,
} from '../shared';
import type { Review } from './review';
import type { ReviewEmails } from './review-emails';
import { checkReview, sameReviewText, type ReviewDraft } from './review-request';
import type { ReviewStore, ReviewSubmission } from './review-store';

/** Reviews an hour for one sender. Source: specification §12, Guessing and floods. */
export function reviewLimit(perHour: number): EnforcedRateLimit {
  return { name: 'review', max: perHour, windowMs: 60 * 60_000, refusal: 'review.too_many' };
}

interface PlacedReview {
  readonly review: Review;
  /** Whether the review existed already, so that nothing was stored. */
  readonly repeated: boolean;
}

/** Accepts a guest's review, which then waits for the owner's approval, with the message that tells the owner. */
export class PlaceReview {
  private readonly turns: KeyedMutex;

  constructor(
    private readonly reviews: ReviewStore,
    private readonly properties: PropertyStore,
    private readonly emails: ReviewEmails,
    private readonly limiter: RateLimiter,
    private readonly limit: EnforcedRateLimit,
    private readonly clock: Clock,
  ) {
    this.turns = turnsOf(limit);
  }

  /**
   * A form that is sent again returns the existing review, and does not count against the sender.
   * @throws DomainError `review.invalid` with the fields, `review.key_reused`, `review.too_many`, `property.not_found`
   */
  async place(form: GuestForm<ReviewDraft>): Promise<PlacedReview> {
    const { draft, language, signs, idempotencyKey, sender } = form;
    const checked = checkReview(draft);
    if (!checked.ok) throw new DomainError('review.invalid', {}, checked.problems);

    const now = this.clock.now();
    const identity = submissionIdentity(sameReviewText(checked.request), idempotencyKey, now);
    const existing = await this.reviews.findSubmitted(identity);
    if (existing) return { review: existing, repeated: true };
    // Counted where it is stored; who has none left is refused before anything costs more.
    await this.limiter.check(this.limit, sender);

    return this.turns.run(sender, async () => {
      const property = await this.properties.get();
      const store = async (submission: ReviewSubmission): Promise<PlacedReview> => {
        if (submission.existing) return { review: submission.existing, repeated: true };
        // Only once it is certainly new: of many sent at once with one identity, one counts.
        submission.onFailure(await this.limiter.take(this.limit, sender));
        const suspected = looksAutomatic(signs);
        const review = await submission.add({ ...checked.request, language, suspected });
        await submission.enqueue(review, [this.emails.toOwner(review, property)]);
        return { review, repeated: false };
      };
      return this.reviews.submit(identity, now, store);
    });
  }
}
