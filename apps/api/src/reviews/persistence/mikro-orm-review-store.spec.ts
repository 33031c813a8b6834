import type { NewMessage, NewReview, Review, SubmissionIdentity } from '@ospite/domain';
import { SAME_SUBMISSION_WINDOW_MS } from '@ospite/domain';
import { aMessage, aReviewDraft } from '@ospite/domain/testing';
import { readConfig } from '../../platform/config/read-config';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { openTestOrm, type TestOrm } from '../../testing';
import { MikroOrmReviewStore } from './mikro-orm-review-store';
import { ReviewRecord } from './review.record';

const NOW = new Date('2026-09-01T08:30:00Z');
const ALL = { offset: 0, limit: 1_000 };

let database: TestOrm;
let store: MikroOrmReviewStore;

beforeAll(async () => {
  database = await openTestOrm();
  const config = readConfig({}, '/');
  store = new MikroOrmReviewStore(database.orm.em, new ContentVersion(database.orm, config), config);
});
beforeEach(() => database.empty('review', 'message'));
afterAll(() => database.close());

const aNewReview = (changes: Partial<NewReview> = {}): NewReview => ({
  ...aReviewDraft(),
  language: 'it',
  suspected: false,
  ...changes,
});
const keyed = (key: string, content = 'the same'): SubmissionIdentity => ({ kind: 'key', key, content });
const unkeyed = (at: Date): SubmissionIdentity => ({
  kind: 'content',
  content: 'the same',
  since: new Date(at.getTime() - SAME_SUBMISSION_WINDOW_MS),
});
const stored = () => database.orm.em.fork().count(ReviewRecord);
const version = async () => {
  const rows: { version: number }[] = await database.orm.em
    .fork()
    .execute('select version from content_version');
  return rows[0]?.version ?? 0;
};

const aNewMessage = (subject: string): NewMessage => {
  const { to, replyTo, text, html } = aMessage();
  return { kind: 'review-to-owner', to, replyTo, subject, text, html };
};
const messages = () => database.orm.em.fork().execute('select review_id, quote_id, subject from message');

/** Nobody is over a limit here. */
const admitted = { admit: () => Promise.resolve(), write: () => [] };

async function place(changes: Partial<NewReview>, minutes: number): Promise<number> {
  const at = new Date(NOW.getTime() + minutes * 60_000);
  return (await store.place(aNewReview(changes), keyed(`${minutes}`), at, admitted)).review.id;
}

describe('placing a review', () => {
  it('stores every field, waiting for approval, and leaves public pages as they are', async () => {
    const before = await version();
    const { review, repeated } = await store.place(aNewReview({ language: 'es' }), keyed('a'), NOW, admitted);
    expect(repeated).toBe(false);
    expect(review).toEqual({
      ...aNewReview({ language: 'es' }),
      id: review.id,
      isApproved: false,
      createdAt: NOW,
      updatedAt: NOW,
      reply: null,
    });
    expect((await store.list('everything', ALL)).reviews).toEqual([review]);
    expect(await version()).toBe(before);
  });

  it.each([
    ['one key', keyed('once')],
    ['the same fields and no key', unkeyed(NOW)],
  ])('is one review, counted once, when 50 with %s arrive at once', async (_name, identity) => {
    let counted = 0;
    const count = { ...admitted, admit: async () => void (counted += 1) };
    const placed = await Promise.all(
      Array.from({ length: 50 }, () => store.place(aNewReview(), identity, NOW, count)),
    );
    expect(counted).toBe(1);
    expect(placed.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(placed.map(({ review }) => review.id)).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  it('takes the same fields without a key again after ten minutes', async () => {
    await store.place(aNewReview(), unkeyed(NOW), NOW, admitted);
    const later = new Date(NOW.getTime() + SAME_SUBMISSION_WINDOW_MS + 1);
    expect((await store.place(aNewReview(), unkeyed(later), later, admitted)).repeated).toBe(false);
  });

  it('refuses a key that came with other fields before', async () => {
    await store.place(aNewReview(), keyed('a'), NOW, admitted);
    const other = keyed('a', 'something else');
    await expect(store.place(aNewReview(), other, NOW, admitted)).rejects.toMatchObject({
      code: 'review.key_reused',
    });
    await expect(store.findPlaced(other)).rejects.toMatchObject({ code: 'review.key_reused' });
    expect(await stored()).toBe(1);
  });

  it('stores its message with it, about it, once', async () => {
    const write = ({ id, guestName }: Review) => [aNewMessage(`${id} ${guestName}`)];
    const [placed] = await Promise.all(
      Array.from({ length: 5 }, () => store.place(aNewReview(), keyed('a'), NOW, { ...admitted, write })),
    );
    const id = placed?.review.id;
    expect(await messages()).toEqual([{ review_id: id, quote_id: null, subject: `${id} Eva` }]);
  });

  it('stores nothing when a message cannot be stored, and no message of a review that cannot', async () => {
    const write = () => [aNewMessage('x'.repeat(300))];
    await expect(store.place(aNewReview(), keyed('a'), NOW, { ...admitted, write })).rejects.toThrow();
    expect([await stored(), await messages()]).toEqual([0, []]);
    const good = { ...admitted, write: () => [aNewMessage('Nuova recensione')] };
    await expect(store.place(aNewReview({ rating: 6 }), keyed('a'), NOW, good)).rejects.toThrow();
    expect(await messages()).toEqual([]);
  });

  it('holds no rating that is not one of five stars, whoever writes it', async () => {
    await expect(store.place(aNewReview({ rating: 6 }), keyed('a'), NOW, admitted)).rejects.toThrow(
      'review_rating_range',
    );
  });
});

describe('the list of reviews', () => {
  it('gives guests the approved ones alone, newest first', async () => {
    const [first, , third] = [await place({}, 1), await place({}, 2), await place({}, 3)];
    await store.approve(first, NOW);
    await store.approve(third, NOW);
    const { reviews, total } = await store.list('public', ALL);
    expect(reviews.map(({ id }) => id)).toEqual([third, first]);
    expect(total).toBe(2);
    expect((await store.list('everything', { offset: 1, limit: 1 })).reviews).toHaveLength(1);
    expect((await store.list('everything', ALL)).total).toBe(3);
  });
});

describe('the summary', () => {
  it('is of the approved reviews, and follows every change', async () => {
    expect(await store.summary()).toEqual({ count: 0, average: null });
    const ids = [await place({ rating: 5 }, 1), await place({ rating: 4 }, 2), await place({ rating: 1 }, 3)];
    expect(await store.summary()).toEqual({ count: 0, average: null });
    for (const id of ids) await store.approve(id, NOW);
    expect(await store.summary()).toEqual({ count: 3, average: 3.3 });
    await store.remove(ids[2] ?? 0);
    expect(await store.summary()).toEqual({ count: 2, average: 4.5 });
  });
});

describe('what the owner does to a review', () => {
  it('raises the content version, since guests see it', async () => {
    const id = await place({}, 1);
    const before = await version();
    expect((await store.approve(id, NOW)).isApproved).toBe(true);
    await store.reply(id, 'Grazie!', undefined, NOW);
    await store.remove(id);
    expect(await version()).toBe(before + 3);
  });

  it('counts once however often it is approved at the same moment', async () => {
    const id = await place({ rating: 4 }, 1);
    await Promise.all(Array.from({ length: 20 }, () => store.approve(id, NOW)));
    expect(await store.summary()).toEqual({ count: 1, average: 4 });
  });

  it('writes an answer, another one, and takes it away', async () => {
    const id = await place({}, 1);
    expect((await store.reply(id, 'Grazie!', undefined, NOW)).reply).toEqual({ text: 'Grazie!', at: NOW });
    expect((await store.reply(id, 'A presto!', undefined, NOW)).reply?.text).toBe('A presto!');
    expect((await store.reply(id, null, undefined, NOW)).reply).toBeNull();
  });

  it('is refused for a review that is not there, and public pages stay', async () => {
    const before = await version();
    const refused = { code: 'review.not_found' };
    await expect(store.approve(99, NOW)).rejects.toMatchObject(refused);
    await expect(store.reply(99, 'x', undefined, NOW)).rejects.toMatchObject(refused);
    await expect(store.remove(99)).rejects.toMatchObject(refused);
    expect(await version()).toBe(before);
  });
});
