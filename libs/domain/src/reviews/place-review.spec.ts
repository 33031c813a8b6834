import { MemoryPropertyStore } from '../property/memory-property-store.fixture';
import { aProperty } from '../property/property.fixture';
import { MemoryRateLimiter } from '../shared/limits/memory-rate-limiter.fixture';
import type { GuestForm } from '../shared';
import { MemoryReviewStore } from './memory-review-store.fixture';
import { PlaceReview, reviewLimit } from './place-review';
import { aReviewDraft, PlainReviewEmails } from './review.fixture';
import type { ReviewDraft } from './review-request';

const NOW = new Date('2026-09-01T08:30:00Z');
const SENDER = '192.0.2.1';
const ALL = { offset: 0, limit: 100 };

/** Begins to store what comes, and ends only when it is let go. */
class HeldReviews extends MemoryReviewStore {
  begun = 0;
  letGo = () => {};
  private readonly held = new Promise<void>((resolve) => (this.letGo = resolve));

  override async submit<Result>(...sent: Parameters<MemoryReviewStore['submit']>): Promise<Result> {
    this.begun += 1;
    await this.held;
    return super.submit(...sent) as Promise<Result>;
  }
}

function aPlaceReview(perHour = 10, reviews = new MemoryReviewStore()) {
  const emails = new PlainReviewEmails();
  const clock = { now: () => NOW };
  const limiter = new MemoryRateLimiter(clock);
  const limit = reviewLimit(perHour);
  const placeReview = new PlaceReview(
    reviews,
    new MemoryPropertyStore(aProperty()),
    emails,
    limiter,
    limit,
    clock,
  );
  const form: GuestForm<ReviewDraft> = {
    draft: aReviewDraft(),
    language: 'de',
    signs: { honeypot: '', fillTimeMs: 40_000 },
    idempotencyKey: undefined,
    sender: SENDER,
  };
  return {
    emails,
    place: (changes: Partial<GuestForm<ReviewDraft>> = {}) => placeReview.place({ ...form, ...changes }),
    stored: async () => (await reviews.list('everything', ALL)).reviews,
    messages: async () => (await reviews.outbox.list(undefined, ALL)).messages,
    counted: () => limiter.countOf(limit, SENDER),
  };
}

describe('sending a review', () => {
  it('stores it, waiting for approval, in the language of its page', async () => {
    const { place } = aPlaceReview();
    expect(await place()).toMatchObject({
      repeated: false,
      review: { guestName: 'Eva', isApproved: false, language: 'de', suspected: false, createdAt: NOW },
    });
  });

  it.each([
    ['a guest’s', { honeypot: '', fillTimeMs: 40_000 }],
    ['one that looks automated, as of quotes', { honeypot: 'x', fillTimeMs: undefined }],
  ])('tells the owner once: %s', async (_name, signs) => {
    const { place, messages } = aPlaceReview();
    await place({ signs });
    await place({ signs });
    expect((await messages()).map(({ kind, to, subject }) => [kind, to, subject])).toEqual([
      ['review-to-owner', aProperty().email, 'review 1'],
    ]);
  });

  it('refuses a wrong field by name and stores nothing', async () => {
    const { place, stored, counted } = aPlaceReview();
    await expect(place({ draft: aReviewDraft({ rating: 0 }) })).rejects.toMatchObject({
      code: 'review.invalid',
      fields: [{ field: 'rating', code: 'out_of_range' }],
    });
    expect([await stored(), counted()]).toEqual([[], 0]);
  });

  it('keeps what looks automated, marked', async () => {
    const { place } = aPlaceReview();
    const { review } = await place({ signs: { honeypot: 'x', fillTimeMs: undefined } });
    expect(review.suspected).toBe(true);
  });

  it('gives the review that is there when it is sent again, and does not count it', async () => {
    const { place, counted } = aPlaceReview();
    await place();
    expect(await place()).toMatchObject({ repeated: true, review: { id: 1 } });
    expect(counted()).toBe(1);
  });

  it('stores one review of a sender at a time, and refuses at once what is more than fifty wait for', async () => {
    const reviews = new HeldReviews();
    const { place } = aPlaceReview(100, reviews);
    const sent = Array.from({ length: 52 }, (_, at) => place({ idempotencyKey: `form-${at}` }));
    await expect(sent[51]).rejects.toMatchObject({
      code: 'review.too_many',
      facts: { retryAfterSeconds: expect.any(Number) },
    });
    const other = place({ idempotencyKey: 'other', sender: '192.0.2.2' });
    while (reviews.begun < 2) await Promise.resolve();
    expect(reviews.begun).toBe(2);
    reviews.letGo();
    expect(await Promise.all([other, ...sent.slice(0, 51)])).toHaveLength(52);
  });

  it('refuses a sender who has reached the limit, before it begins to store', async () => {
    const reviews = new HeldReviews();
    reviews.letGo();
    const { place, stored } = aPlaceReview(0, reviews);
    await expect(place()).rejects.toMatchObject({ code: 'review.too_many' });
    expect(reviews.begun).toBe(0);
    expect(await stored()).toEqual([]);
  });

  it('does not count it when it cannot be stored', async () => {
    const { emails, place, stored, counted } = aPlaceReview();
    emails.toOwner = () => {
      throw new Error('no such template');
    };
    await expect(place()).rejects.toThrow('no such template');
    expect([await stored(), counted()]).toEqual([[], 0]);
  });
});
