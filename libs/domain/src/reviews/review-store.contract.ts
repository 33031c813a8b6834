import { describeSubmissions, type TestSubmissions } from '../messages/submission.contract';
import type { NewReview, Review, ReviewStatus } from './review';
import { aReviewDraft } from './review.fixture';
import type { ReviewStore } from './review-store';

const NOW = new Date('2026-09-01T08:30:00Z');
const ALL = { offset: 0, limit: 1_000 };
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const aNewReview = (changes: Partial<NewReview> = {}): NewReview => ({
  ...aReviewDraft(),
  language: 'es',
  suspected: false,
  ...changes,
});

/** A review store without reviews. */
export interface TestReviews extends TestSubmissions<NewReview, Review> {
  readonly store: ReviewStore;
}

/** What every review store does. */
export function describeReviewStore(open: () => Promise<TestReviews> | TestReviews): void {
  describe('a review store', () => {
    let store: ReviewStore;
    beforeEach(async () => {
      store = (await open()).store;
    });

    const place = async (changes: Partial<NewReview>, minutes: number) => {
      const identity = { kind: 'key', key: `${minutes}`, content: '' } as const;
      return store.submit(identity, minutesLater(minutes), ({ add }) => add(aNewReview(changes)));
    };

    describeSubmissions(open, {
      item: aNewReview(),
      stored: (id, at) => ({
        ...aNewReview(),
        id,
        isApproved: false,
        createdAt: at,
        updatedAt: at,
        reply: null,
      }),
      about: 'reviewId',
      kind: 'review-to-owner',
      keyReused: 'review.key_reused',
    });

    it('shows guests only the approved ones, newest first', async () => {
      const [first, , third] = [await place({}, 1), await place({}, 2), await place({}, 3)];
      await store.approve(first.id, NOW);
      await store.approve(third.id, NOW);
      const { reviews, total } = await store.list('published', ALL);
      expect(reviews.map(({ id }) => id)).toEqual([third.id, first.id]);
      expect(total).toBe(2);
      expect((await store.list('everything', { offset: 1, limit: 1 })).reviews).toHaveLength(1);
      expect((await store.list('everything', ALL)).total).toBe(3);
    });

    it('lists those of one status, and a suspected one that was approved with the approved', async () => {
      const [waiting, bot, cleared] = [
        await place({}, 1),
        await place({ suspected: true }, 2),
        await place({ suspected: true }, 3),
      ];
      await store.approve(cleared.id, NOW);
      const idsOf = async (status: ReviewStatus) =>
        (await store.list(status, ALL)).reviews.map(({ id }) => id);
      expect(await idsOf('pending')).toEqual([waiting.id]);
      expect(await idsOf('suspected')).toEqual([bot.id]);
      expect(await idsOf('approved')).toEqual([cleared.id]);
      expect((await store.list('pending', { offset: 1, limit: 1 })).total).toBe(1);
    });

    it('finds those that have every word in name, title or e-mail, and takes each sign for itself', async () => {
      const eva = await place(
        { guestName: 'Eva Müller', title: 'Un mare bello', email: 'eva@example.org' },
        1,
      );
      const ugo = await place(
        { guestName: 'Ugo Conti', title: '100% quiete', email: 'ugo_c@example.org' },
        2,
      );
      const idsOf = async (words: string) =>
        (await store.list('pending', ALL, words)).reviews.map(({ id }) => id);
      expect(await idsOf('MÜLLER  mare')).toEqual([eva.id]);
      expect(await idsOf('@example')).toEqual([ugo.id, eva.id]);
      expect(await idsOf('0%')).toEqual([ugo.id]);
      expect(await idsOf('o_c')).toEqual([ugo.id]);
      expect(await idsOf('eva conti')).toEqual([]);
      expect(await idsOf(' ')).toEqual([ugo.id, eva.id]);
      expect((await store.list('pending', { offset: 1, limit: 1 }, 'example')).total).toBe(2);
      expect((await store.list('approved', ALL, 'eva')).total).toBe(0);
    });

    it('summarises the approved reviews, and follows every change', async () => {
      expect(await store.summary()).toEqual({ count: 0, average: null });
      const placed = [
        await place({ rating: 5 }, 1),
        await place({ rating: 4 }, 2),
        await place({ rating: 1 }, 3),
      ];
      expect(await store.summary()).toEqual({ count: 0, average: null });
      for (const { id } of placed) await store.approve(id, NOW);
      expect(await store.summary()).toEqual({ count: 3, average: 3.3 });
      await store.remove(placed[2]?.id ?? 0);
      expect(await store.summary()).toEqual({ count: 2, average: 4.5 });
    });

    it('counts a review once however often it is approved at the same moment', async () => {
      const { id } = await place({ rating: 4 }, 1);
      const approved = await Promise.all(Array.from({ length: 20 }, () => store.approve(id, NOW)));
      expect(approved.every(({ isApproved }) => isApproved)).toBe(true);
      expect(await store.summary()).toEqual({ count: 1, average: 4 });
    });

    it('keeps an answer, another one in its place, and none when it is taken away', async () => {
      const { id } = await place({}, 1);
      const answer = (text: string) => ({ text, at: NOW });
      for (const reply of [answer('Grazie!'), answer('A presto!'), null])
        expect((await store.reply(id, reply, undefined, NOW)).reply).toEqual(reply);
    });

    it('refuses an answer to another state than the present one', async () => {
      const { id, updatedAt } = await place({}, 1);
      await store.reply(id, { text: 'Grazie!', at: NOW }, updatedAt, minutesLater(2));
      await expect(store.reply(id, null, updatedAt, minutesLater(3))).rejects.toMatchObject({
        code: 'review.changed',
      });
    });

    it('changes no review that is not there', async () => {
      const missing = { code: 'review.not_found' };
      await expect(store.approve(99, NOW)).rejects.toMatchObject(missing);
      await expect(store.reply(99, null, undefined, NOW)).rejects.toMatchObject(missing);
      await expect(store.remove(99)).rejects.toMatchObject(missing);
    });
  });
}
