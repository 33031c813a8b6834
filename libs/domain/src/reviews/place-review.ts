import type { PropertyStore } from '../property/property-store';
import type { Clock } from '../shared/clock';
import { DomainError } from '../shared/domain-error';
import { looksAutomatic, type FormSigns } from '../shared/form-signs';
import type { Language } from '../shared/language';
import { submissionIdentity } from '../shared/submission';
import type { ReviewEmails } from './review-emails';
import type { ReviewQuota } from './review-quota';
import { checkReview, sameReviewText, type ReviewDraft } from './review-request';
import type { PlacedReview, ReviewStore } from './review-store';

/** A guest's review as it reaches the product. */
export interface ReviewSubmission {
  readonly draft: ReviewDraft;
  readonly language: Language;
  readonly signs: FormSigns;
  /** Chosen by the sender to make a repeated sending safe; undefined when it chose none. */
  readonly idempotencyKey: string | undefined;
  /** Who sends, as the limit counts senders (an address or its /64). */
  readonly sender: string;
}

/**
 * Takes a guest's review, which then waits for the owner's approval, and stores it with a letter that tells the owner. A
 * repeated sending gives the review that is there and does not count against the sender.
 * @throws DomainError `review.invalid` with the fields, `review.key_reused`, `review.too_many`, `property.not_found`
 */
export class PlaceReview {
  constructor(
    private readonly reviews: ReviewStore,
    private readonly properties: PropertyStore,
    private readonly letters: ReviewEmails,
    private readonly quota: ReviewQuota,
    private readonly clock: Clock,
  ) {}

  async place({ draft, language, signs, idempotencyKey, sender }: ReviewSubmission): Promise<PlacedReview> {
    const checked = checkReview(draft);
    if (!checked.ok) throw new DomainError('review.invalid', {}, checked.problems);

    const now = this.clock.now();
    const identity = submissionIdentity(sameReviewText(checked.request), idempotencyKey, now);
    const placed = await this.reviews.findPlaced(identity);
    if (placed) return { review: placed, repeated: true };

    const property = await this.properties.get();
    let release: (() => Promise<void>) | undefined;
    try {
      const review = { ...checked.request, language, suspected: looksAutomatic(signs) };
      // Only the store knows for certain that it is a new one: of many repeated ones at once none is counted.
      return await this.reviews.place(review, identity, now, {
        admit: async () => {
          release = await this.quota.take(sender);
        },
        write: (stored) => [this.letters.toOwner(stored, property)],
      });
    } catch (error) {
      await release?.();
      throw error;
    }
  }
}
