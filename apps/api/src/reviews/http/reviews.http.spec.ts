import { emptying } from '@ospite/server/testing';
import { aReviewDraft } from '@ospite/domain/testing';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import PostalMime from 'postal-mime';
import { expectDocumented, seedTestData, startTestApi, TestClock, type TestApi } from '../../testing';

const clock = new TestClock(new Date('2026-09-01T08:30:00Z'));
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ clock, env: { REVIEWS_PER_HOUR: '3' } });
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
  database = await api.connectDatabase();
});
beforeEach(() => database.query(emptying('review', 'message', 'throttle')));
afterAll(() => api.close());

const send = (body: object, key?: string) => {
  const request = api.request.post('/api/reviews');
  if (key !== undefined) request.set('Idempotency-Key', key);
  return request.send(body);
};
const stored = async () => Number((await database.query('select count(*) from review')).rows[0].count);
const problemsIn = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);
/** Reviews of other senders than the one whose limit is tried. */
async function aStoredReview(changes: object = {}): Promise<number> {
  await database.query(emptying('throttle'));
  const { status, body } = await send({ ...aReviewDraft(), ...changes }, `${Math.random()}`);
  expect(status).toBe(201);
  return body.id;
}

/** Messages to the owner that were really written since the test began, once there are so many. */
async function ownersMessages(count: number) {
  const waiting = `select message_id, status from message where kind = 'review-to-owner'`;
  const read = async () => (await database.query(waiting)).rows;
  let rows = await read();
  for (
    let round = 0;
    round < 600 && rows.filter(({ status }) => status === 'sent').length < count;
    round += 1
  ) {
    await database.query('select pg_sleep(0.05)');
    rows = await read();
  }
  const ids = rows.map(({ message_id: id }) => id);
  const folder = path.join(api.dataDir, 'mail');
  const files = (await readdir(folder)).filter((file) => file.endsWith('review-to-owner.eml'));
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
  return mails.filter(({ messageId }) => ids.includes(messageId));
}

describe('the owner’s message', () => {
  it('tells of a new review once: who, stars, title, text, that it waits, and where', async () => {
    const review = aReviewDraft({
      rating: 4,
      title: 'Mare e quiete',
      comment: 'Torneremo di certo, <b>noi</b>.',
    });
    await send(review, 'form-1').expect(201);
    await send(review, 'form-1').expect(201);
    const [message, ...others] = await ownersMessages(1);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      subject: 'Nuova recensione n. 1, voto 4 su 5',
      replyTo: [{ address: 'eva@example.org' }],
    });
    for (const word of [
      'Eva',
      '4 su 5',
      'Mare e quiete',
      'Torneremo di certo, <b>noi</b>.',
      '/admin',
      'approv',
    ])
      expect(message?.text).toContain(word);
    expect(message?.html).toContain('&lt;b&gt;noi&lt;/b&gt;');
    const list = await owner.get('/api/messages');
    expectDocumented(list, 'listMessages');
    expect(list.body).toMatchObject([{ kind: 'review-to-owner', reviewId: 1, quoteId: null }]);
  });

  it('says so when it looks automated, and is not sent for what was refused', async () => {
    await send({ ...aReviewDraft(), website: 'https://spam.example' }).expect(201);
    await send({ ...aReviewDraft(), rating: 9 }).expect(400);
    await send({ ...aReviewDraft(), guestName: 'evil.com' }).expect(400);
    expect((await ownersMessages(1)).map(({ subject }) => subject)).toEqual([
      'Recensione sospetta n. 1, voto 5 su 5',
    ]);
  });
});

describe('leaving a review', () => {
  it('stores it, waiting for approval, and repeats no e-mail', async () => {
    const response = await send({ ...aReviewDraft(), language: 'de', website: '', filledInMs: 40_000 });
    expect(response.status).toBe(201);
    expectDocumented(response, 'createReview');
    expect(response.body).toMatchObject({ id: 1, guestName: 'Eva', isApproved: false, language: 'de' });
    expect(response.text).not.toContain('eva@example.org');
    expect((await api.request.get('/api/reviews')).body).toEqual([]);
  });

  it('takes exactly the fields of the specification', async () => {
    expect((await send(aReviewDraft())).status).toBe(201);
  });

  it('names every field that is wrong', async () => {
    const response = await send({ guestName: 'E', email: 'eva', rating: 6, title: 'Bel', comment: 'Bello' });
    expect(response.status).toBe(400);
    expectDocumented(response, 'createReview');
    expect(response.body.code).toBe('review.invalid');
    expect(problemsIn(response.body)).toEqual([
      'guestName: too_short',
      'email: invalid_email',
      'rating: out_of_range',
      'title: too_short',
      'comment: too_short',
    ]);
    expect(await stored()).toBe(0);
  });

  it.each([
    ['an approval of one’s own', { isApproved: true }, 'isApproved: unknown_field'],
    ['an id', { id: 7 }, 'id: unknown_field'],
    ['stars as a text', { rating: '5' }, 'rating: wrong_type'],
    ['a list as a title', { title: ['Che mare'] }, 'title: wrong_type'],
    ['a link as a name', { guestName: 't.me/x' }, 'guestName: invalid_name'],
    ['a NUL', { comment: 'Siamo stati\0benissimo' }, 'comment: invalid_characters'],
    ['half a character', { title: 'Che mare \ud800' }, 'title: invalid_characters'],
    ['a language we do not speak', { language: 'fr' }, 'language: unknown_value'],
  ])('refuses %s', async (_name, changes, problem) => {
    const response = await send({ ...aReviewDraft(), ...changes });
    expect(response.status).toBe(400);
    expectDocumented(response, 'createReview');
    expect(problemsIn(response.body)).toContain(problem);
    expect(await stored()).toBe(0);
  });

  it('is one review when 50 with one key arrive at once', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(aReviewDraft(), 'once')));
    const accepted = responses.filter(({ status }) => status === 201);
    expect(new Set(accepted.map(({ body }) => body.id)).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  it('refuses a key that came with other fields before', async () => {
    await send(aReviewDraft(), 'form-1');
    const again = await send(aReviewDraft(), 'form-1');
    expect([again.status, again.body.id]).toEqual([201, 1]);
    const other = await send(aReviewDraft({ rating: 1 }), 'form-1');
    expect([other.status, other.body.code]).toEqual([422, 'review.key_reused']);
    expectDocumented(other, 'createReview');
    expect(await stored()).toBe(1);
  });

  it('is accepted so many times an hour; refused and repeated ones do not count', async () => {
    const one = (title: string) => send(aReviewDraft({ title }));
    await send(aReviewDraft({ rating: 9 }));
    await one('Primo anno');
    await one('Primo anno');
    await one('Secondo anno');
    expect((await one('Terzo anno')).status).toBe(201);
    const refused = await one('Quarto anno');
    expect([refused.status, refused.body.code]).toEqual([429, 'review.too_many']);
    expectDocumented(refused, 'createReview');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await one('Terzo anno')).status).toBe(201);
    expect(await stored()).toBe(3);
  });

  it('stores what looks automated, and tells only the owner', async () => {
    const response = await send({ ...aReviewDraft(), website: 'https://spam.example' });
    expect(response.status).toBe(201);
    expect(response.text).not.toContain('suspected');
    const { body } = await owner.get('/api/reviews/all');
    expect(body).toMatchObject([{ suspected: true, isApproved: false }]);
  });
});

describe('the public list', () => {
  it('shows a review from its approval to its removal, at the very next read, newest first', async () => {
    const first = await aStoredReview({ title: 'La prima' });
    clock.advance(60_000);
    const second = await aStoredReview({ title: 'La seconda' });
    const titles = async () =>
      (await api.request.get('/api/reviews')).body.map(({ title }: { title: string }) => title);
    const summary = async () => (await api.request.get('/api/reviews/summary')).body;
    expect([await titles(), await summary()]).toEqual([[], { count: 0, average: null }]);
    await owner.patch(`/api/reviews/${first}/approve`).expect(200);
    expect([await titles(), await summary()]).toEqual([['La prima'], { count: 1, average: 5 }]);
    await owner.patch(`/api/reviews/${second}/approve`).expect(200);
    expect([await titles(), await summary()]).toEqual([['La seconda', 'La prima'], { count: 2, average: 5 }]);
    await owner.delete(`/api/reviews/${first}`).expect(204);
    expect([await titles(), await summary()]).toEqual([['La seconda'], { count: 1, average: 5 }]);
  });

  it('is as documented, with a tag, and never carries an e-mail', async () => {
    const id = await aStoredReview();
    await owner.patch(`/api/reviews/${id}/approve`);
    await owner.put(`/api/reviews/${id}/reply`).send({ reply: 'Grazie Eva!' });
    const list = await api.request.get('/api/reviews');
    expect(expectDocumented(list, 'listReviews')).toMatchObject([{ id, reply: { text: 'Grazie Eva!' } }]);
    expect(list.text).not.toContain('eva@example.org');
    expect(list.headers['x-total-count']).toBe('1');
    const known = await api.request.get('/api/reviews').set('If-None-Match', list.headers.etag ?? '');
    expect(known.status).toBe(304);
    expectDocumented(known, 'listReviews');
    expectDocumented(await api.request.get('/api/reviews/summary'), 'getReviewSummary');
  });

  it('comes in pages', async () => {
    for (const minute of [1, 2, 3]) {
      clock.advance(minute);
      await owner.patch(`/api/reviews/${await aStoredReview()}/approve`);
    }
    const page = await api.request.get('/api/reviews?page=2&pageSize=2');
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '3']);
    expect(page.headers.link).toContain('rel="first"');
    const wrong = await api.request.get('/api/reviews?page=0');
    expect(wrong.status).toBe(400);
    expectDocumented(wrong, 'listReviews');
  });
});

describe('the owner', () => {
  it('reads all reviews with their e-mails', async () => {
    await aStoredReview();
    const list = await owner.get('/api/reviews/all');
    expect(expectDocumented(list, 'listAllReviews')).toMatchObject([{ email: 'eva@example.org' }]);
    expect(list.headers['cache-control']).toBe('no-store');
  });

  it('answers a review, and takes the answer back', async () => {
    const id = await aStoredReview();
    const answered = await owner.put(`/api/reviews/${id}/reply`).send({ reply: ' Grazie! ' });
    expect(expectDocumented(answered, 'replyToReview')).toMatchObject({ reply: { text: 'Grazie!' } });
    expect((await owner.put(`/api/reviews/${id}/reply`).send({ reply: null })).body.reply).toBeNull();
  });

  it('tells the later of two owners who answer the same review', async () => {
    const id = await aStoredReview();
    const { updatedAt } = (await owner.patch(`/api/reviews/${id}/approve`)).body;
    const answer = (reply: string) => owner.put(`/api/reviews/${id}/reply`).send({ reply, updatedAt });
    expect((await answer('Grazie!')).status).toBe(200);
    const late = await answer('Grazie mille!');
    expect([late.status, late.body.code]).toEqual([409, 'review.changed']);
    expectDocumented(late, 'replyToReview');
    const [{ reply }] = (await owner.get('/api/reviews/all')).body;
    expect(reply.text).toBe('Grazie!');
  });

  it.each([
    [{}, 'reply: required'],
    [{ reply: 5 }, 'reply: wrong_type'],
    [{ reply: 'x'.repeat(2_001) }, 'reply: too_long'],
    [{ reply: 'Grazie', isApproved: true }, 'isApproved: unknown_field'],
  ])('cannot answer with %j', async (body, problem) => {
    const refused = await owner.put(`/api/reviews/${await aStoredReview()}/reply`).send(body);
    expect(refused.status).toBe(400);
    expectDocumented(refused, 'replyToReview');
    expect(problemsIn(refused.body)).toEqual([problem]);
  });

  it.each(['99', '0', '-1', '1.5', 'x', '99999999999999999999', '2147483648', '1%20or%201=1'])(
    'gets a 404 for review %s',
    async (id) => {
      const responses = [
        [await owner.patch(`/api/reviews/${id}/approve`), 'approveReview'],
        [await owner.put(`/api/reviews/${id}/reply`).send({ reply: 'x' }), 'replyToReview'],
        [await owner.delete(`/api/reviews/${id}`), 'deleteReview'],
      ] as const;
      for (const [answer, operation] of responses) {
        expect([answer.status, answer.body.code]).toEqual([404, 'review.not_found']);
        expectDocumented(answer, operation);
      }
    },
  );

  it('gets an error when an id is not a text', async () => {
    const refused = await owner.delete('/api/reviews/%00');
    expect(refused.status).toBe(400);
    expectDocumented(refused, 'deleteReview');
  });

  it('alone may do so', async () => {
    const id = await aStoredReview();
    const responses = [
      [await api.request.get('/api/reviews/all'), 'listAllReviews'],
      [await api.request.patch(`/api/reviews/${id}/approve`), 'approveReview'],
      [await api.request.put(`/api/reviews/${id}/reply`).send({ reply: 'x' }), 'replyToReview'],
      [await api.request.delete(`/api/reviews/${id}`), 'deleteReview'],
    ] as const;
    for (const [answer, operation] of responses) {
      expect(answer.status).toBe(401);
      expectDocumented(answer, operation);
    }
    expect(await stored()).toBe(1);
  });
});
