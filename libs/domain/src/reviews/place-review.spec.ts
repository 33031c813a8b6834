import type { NewMessage } from '../messages/message';
import { aProperty } from '../property/property.fixture';
import { MemoryPropertyStore } from '../property/memory-property-store.fixture';
import { DomainError } from '../shared/domain-error';
import type { SubmissionIdentity } from '../shared/submission';
import { PlaceReview, type ReviewSubmission } from './place-review';
import { summariseRatings, type NewReview, type Review } from './review';
import { aReview, aReviewDraft } from './review.fixture';
import { ReviewLetters } from './review-letters';
import { ReviewQuota } from './review-quota';
import { ReviewStore, type PlacedReview } from './review-store';

const NOW = new Date('2026-09-01T08:30:00Z');

class ReviewsInMemory extends ReviewStore {
  readonly placed: { review: Review; identity: SubmissionIdentity }[] = [];
  readonly messages: NewMessage[] = [];
  broken = false;

  async place(
    review: NewReview,
    identity: SubmissionIdentity,
    at: Date,
    first: { admit(): Promise<void>; write(review: Review): readonly NewMessage[] },
  ): Promise<PlacedReview> {
    await first.admit();
    if (this.broken) throw new Error('no room on the disk');
    const stored = aReview({ ...review, id: this.placed.length + 1, createdAt: at });
    this.placed.push({ review: stored, identity });
    this.messages.push(...first.write(stored));
    return { review: stored, repeated: false };
  }
  findPlaced({ content }: SubmissionIdentity): Promise<Review | undefined> {
    return Promise.resolve(this.placed.find(({ identity }) => identity.content === content)?.review);
  }
  list = () => Promise.resolve({ reviews: [], total: 0 });
  summary = () => Promise.resolve(summariseRatings(0, 0));
  approve = () => Promise.resolve(aReview());
  remove = () => Promise.resolve();
  reply = () => Promise.resolve(aReview());
}

class PlainLetters extends ReviewLetters {
  toOwner = ({ id, email }: Review, { email: to }: { email: string }): NewMessage => {
    const words = { subject: `review ${id}`, text: '', html: '' };
    return { kind: 'review-to-owner', to, replyTo: email, ...words };
  };
}

class CountingQuota extends ReviewQuota {
  used = 0;
  constructor(private readonly allowed: number) {
    super();
  }
  take(): Promise<() => Promise<void>> {
    if (this.used >= this.allowed) throw new DomainError('review.too_many', { retryAfterSeconds: 60 });
    this.used += 1;
    return Promise.resolve(() => {
      this.used -= 1;
      return Promise.resolve();
    });
  }
}

function aDesk(allowed = 10) {
  const reviews = new ReviewsInMemory();
  const quota = new CountingQuota(allowed);
  const useCase = new PlaceReview(reviews, new MemoryPropertyStore(aProperty()), new PlainLetters(), quota, {
    now: () => NOW,
  });
  const submission: ReviewSubmission = {
    draft: aReviewDraft(),
    language: 'de',
    signs: { honeypot: '', fillTimeMs: 40_000 },
    idempotencyKey: undefined,
    sender: '192.0.2.1',
  };
  return {
    reviews,
    quota,
    place: (changes: Partial<ReviewSubmission> = {}) => useCase.place({ ...submission, ...changes }),
  };
}

describe('sending a review', () => {
  it('stores it, waiting for approval, in the language of its page', async () => {
    const { place } = aDesk();
    expect(await place()).toMatchObject({
      repeated: false,
      review: { guestName: 'Eva', isApproved: false, language: 'de', suspected: false, createdAt: NOW },
    });
  });

  it.each([
    ['a guest', { honeypot: '', fillTimeMs: 40_000 }],
    ['what looks like a machine, as of quotes', { honeypot: 'x', fillTimeMs: undefined }],
  ])('tells the owner once, of %s', async (_name, signs) => {
    const { reviews, place } = aDesk();
    await place({ signs });
    await place({ signs });
    expect(reviews.messages.map(({ kind, to, subject }) => [kind, to, subject])).toEqual([
      ['review-to-owner', aProperty().email, 'review 1'],
    ]);
  });

  it('refuses a wrong field by name and stores nothing', async () => {
    const { reviews, quota, place } = aDesk();
    const refusal = await place({ draft: aReviewDraft({ rating: 0 }) }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'review.invalid',
      fields: [{ field: 'rating', code: 'out_of_range' }],
    });
    expect([reviews.placed, quota.used]).toEqual([[], 0]);
  });

  it('keeps what looks like a machine’s, marked', async () => {
    const { place } = aDesk();
    const { review } = await place({ signs: { honeypot: 'x', fillTimeMs: undefined } });
    expect(review.suspected).toBe(true);
  });

  it('gives the review that is there for a repeated sending, and does not count it', async () => {
    const { quota, place } = aDesk();
    await place();
    expect(await place()).toMatchObject({ repeated: true, review: { id: 1 } });
    expect(quota.used).toBe(1);
  });

  it('refuses a sender whose quota is used up', async () => {
    const { reviews, place } = aDesk(0);
    await expect(place()).rejects.toMatchObject({ code: 'review.too_many', kind: 'limit' });
    expect(reviews.placed).toEqual([]);
  });

  it('gives the count back when storing fails', async () => {
    const { reviews, quota, place } = aDesk();
    reviews.broken = true;
    await expect(place()).rejects.toThrow('no room on the disk');
    expect(quota.used).toBe(0);
  });
});
