import { emptying } from '@ospite/server/testing';
import { aReviewDraft } from '@ospite/domain/testing';
import type pg from 'pg';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../testing';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
  database = await api.connectDatabase();
});
beforeEach(() => database.query(emptying('review', 'message', 'throttle')));
afterAll(() => api.close());

async function aStoredReview(changes: object = {}): Promise<number> {
  const { status, body } = await api.request.post('/api/reviews').send({ ...aReviewDraft(), ...changes });
  expect(status).toBe(201);
  return body.id;
}

describe('a list without a page', () => {
  it('is whole up to a thousand rows, and says how many there are', async () => {
    await database.query(
      `insert into review (guest_name, email, rating, title, comment, language, is_approved, suspected, created_at, updated_at, content_hash)
       select 'Eva', 'eva@example.org', 5, 'Che mare', 'Siamo stati benissimo.', 'it', false, false, now(), now(), n::text
       from generate_series(1, 1001) n`,
    );
    const list = await owner.get('/api/reviews/all');
    expectDocumented(list, 'listAllReviews');
    expect([list.body.length, list.headers['x-total-count']]).toEqual([1_000, '1001']);
    expect(list.headers.link).toBe(
      '</api/reviews/all?page=1&pageSize=200>; rel="first", </api/reviews/all?page=6&pageSize=200>; rel="last", ' +
        '</api/reviews/all?page=6&pageSize=200>; rel="next"',
    );
    const page = await owner.get('/api/reviews/all?page=6&pageSize=200');
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '1001']);
    expect((await owner.get('/api/reviews/all?page=1&pageSize=201')).status).toBe(400);
    const sized = await owner.get('/api/reviews/all?pageSize=7');
    expect([sized.body.length, sized.headers.link]).toEqual([
      1_000,
      expect.stringContaining('</api/reviews/all?pageSize=200&page=6>; rel="next"'),
    ]);
  });

  it('says nothing of a rest while all are there', async () => {
    await aStoredReview();
    expect((await owner.get('/api/reviews/all')).headers.link).toBeUndefined();
  });
});

it('is read by status: those that wait, those that look automated, those that guests see', async () => {
  await aStoredReview({ title: 'Mare e quiete' });
  await aStoredReview({ title: 'Buy now please', website: 'https://spam.example' });
  await owner.patch(`/api/reviews/${await aStoredReview()}/approve`).expect(200);
  const titlesOf = async (status: string) => {
    const list = await owner.get(`/api/reviews/all?status=${status}&page=1&pageSize=20`);
    expect([list.status, list.headers['x-total-count']]).toEqual([200, '1']);
    expectDocumented(list, 'listAllReviews');
    return list.body.map(({ title }: { title: string }) => title);
  };
  expect(await titlesOf('pending')).toEqual(['Mare e quiete']);
  expect(await titlesOf('suspected')).toEqual(['Buy now please']);
  expect(await titlesOf('approved')).toEqual([aReviewDraft().title]);
  const wrong = await owner.get('/api/reviews/all?status=hidden');
  expect([wrong.status, wrong.body.errors]).toEqual([400, [expect.objectContaining({ field: 'status' })]]);
  expectDocumented(wrong, 'listAllReviews');
});

it('is searched by words of name, title and e-mail, and says how many there are', async () => {
  await aStoredReview({ guestName: 'Eva Müller', title: 'Un mare bello' });
  await aStoredReview({ guestName: 'Ugo Conti', title: 'Pineta e quiete' });
  const list = await owner.get('/api/reviews/all?status=pending&page=1&pageSize=10&q=m%C3%BCller%20MARE');
  expectDocumented(list, 'listAllReviews');
  expect([list.headers['x-total-count'], list.body]).toEqual([
    '1',
    [expect.objectContaining({ guestName: 'Eva Müller' })],
  ]);
  const long = await owner.get(`/api/reviews/all?q=${'x'.repeat(101)}`);
  expect([long.status, long.body.errors]).toEqual([400, [expect.objectContaining({ field: 'q' })]]);
  expectDocumented(long, 'listAllReviews');
});
