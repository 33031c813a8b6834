import { emptying } from '@ospite/server/testing';
import { Logger } from '@nestjs/common';
import { DomainError, PlaceQuote } from '@ospite/domain';
import type pg from 'pg';
import { seedTestData, startTestApi, TestClock, TestRenderer, type TestApi } from '../../testing';

const CLOCK = new TestClock(new Date('2026-05-01T08:30:00Z'));
const renderer = new TestRenderer();
let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ clock: CLOCK, renderer, env: { QUOTES_PER_HOUR: '2' } });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
});
beforeEach(async () => {
  renderer.requests.length = 0;
  await database.query(emptying('quote', 'quote_change', 'message', 'throttle'));
});
afterAll(() => api.close());

function form(changes: Record<string, string> = {}): URLSearchParams {
  const fields = {
    firstName: 'Greta',
    lastName: 'Müller',
    email: 'greta@example.org',
    phone: '',
    checkIn: '2026-06-10',
    checkOut: '2026-06-17',
    guests: '2',
    preferredRoom: 'none',
    specialRequests: 'Zeile eins\r\nZeile zwei',
    website: '',
    ...changes,
  };
  return new URLSearchParams(fields);
}
const post = (address: string, fields: URLSearchParams) =>
  api.request.post(address).set('Content-Type', 'application/x-www-form-urlencoded').send(fields.toString());
const stored = async () => (await database.query('select * from quote order by id')).rows;

it.each([
  ['/preventivo', '/preventivo/inviato', 'it'],
  ['/quote', '/quote/sent', 'en'],
  ['/anfrage', '/anfrage/gesendet', 'de'],
  ['/presupuesto', '/presupuesto/enviado', 'es'],
])('%s takes the form and goes on to %s', async (address, sent, language) => {
  const response = await post(address, form());
  expect(response.status).toBe(303);
  expect(response.headers.location?.split('?ref=')).toEqual([
    sent,
    expect.stringMatching(/^\d+\.\d+\.[\w-]+$/),
  ]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await stored()).toMatchObject([
    {
      language,
      preferred_room: null,
      phone: null,
      special_requests: 'Zeile eins\nZeile zwei',
      idempotency_key: null,
    },
  ]);
});

it('takes one service and several', async () => {
  const one = form();
  one.append('additionalServices', 'parking');
  await post('/preventivo', one);
  const two = form({ guests: '1' });
  two.append('additionalServices', 'parking');
  two.append('additionalServices', 'mooring');
  await post('/preventivo', two);
  expect((await stored()).map(({ additional_services }) => additional_services)).toEqual([
    ['parking'],
    ['parking', 'mooring'],
  ]);
});

it('is the same quote when the button was pressed twice', async () => {
  const both = await Promise.all([post('/preventivo', form()), post('/preventivo', form())]);
  expect(await stored()).toHaveLength(1);
  for (const { headers } of both) expect(headers.location).toMatch(/^\/preventivo\/inviato\?ref=1\./);
});

it('renders the form again with what was typed and what is wrong', async () => {
  const response = await post(
    '/anfrage',
    form({ firstName: '', email: 'no', guests: '2.5', checkIn: '2026-02-31' }),
  );
  expect(response.status).toBe(400);
  expect(response.type).toBe('text/html');
  expect(response.headers['cache-control']).toBe('no-store');
  const [request] = renderer.requests;
  expect(request?.path).toBe('/anfrage');
  expect(request?.refusedForm?.values).toMatchObject({ lastName: 'Müller', email: 'no', guests: '2.5' });
  expect(request?.refusedForm?.errors.map(({ field, code }) => `${field}: ${code}`)).toEqual([
    'firstName: required',
    'email: invalid_email',
    'checkIn: invalid_date',
    'guests: out_of_range',
  ]);
  expect(await stored()).toEqual([]);
});

it('renders an empty form with every missing field named', async () => {
  const response = await post('/quote', new URLSearchParams());
  expect(response.status).toBe(400);
  expect(renderer.requests[0]?.refusedForm?.errors.map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'email',
    'checkIn',
    'checkOut',
    'guests',
  ]);
});

it('takes nested fields for nothing rather than failing', async () => {
  const response = await post(
    '/quote',
    new URLSearchParams('firstName[a]=b&email[]=x&additionalServices[x]=y'),
  );
  expect(response.status).toBe(400);
});

it('keeps what was typed when the hour’s quotes are used up', async () => {
  await post('/preventivo', form({ guests: '1' }));
  await post('/preventivo', form({ guests: '2' }));
  const response = await post('/preventivo', form({ guests: '3' }));
  expect(response.status).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(renderer.requests[0]).toMatchObject({
    formFailed: true,
    refusedForm: { values: { guests: '3' }, errors: [] },
  });
});

it('answers every refusal with the status of its code, with what was typed, and reports no failure of ours', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const refused = jest
    .spyOn(api.app.get(PlaceQuote, { strict: false }), 'place')
    .mockRejectedValue(new DomainError('property.not_found'));
  const response = await post('/preventivo', form());
  expect([response.status, logged.mock.calls]).toEqual([404, []]);
  expect(renderer.requests[0]).toMatchObject({
    formFailed: true,
    refusedForm: { values: { firstName: 'Greta' } },
  });
  refused.mockRestore();
  logged.mockRestore();
});

it('keeps what was typed when something of ours breaks', async () => {
  const broken = jest
    .spyOn(api.app.get(PlaceQuote, { strict: false }), 'place')
    .mockRejectedValue(new Error('x'));
  const response = await post('/preventivo', form());
  broken.mockRestore();
  expect(response.status).toBe(500);
  expect(renderer.requests[0]).toMatchObject({
    formFailed: true,
    refusedForm: { values: { firstName: 'Greta' } },
  });
});

it('asks to come back, with what was typed, while the database is away', async () => {
  const broken = jest
    .spyOn(api.app.get(PlaceQuote, { strict: false }), 'place')
    .mockRejectedValue(new Error('wrapped', { cause: new Error('Connection terminated unexpectedly') }));
  const response = await post('/preventivo', form());
  broken.mockRestore();
  expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
  expect(renderer.requests[0]).toMatchObject({
    formFailed: true,
    refusedForm: { values: { firstName: 'Greta' } },
  });
});

it('marks what looks automated, and answers it like any other', async () => {
  const response = await post('/preventivo', form({ website: 'http://spam.example' }));
  expect(response.status).toBe(303);
  expect(response.headers.location).toMatch(/^\/preventivo\/inviato\?ref=1\./);
  expect(await stored()).toMatchObject([{ suspected: true }]);
});

it('refuses a body that no form sends', async () => {
  const response = await api.request.post('/preventivo').send({ firstName: 'Greta' });
  expect(response.status).toBe(415);
});
