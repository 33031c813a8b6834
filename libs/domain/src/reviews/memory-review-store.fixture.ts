import { MemoryMessageStore } from '../messages/memory-message-store.fixture';
import {
  DomainError,
  refuseStale,
  savedAt,
  type Slice,
  type PublicationScope,
  type SubmissionIdentity,
} from '../shared';
import { MemorySubmissions } from '../shared/forms/memory-submissions.fixture';
import {
  reviewStatusOf,
  summariseRatings,
  type Review,
  type ReviewReply,
  type ReviewStatus,
  type ReviewSummary,
} from './review';
import { ReviewStore, type ReviewPage, type ReviewSubmission } from './review-store';

/** The review store's twin in memory, for tests of use cases. */
export class MemoryReviewStore extends ReviewStore {
  readonly outbox = new MemoryMessageStore();
  private readonly submissions = new MemorySubmissions('review.key_reused');
  private readonly reviews = new Map<number, Review>();
  private lastId = 0;

  override async list(
    scope: PublicationScope | ReviewStatus,
    { offset, limit }: Slice,
    words = '',
  ): Promise<ReviewPage> {
    const status = scope === 'published' ? 'approved' : scope;
    const wanted = words.toLowerCase().split(/\s+/);
    const found = [...this.reviews.values()]
      .filter((review) => status === 'everything' || reviewStatusOf(review) === status)
      .filter(({ guestName, title, email }) => {
        const text = `${guestName} ${title} ${email ?? ''}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      })
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    return { reviews: found.slice(offset, offset + limit), total: found.length };
  }

  override async summary(): Promise<ReviewSummary> {
    const approved = [...this.reviews.values()].filter(({ isApproved }) => isApproved);
    return summariseRatings(
      approved.length,
      approved.reduce((stars, { rating }) => stars + rating, 0),
    );
  }

  override submit<Result>(
    identity: SubmissionIdentity,
    at: Date,
    work: (submission: ReviewSubmission) => Promise<Result>,
  ): Promise<Result> {
    return this.submissions.run(identity, ({ existingId, onCommit, onFailure }) =>
      work({
        existing: existingId === undefined ? undefined : this.reviews.get(existingId),
        add: async (review) => {
          this.lastId += 1;
          const dates = { createdAt: at, updatedAt: at };
          const stored: Review = { ...review, ...dates, id: this.lastId, isApproved: false, reply: null };
          onCommit(() => {
            this.reviews.set(stored.id, stored);
            this.submissions.remember(stored.id, identity, at);
          });
          return stored;
        },
        enqueue: async ({ id: reviewId }, messages) =>
          onCommit(() => this.outbox.enqueue(messages, { reviewId }, at)),
        onFailure,
      }),
    );
  }

  override async findSubmitted(identity: SubmissionIdentity): Promise<Review | undefined> {
    const id = this.submissions.find(identity);
    return id === undefined ? undefined : this.reviews.get(id);
  }

  override async approve(id: number, at: Date): Promise<Review> {
    return this.change(id, at, (review) => ({ ...review, isApproved: true }));
  }

  override async remove(id: number): Promise<void> {
    if (!this.reviews.delete(id)) throw new DomainError('review.not_found');
  }

  override async reply(
    id: number,
    reply: ReviewReply | null,
    basedOn: Date | undefined,
    at: Date,
  ): Promise<Review> {
    return this.change(id, at, (review) => {
      refuseStale(review.updatedAt, basedOn, 'review.changed');
      return { ...review, reply };
    });
  }

  private change(id: number, at: Date, act: (review: Review) => Review): Review {
    const review = this.reviews.get(id);
    if (!review) throw new DomainError('review.not_found');
    const changed = { ...act(review), updatedAt: savedAt(review.updatedAt, at) };
    this.reviews.set(id, changed);
    return changed;
  }
}
