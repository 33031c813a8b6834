import { aMessage, aReviewDraft, describeReviewStore, type TestReviews } from '@ospite/domain/testing';
import { readConfig } from '@ospite/server/config';
import { storedMessages } from '../../testing/stored-messages';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmReviewStore } from './mikro-orm-review-store';
import { ReviewRecord } from './review.record';

const NOW = new Date('2026-09-01T08:30:00Z');
const KEY = { kind: 'key', key: 'a', content: 'the same' } as const;
let database: TestOrm;
let store: MikroOrmReviewStore;

beforeAll(async () => {
  database = await openTestOrm();
  const config = readConfig({}, '/');
  store = new MikroOrmReviewStore(database.orm.em, database.contentVersion, config);
});
beforeEach(() => database.empty('review', 'message'));
afterAll(() => database.close());

const messages = () => storedMessages(database);
const count = () => database.orm.em.fork().count(ReviewRecord);
const version = async () => {
  const rows: { version: number }[] = await database.orm.em
    .fork()
    .execute('select version from content_version');
  return rows[0]?.version ?? 0;
};
const place = (rating = 5, subject = 'Nuova recensione') =>
  store.submit(KEY, NOW, async (submission) => {
    const review = await submission.add({ ...aReviewDraft({ rating }), language: 'it', suspected: false });
    const { to, replyTo, text, html } = aMessage();
    await submission.enqueue(review, [{ kind: 'review-to-owner', to, replyTo, subject, text, html }]);
    return review.id;
  });

describeReviewStore((): TestReviews => ({ store, messages, count }));

it('stores nothing when a message cannot be stored, and no message of a review that cannot', async () => {
  await expect(place(5, 'x'.repeat(300))).rejects.toThrow();
  expect([await count(), await messages()]).toEqual([0, []]);
  await expect(place(6)).rejects.toThrow();
  expect(await messages()).toEqual([]);
});

it('holds no rating that is not one of five stars, whoever writes it', async () => {
  await expect(place(6)).rejects.toThrow('review_rating_range');
});

it('raises the content version when the owner changes what guests see, and not before', async () => {
  const before = await version();
  const id = await place();
  expect(await version()).toBe(before);
  await store.approve(id, NOW);
  await store.reply(id, { text: 'Grazie!', at: NOW }, undefined, NOW);
  await store.remove(id);
  expect(await version()).toBe(before + 3);
});

it('leaves public pages as they are when there is no such review', async () => {
  const before = await version();
  await expect(store.approve(99, NOW)).rejects.toMatchObject({ code: 'review.not_found' });
  await expect(store.remove(99)).rejects.toMatchObject({ code: 'review.not_found' });
  expect(await version()).toBe(before);
});
