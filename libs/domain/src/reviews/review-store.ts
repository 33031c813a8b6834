import type { NewMessage } from '../messages/message';
import type { Slice, Visibility } from '../shared/listing';
import type { SubmissionIdentity } from '../shared/submission';
import type { NewReview, Review, ReviewSummary } from './review';

export interface PlacedReview {
  readonly review: Review;
  /** True when the review was there already and nothing was written. */
  readonly repeated: boolean;
}

export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** All that match, whatever the slice. */
  readonly total: number;
}

/** Port: reviews as stored. */
export abstract class ReviewStore {
  /** Newest first; `public` gives the approved ones alone. */
  abstract list(visibility: Visibility, slice: Slice): Promise<ReviewPage>;
  /** Of the approved reviews. */
  abstract summary(): Promise<ReviewSummary>;
  /**
   * Stores a review that waits for approval and the messages about it in one transaction, once for each identity,
   * however many ask at once.
   * @param first what to do for a new one, and not at all for a repeated one: `admit` before anything is stored (it
   *   throws to refuse, and must not wait for this store), `write` makes the messages about the stored review
   * @throws DomainError `review.key_reused` when the key came with other fields before, whatever `admit` throws
   */
  abstract place(
    review: NewReview,
    identity: SubmissionIdentity,
    at: Date,
    first: { admit(): Promise<void>; write(review: Review): readonly NewMessage[] },
  ): Promise<PlacedReview>;
  /** The review that this identity already made, if any. @throws DomainError `review.key_reused` */
  abstract findPlaced(identity: SubmissionIdentity): Promise<Review | undefined>;
  /** Shows a review to guests; one that is shown stays so. @throws DomainError `review.not_found` */
  abstract approve(id: number, at: Date): Promise<Review>;
  /** Rejects or deletes a review. @throws DomainError `review.not_found` */
  abstract remove(id: number): Promise<void>;
  /**
   * Writes the owner's answer below a review; null takes it away.
   * @param basedOn the state it was written on; undefined overwrites whatever is there
   * @throws DomainError `review.not_found`, `review.changed`
   */
  abstract reply(id: number, text: string | null, basedOn: Date | undefined, at: Date): Promise<Review>;
}
