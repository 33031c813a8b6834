import type { NewMessage } from '../messages';
import type { Slice, PublicationScope, Submission, SubmissionIdentity } from '../shared';
import type { NewReview, Review, ReviewReply, ReviewStatus, ReviewSummary } from './review';

export type ReviewSubmission = Submission<NewReview, Review, NewMessage>;

export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** The number of matches, whatever the slice. */
  readonly total: number;
}

/** Port: reviews as stored. */
export abstract class ReviewStore {
  /**
   * Newest first; `published` gives only the approved ones, a status only those that have it.
   * @param words each of which must occur in the guest's name, the title or the e-mail; none when omitted
   */
  abstract list(scope: PublicationScope | ReviewStatus, slice: Slice, words?: string): Promise<ReviewPage>;
  /** Of the approved reviews. */
  abstract summary(): Promise<ReviewSummary>;
  /**
   * Opens the unit of work in which a review is accepted, once for each identity.
   * @param at when reviews and messages are stored
   * @param work must not use this store except through the submission
   * @throws DomainError `review.key_reused` when the key was used with other fields, or whatever `work` throws
   */
  abstract submit<Result>(
    identity: SubmissionIdentity,
    at: Date,
    work: (submission: ReviewSubmission) => Promise<Result>,
  ): Promise<Result>;
  /** The review that this identity stored before, if any. @throws DomainError `review.key_reused` */
  abstract findSubmitted(identity: SubmissionIdentity): Promise<Review | undefined>;
  /** Publishes a review; a published one stays published. @throws DomainError `review.not_found` */
  abstract approve(id: number, at: Date): Promise<Review>;
  /** @throws DomainError `review.not_found` */
  abstract remove(id: number): Promise<void>;
  /**
   * Stores the owner's answer to a review; null removes it.
   * @param basedOn `updatedAt` of the review it was written on; undefined overwrites whatever is there
   * @throws DomainError `review.not_found`, `review.changed`
   */
  abstract reply(id: number, reply: ReviewReply | null, basedOn: Date | undefined, at: Date): Promise<Review>;
}
