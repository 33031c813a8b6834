import { emptying } from '@ospite/server/testing';
import { IssuePreview, QUOTE_REF_MS, ReadSentQuote, SENT_QUOTE_LIMIT } from '@ospite/domain';
import { aQuoteDraft } from '@ospite/domain/testing';
import type pg from 'pg';
import { seedTestData, startTestApi, TestClock, TestRenderer, type TestApi } from '../../testing';

const SENT_PAGE = '/preventivo/inviato';
const renderer = new TestRenderer();
let clock: TestClock;
let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  clock = new TestClock(new Date('2026-05-01T08:30:00Z'));
  api = await startTestApi({ clock, renderer });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
});
beforeEach(async () => {
  renderer.requests.length = 0;
  await database.query(emptying('quote', 'quote_change', 'message', 'throttle'));
});
afterAll(() => api.close());

const FIELDS = {
  ...aQuoteDraft(),
  guests: '2',
  additionalServices: 'parking',
  website: '',
} as unknown as Record<string, string>;

/** Sends the form without script. @returns where it leads */
async function post(changes: Record<string, string> = {}): Promise<string> {
  const response = await api.request
    .post('/preventivo')
    .set('Content-Type', 'application/x-www-form-urlencoded')
    .send(new URLSearchParams({ ...FIELDS, ...changes }).toString());
  expect(response.status).toBe(303);
  return response.headers.location ?? '';
}
const get = (address: string) => api.request.get(address);
const lastSentQuote = () => renderer.requests.at(-1)?.sentQuote;

/** The general page: the same for everyone, and nothing of a request in it. */
async function expectGeneralPage(address: string): Promise<void> {
  const general = await get(SENT_PAGE);
  renderer.requests.length = 0;
  const response = await get(address);
  expect([response.status, response.text]).toEqual([200, general.text]);
  expect(renderer.requests).toEqual([]);
}

describe('the page after sending', () => {
  it('tells number, room, dates and guests to who comes from the form, and nothing of the person', async () => {
    const response = await get(await post());
    expect(response.status).toBe(200);
    expect(lastSentQuote()).toEqual({
      ref: expect.any(String),
      id: 1,
      checkIn: '2026-06-10',
      checkOut: '2026-06-17',
      guests: 2,
      preferredRoom: 'bungalow-ginepro',
      preferredRoomName: 'Bungalow Ginepro',
    });
    expect(JSON.stringify(renderer.requests)).not.toMatch(/Greta|Müller|example\.org|170 1234567|bicicletta/);
  });

  it('tells the same after a request by script, in every language', async () => {
    const { body } = await api.request.post('/api/quotes').send(aQuoteDraft());
    for (const address of [SENT_PAGE, '/quote/sent', '/anfrage/gesendet', '/presupuesto/enviado']) {
      expect((await get(`${address}?ref=${body.ref}`)).status).toBe(200);
      expect(lastSentQuote()).toMatchObject({ id: body.id, ref: body.ref });
    }
  });

  it('is kept by nobody: no cache, no search engine, no referrer, and no state at an address of its own', async () => {
    const address = await post();
    for (let look = 1; look <= 2; look += 1) {
      const { headers } = await get(address);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(headers).not.toHaveProperty('etag');
      expect(renderer.requests).toHaveLength(look);
      expect(renderer.requests.at(-1)?.embedState).toBe(true);
    }
    await get(SENT_PAGE);
    expect(lastSentQuote()).toBeUndefined();
  });

  it('looks the same for a request that was sent before, and for one that looks automated', async () => {
    const first = await post();
    await get(first);
    const shown = lastSentQuote();
    await get(await post());
    expect(lastSentQuote()).toEqual({ ...shown, ref: expect.any(String) });
    await get(await post({ website: 'http://spam.example', guests: '1' }));
    expect(lastSentQuote()).toEqual({ ...shown, ref: expect.any(String), id: 2, guests: 1 });
  });

  it('takes a visitor who chose another language there, with the reference', async () => {
    const address = await post();
    const response = await get(address).set('Cookie', 'lang=de');
    expect([response.status, response.headers.location]).toEqual([
      302,
      address.replace(SENT_PAGE, '/anfrage/gesendet'),
    ]);
  });
});

describe('the general page stands', () => {
  it('without a reference, and with one that was forged, broken or left empty', async () => {
    const ref = (await post()).split('ref=')[1] ?? '';
    const [, seconds = '', signature = ''] = ref.split('.');
    for (const forged of [
      '',
      'x',
      '1.2.3',
      `2.${seconds}.${signature}`,
      `1.${Number(seconds) + 600}.${signature}`,
      `1.${seconds}.${signature.slice(1)}`,
      ref.toUpperCase(),
      `${ref}.${ref}`,
      'x'.repeat(2_000),
    ])
      await expectGeneralPage(`${SENT_PAGE}?ref=${forged}`);
  });

  it('with a token that was signed for something else', async () => {
    const { token } = await api.app.get(IssuePreview, { strict: false }).issue();
    await expectGeneralPage(`${SENT_PAGE}?ref=${token}`);
    await expectGeneralPage(`${SENT_PAGE}?ref=1.${token}`);
  });

  it('after half an hour', async () => {
    const address = await post();
    clock.advance(QUOTE_REF_MS);
    await expectGeneralPage(address);
  });

  it('when the request is not there any more', async () => {
    const address = await post();
    await database.query('delete from message');
    await database.query('delete from quote');
    await expectGeneralPage(address);
  });

  it('for a sender who looks too often', async () => {
    const address = await post();
    for (let look = 0; look < SENT_QUOTE_LIMIT.max; look += 1) await get(address);
    expect(lastSentQuote()).toBeDefined();
    await expectGeneralPage(address);
  });

  it('while the database is away', async () => {
    const address = await post();
    const away = jest
      .spyOn(api.app.get(ReadSentQuote, { strict: false }), 'read')
      .mockRejectedValue(new Error('Connection terminated unexpectedly'));
    await expectGeneralPage(address);
    away.mockRestore();
  });

  it('at other pages, where a reference means nothing', async () => {
    const address = (await post()).replace(SENT_PAGE, '/preventivo');
    await get(address);
    expect(lastSentQuote()).toBeUndefined();
  });
});
