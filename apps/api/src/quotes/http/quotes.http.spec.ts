import { emptying } from '@ospite/server/testing';
import { addDays, dayOf, PlaceQuote } from '@ospite/domain';
import { aQuoteDraft } from '@ospite/domain/testing';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { expectDocumented, seedTestData, startTestApi, TestClock, type TestApi } from '../../testing';

const CLOCK = new TestClock(new Date('2026-05-01T08:30:00Z'));
const TODAY = dayOf(CLOCK.now());
const YESTERDAY = addDays(TODAY, -1);
let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ clock: CLOCK, env: { QUOTES_PER_HOUR: '5' } });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
});
beforeEach(() => database.query(emptying('quote', 'quote_change', 'message', 'throttle')));
afterAll(() => api.close());

const send = (body: unknown, key?: string) => {
  const request = api.request.post('/api/quotes').set('Content-Type', 'application/json');
  if (key !== undefined) request.set('Idempotency-Key', key);
  return request.send(typeof body === 'string' ? body : JSON.stringify(body));
};
const stored = async () => Number((await database.query('select count(*) from quote')).rows[0].count);
const fieldsOf = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);

describe('asking for a quote', () => {
  it('stores it before it answers, and answers what the guest may know', async () => {
    const response = await send({ ...aQuoteDraft(), language: 'de', website: '', filledInMs: 40_000 });
    expect(response.status).toBe(201);
    expectDocumented(response, 'createQuote');
    expect(response.body).toMatchObject({
      status: 'pending',
      nights: 7,
      preferredRoomName: 'Bungalow Ginepro',
      ref: expect.stringMatching(/^1\.\d+\.[\w-]+$/),
    });
    expect(response.body).not.toHaveProperty('suspected');
    const { rows } = await database.query('select first_name, language, suspected from quote');
    expect(rows).toEqual([{ first_name: 'Greta', language: 'de', suspected: false }]);
  });

  it('takes exactly the fields of the specification, with null for what is left open', async () => {
    const draft = {
      ...aQuoteDraft(),
      phone: null,
      preferredRoom: null,
      specialRequests: null,
      additionalServices: [],
    };
    expect((await send(draft)).status).toBe(201);
  });

  it('takes timestamps as days at the property', async () => {
    const response = await send(
      aQuoteDraft({ checkIn: '2026-06-09T22:30:00Z', checkOut: '2026-06-17T10:00:00+02:00' }),
    );
    expect(response.body).toMatchObject({ checkIn: '2026-06-10', checkOut: '2026-06-17' });
  });

  it('is one quote under one key, and refuses the key with other fields', async () => {
    const first = await send(aQuoteDraft(), 'form-1');
    const again = await send(aQuoteDraft(), 'form-1');
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = await send(aQuoteDraft({ guests: 1 }), 'form-1');
    expect([other.status, other.body.code]).toEqual([422, 'quote.key_reused']);
    expectDocumented(other, 'createQuote');
    expect(await stored()).toBe(1);
  });

  it('refuses a key that is too long, or not of plain letters', async () => {
    const response = await send(aQuoteDraft(), 'k'.repeat(256));
    expect(response.status).toBe(400);
    expect(fieldsOf(response.body)).toEqual(['Idempotency-Key: too_long']);
    const strange = await send(aQuoteDraft(), 'ü');
    expect(fieldsOf(strange.body)).toEqual(['Idempotency-Key: invalid_characters']);
  });

  it('accepts more guests than the room takes and says so', async () => {
    const response = await send(aQuoteDraft({ guests: 4 }));
    expect([response.status, response.body.exceedsRoomCapacity]).toEqual([201, true]);
  });

  it('keeps what looks automated, without a message to the guest', async () => {
    await send({ ...aQuoteDraft(), website: 'http://spam.example' });
    await send({ ...aQuoteDraft({ guests: 1 }), filledInMs: 300 });
    const { rows } = await database.query('select kind from message order by id');
    expect(rows.map(({ kind }) => kind)).toEqual(['quote-to-owner', 'quote-to-owner']);
    expect(await stored()).toBe(2);
  });

  it('stops after the hour’s quotes, and does not count repeated nor refused ones', async () => {
    for (let night = 1; night <= 4; night += 1)
      expect((await send(aQuoteDraft({ checkOut: addDays(TODAY, 60 + night) }))).status).toBe(201);
    expect((await send(aQuoteDraft({ checkOut: addDays(TODAY, 61) }))).status).toBe(201);
    expect((await send(aQuoteDraft({ guests: 9 }))).status).toBe(400);
    expect((await send(aQuoteDraft({ guests: 1 }))).status).toBe(201);
    const refused = await send(aQuoteDraft({ guests: 3 }));
    expect([refused.status, refused.body.code]).toEqual([429, 'quote.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expectDocumented(refused, 'createQuote');
    expect(await stored()).toBe(5);
  });

  it('puts the messages out: to owner and guest, as files without a mail server', async () => {
    await send(aQuoteDraft());
    let rows: { status: string }[] = [];
    for (
      let round = 0;
      round < 200 && !(rows.length === 2 && rows.every(({ status }) => status === 'sent'));
      round += 1
    )
      ({ rows } = await database.query('select status from message, pg_sleep(0.05)'));
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
    const files = await readdir(path.join(api.dataDir, 'mail'));
    expect(files.some((file) => file.endsWith('quote-to-guest.eml'))).toBe(true);
    expect(files.every((file) => !file.startsWith('.'))).toBe(true);
  });
});

describe('bad input', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['an empty first name', { firstName: '  ' }, 'firstName: required'],
    ['a first name of 101 characters', { firstName: 'a'.repeat(101) }, 'firstName: too_long'],
    ['a first name with a line break', { firstName: 'a\nb' }, 'firstName: invalid_characters'],
    ['a first name with NUL', { firstName: 'a\0b' }, 'firstName: invalid_characters'],
    ['a number as first name', { firstName: 5 }, 'firstName: wrong_type'],
    ['no first name at all', { firstName: undefined }, 'firstName: required'],
    ['an empty last name', { lastName: '' }, 'lastName: required'],
    ['a last name of 101 characters', { lastName: 'a'.repeat(101) }, 'lastName: too_long'],
    ['a list as last name', { lastName: ['x'] }, 'lastName: wrong_type'],
    ['an empty e-mail', { email: '' }, 'email: invalid_email'],
    ['an e-mail without a domain', { email: 'greta@' }, 'email: invalid_email'],
    [
      'an e-mail with a header in it',
      { email: 'a@example.org\r\nBcc: b@example.org' },
      'email: invalid_email',
    ],
    ['an e-mail of 256 characters', { email: `${'a'.repeat(244)}@example.org` }, 'email: too_long'],
    ['an object as e-mail', { email: {} }, 'email: wrong_type'],
    ['a phone of 21 digits', { phone: '1'.repeat(21) }, 'phone: too_long'],
    ['a phone of five digits', { phone: '070 12' }, 'phone: invalid_phone'],
    ['a phone of letters', { phone: 'call me' }, 'phone: invalid_phone'],
    ['a number as phone', { phone: 333 }, 'phone: wrong_type'],
    ['no arrival', { checkIn: undefined }, 'checkIn: required'],
    ['an empty arrival', { checkIn: '' }, 'checkIn: required'],
    ['31 February', { checkIn: '2027-02-31' }, 'checkIn: invalid_date'],
    ['words as arrival', { checkIn: 'tomorrow' }, 'checkIn: invalid_date'],
    ['a number as arrival', { checkIn: 20270601 }, 'checkIn: wrong_type'],
    ['an arrival yesterday', { checkIn: YESTERDAY }, 'checkIn: in_the_past'],
    ['an arrival in ten years', { checkIn: '2036-06-01', checkOut: '2036-06-02' }, 'checkIn: too_far_ahead'],
    ['an empty departure', { checkOut: '' }, 'checkOut: required'],
    ['31 June', { checkOut: '2026-06-31' }, 'checkOut: invalid_date'],
    ['null as departure', { checkOut: null }, 'checkOut: required'],
    ['a departure before the arrival', { checkOut: '2026-06-09' }, 'checkOut: not_after_check_in'],
    ['a departure on the day of arrival', { checkOut: '2026-06-10' }, 'checkOut: not_after_check_in'],
    ['no guests', { guests: 0 }, 'guests: out_of_range'],
    ['five guests', { guests: 5 }, 'guests: out_of_range'],
    ['two and a half guests', { guests: 2.5 }, 'guests: out_of_range'],
    ['guests as text', { guests: '2' }, 'guests: wrong_type'],
    ['an unknown room', { preferredRoom: 'castello' }, 'preferredRoom: unknown_room'],
    ['a hidden room', { preferredRoom: 'nascosta' }, 'preferredRoom: unknown_room'],
    ['a number as room', { preferredRoom: 1 }, 'preferredRoom: wrong_type'],
    ['2,001 characters of requests', { specialRequests: 'a'.repeat(2001) }, 'specialRequests: too_long'],
    ['a list as requests', { specialRequests: [] }, 'specialRequests: wrong_type'],
    ['a service nobody knows', { additionalServices: ['helicopter'] }, 'additionalServices: unknown_service'],
    [
      'a service that is not offered',
      { additionalServices: ['taxi'] },
      'additionalServices: unknown_service',
    ],
    ['a text as services', { additionalServices: 'parking' }, 'additionalServices: wrong_type'],
    ['numbers as services', { additionalServices: [1] }, 'additionalServices: wrong_type'],
    ['a language the site does not speak', { language: 'fr' }, 'language: unknown_value'],
    ['a field nobody knows', { status: 'confirmed' }, 'status: unknown_field'],
    ['a negative time', { filledInMs: -1 }, 'filledInMs: out_of_range'],
  ];

  it.each(cases)('%s is refused by name, and nothing is stored', async (_name, changes, problem) => {
    const response = await send({ ...aQuoteDraft(), ...changes });
    expect(response.status).toBe(400);
    expectDocumented(response, 'createQuote');
    expect(fieldsOf(response.body)).toContain(problem);
    expect(await stored()).toBe(0);
  });

  it.each([
    ['JSON that breaks off', '{"firstName":"Greta"', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a body of megabytes', JSON.stringify({ firstName: 'a'.repeat(3_000_000) }), 413],
  ])('%s is refused, and nothing is stored', async (_name, body, status) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expectDocumented(response, 'createQuote');
    expect(await stored()).toBe(0);
  });

  it('a body that is no JSON is refused', async () => {
    const response = await api.request.post('/api/quotes').set('Content-Type', 'text/plain').send('hello');
    expect([400, 415]).toContain(response.status);
    expectDocumented(response, 'createQuote');
  });
});

describe('the owner’s list', () => {
  it('needs the owner', async () => {
    for (const [address, operation] of [
      ['/api/quotes', 'listQuotes'],
      ['/api/quotes/1', 'getQuote'],
    ] as const) {
      const response = await api.request.get(address);
      expect(response.status).toBe(401);
      expectDocumented(response, operation);
    }
  });

  it('shows all details, newest first, in pages', async () => {
    const owner = await api.signedIn();
    for (const firstName of ['Anna', 'Bruno', 'Carla']) {
      await send(aQuoteDraft({ firstName }));
      CLOCK.advance(1000);
    }
    const all = await owner.get('/api/quotes');
    expectDocumented(all, 'listQuotes');
    expect(all.body.map(({ firstName }: { firstName: string }) => firstName)).toEqual([
      'Carla',
      'Bruno',
      'Anna',
    ]);
    expect(all.body[0]).toMatchObject({ email: 'greta.mueller@example.org', nights: 7, suspected: false });
    const page = await owner.get('/api/quotes?page=2&pageSize=2&status=pending');
    expect(page.body).toHaveLength(1);
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.headers.link).toContain('rel="prev"');
    const found = await owner.get(
      `/api/quotes?q=${encodeURIComponent('bru müll')}&from=2026-06-10&to=2026-06-10`,
    );
    expect(found.body).toHaveLength(1);
  });

  it('gives one quote, and says which ones there are not', async () => {
    const owner = await api.signedIn();
    const { body } = await send(aQuoteDraft());
    const one = await owner.get(`/api/quotes/${body.id}`);
    expectDocumented(one, 'getQuote');
    expect(one.body).toMatchObject({ firstName: 'Greta', specialRequests: 'Arriviamo con la bicicletta.' });
    expect(one.body).not.toHaveProperty('ref');
    for (const id of ['999', 'x', '99999999999999', '-1']) {
      const response = await owner.get(`/api/quotes/${id}`);
      expect(response.status).toBe(404);
      expectDocumented(response, 'getQuote');
    }
  });

  it.each([
    ['from=2026-02-31', 'from: invalid_date'],
    ['to=x', 'to: invalid_date'],
    ['status=new', 'status: unknown_value'],
    ['page=0', 'page: out_of_range'],
    ['pageSize=201', 'pageSize: out_of_range'],
    [`q=${'x'.repeat(101)}`, 'q: too_long'],
    ['sort=name', 'sort: unknown_field'],
  ])('refuses %s', async (query, problem) => {
    const owner = await api.signedIn();
    const response = await owner.get(`/api/quotes?${query}`);
    expect(response.status).toBe(400);
    expectDocumented(response, 'listQuotes');
    expect(fieldsOf(response.body)).toContain(problem);
  });
});

it('answers 500 without telling why when something of ours breaks', async () => {
  const broken = jest
    .spyOn(api.app.get(PlaceQuote, { strict: false }), 'place')
    .mockRejectedValue(new Error('secret'));
  const response = await send(aQuoteDraft());
  broken.mockRestore();
  expect(response.status).toBe(500);
  expect(JSON.stringify(response.body)).not.toContain('secret');
});
