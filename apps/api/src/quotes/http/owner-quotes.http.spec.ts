import { emptying } from '@ospite/server/testing';
import { MAX_QUOTE_NOTES_LENGTH, MAX_REPLY_BODY_LENGTH, MAX_REPLY_SUBJECT_LENGTH } from '@ospite/domain';
import { aQuoteDraft } from '@ospite/domain/testing';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import PostalMime from 'postal-mime';
import { expectDocumented, seedTestData, OWNER, startTestApi, TestClock, type TestApi } from '../../testing';

const CLOCK = new TestClock(new Date('2026-05-01T08:30:00Z'));
let api: TestApi;
let database: pg.Client;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi({ clock: CLOCK });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
  owner = await api.signedIn();
});
beforeEach(() => database.query(emptying('quote', 'quote_change', 'message', 'throttle')));
afterAll(() => api.close());

const place = async (changes = {}) => {
  CLOCK.advance(1000);
  const { body } = await api.request
    .post('/api/quotes')
    .send({ ...aQuoteDraft(), language: 'de', ...changes })
    .expect(201);
  return Number(body.id);
};
const fieldsOf = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);

describe('a quote in the hands of the owner', () => {
  it('comes with its history and its messages, and with their texts', async () => {
    const id = await place();
    const read = await owner.get(`/api/quotes/${id}`);
    expectDocumented(read, 'getQuote');
    expect(read.body).toMatchObject({ notes: null, anonymisedAt: null, history: [] });
    expect(read.body.messages.map(({ kind, to }: { kind: string; to: string }) => [kind, to])).toEqual([
      ['quote-to-owner', 'info@baiadeiginepri.example'],
      ['quote-to-guest', 'greta.mueller@example.org'],
    ]);
    expect(read.body.messages[1].text).toContain('Greta');
  });

  it('comes with the words of a reply, in the guest’s language and with what the stay is likely to cost', async () => {
    const id = await place();
    expect((await owner.get(`/api/quotes/${id}`)).body.replyWords).toMatchObject({
      greeting: 'Guten Tag Greta Müller,',
      number: String(id),
      dates: '10.–17. Juni 2026',
      nights: '7 Nächte',
      guests: '2 Personen',
      room: 'Bungalow Ginepro',
      estimate: expect.stringMatching(/^\d+(,\d\d)?\s€$/),
    });
    const anywhere = await place({ preferredRoom: null, language: 'en' });
    expect((await owner.get(`/api/quotes/${anywhere}`)).body.replyWords).toMatchObject({
      greeting: 'Hello Greta,',
      room: null,
      estimate: null,
    });
  });

  it('gets another status and notes, and the history tells who did that', async () => {
    const id = await place();
    const changed = await owner.patch(`/api/quotes/${id}`).send({ status: 'confirmed', notes: ' due bici ' });
    expect(changed.status).toBe(200);
    expectDocumented(changed, 'updateQuote');
    expect(changed.body).toMatchObject({
      status: 'confirmed',
      notes: 'due bici',
      history: [
        {
          field: 'status',
          from: 'pending',
          to: 'confirmed',
          by: OWNER.username,
          at: CLOCK.now().toISOString(),
        },
        { field: 'notes', from: null, to: 'due bici', by: OWNER.username },
      ],
    });
    const cleared = await owner.patch(`/api/quotes/${id}`).send({ notes: null });
    expect(cleared.body).toMatchObject({ status: 'confirmed', notes: null });
    expect((await owner.patch(`/api/quotes/${id}`).send({})).body.history).toHaveLength(3);
    expect((await owner.get('/api/quotes')).body[0]).toMatchObject({ status: 'confirmed', notes: null });
  });

  it('is not overwritten by who read it before somebody else saved', async () => {
    const id = await place();
    const { updatedAt } = (await owner.get(`/api/quotes/${id}`)).body;
    const first = await owner.patch(`/api/quotes/${id}`).send({ status: 'declined', updatedAt });
    expect(first.status).toBe(200);
    const second = await owner.patch(`/api/quotes/${id}`).send({ status: 'confirmed', updatedAt });
    expectDocumented(second, 'updateQuote');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'quote.changed',
      savedBy: expect.any(String),
      savedAt: expect.any(String),
    });
    const reply = await owner.post(`/api/quotes/${id}/reply`).send({ subject: 's', body: 'b', updatedAt });
    expectDocumented(reply, 'replyToQuote');
    expect(reply.status).toBe(409);
    expect((await owner.get(`/api/quotes/${id}`)).body).toMatchObject({
      status: 'declined',
      updatedAt: first.body.updatedAt,
    });
  });

  it.each<[string, object | string, string | undefined]>([
    ['a status nobody knows', { status: 'paid' }, 'status: unknown_value'],
    ['no status', { status: null }, 'status: required'],
    ['a list as status', { status: ['answered'] }, 'status: unknown_value'],
    ['notes that are too long', { notes: 'x'.repeat(MAX_QUOTE_NOTES_LENGTH + 1) }, 'notes: too_long'],
    ['notes with NUL', { notes: 'a\0b' }, 'notes: invalid_characters'],
    ['notes with half a character', '{"notes":"a\\ud800b"}', 'notes: invalid_characters'],
    ['an object as notes', { notes: {} }, 'notes: wrong_type'],
    ['a moment that is none', { updatedAt: 'yesterday' }, 'updatedAt: invalid_date'],
    ['a week as moment', { updatedAt: '2026-W18' }, 'updatedAt: invalid_date'],
    ['a year as moment, in words', { updatedAt: 'May 2026' }, 'updatedAt: invalid_date'],
    ['a field that owners cannot set', { email: 'x@example.org' }, 'email: unknown_field'],
    ['the id', { id: 8 }, 'id: unknown_field'],
    ['a list', '[]', undefined],
  ])('refuses %s, and changes nothing', async (_name, body, problem) => {
    const id = await place();
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await owner
      .patch(`/api/quotes/${id}`)
      .set('Content-Type', 'application/json')
      .send(text);
    expect(response.status).toBe(400);
    expectDocumented(response, 'updateQuote');
    if (problem) expect(fieldsOf(response.body)).toEqual([problem]);
    expect((await owner.get(`/api/quotes/${id}`)).body).toMatchObject({ status: 'pending', history: [] });
  });

  it('is nobody else’s business', async () => {
    const id = await place();
    const calls = [
      ['updateQuote', api.request.patch(`/api/quotes/${id}`).send({ status: 'declined' })],
      ['replyToQuote', api.request.post(`/api/quotes/${id}/reply`).send({ subject: 's', body: 'b' })],
      ['exportQuotes', api.request.get('/api/quotes/export.csv')],
    ] as const;
    for (const [operation, call] of calls) {
      const response = await call;
      expect(response.status).toBe(401);
      expectDocumented(response, operation);
    }
  });

  it.each(['0', '99', 'x', '-1', '1.5', '99999999999', '9'.repeat(400)])(
    'is not found under %s',
    async (id) => {
      const read = await owner.get(`/api/quotes/${id}`);
      const changed = await owner.patch(`/api/quotes/${id}`).send({ status: 'declined' });
      const replied = await owner.post(`/api/quotes/${id}/reply`).send({ subject: 's', body: 'b' });
      expect([read.status, changed.status, replied.status]).toEqual([404, 404, 404]);
      expectDocumented(read, 'getQuote');
      expectDocumented(changed, 'updateQuote');
      expectDocumented(replied, 'replyToQuote');
    },
  );
});

describe('a reply to a guest', () => {
  const subject = 'Ihr Angebot für Juni – 70 €';
  const body = 'Guten Tag Greta,\n\n<b>gern!</b>\nBis bald';

  it('is in the outbox at once, marks the quote as answered, and is listed in the history', async () => {
    const id = await place();
    const response = await owner.post(`/api/quotes/${id}/reply`).send({ subject, body });
    expect(response.status).toBe(202);
    expectDocumented(response, 'replyToQuote');
    expect(response.body).toMatchObject({
      status: 'answered',
      history: [
        { field: 'reply', from: null, to: subject, by: OWNER.username },
        { field: 'status', from: 'pending', to: 'answered', by: OWNER.username },
      ],
    });
    expect(response.body.messages[2]).toMatchObject({
      kind: 'quote-reply',
      to: 'greta.mueller@example.org',
      subject,
      quoteId: id,
    });
  });

  it('reaches the guest as the owner wrote it, with a footer in the guest’s language', async () => {
    const id = await place();
    await owner.post(`/api/quotes/${id}/reply`).send({ subject, body }).expect(202);
    const folder = path.join(api.dataDir, 'mail');
    let file: string | undefined;
    for (let round = 0; round < 200 && !file; round += 1) {
      await database.query('select pg_sleep(0.05)');
      file = (await readdir(folder).catch(() => [])).find((name) => name.endsWith('quote-reply.eml'));
    }
    const mail = await PostalMime.parse(await readFile(path.join(folder, file ?? '')));
    expect(mail.subject).toBe(subject);
    expect(mail.to).toMatchObject([{ address: 'greta.mueller@example.org' }]);
    expect(mail.replyTo).toMatchObject([{ address: 'info@baiadeiginepri.example' }]);
    expect(mail.text).toContain('<b>gern!</b>\nBis bald');
    expect(mail.text).toContain(`Ihre Anfrage Nr. ${id}`);
    expect(mail.html).toContain('&lt;b&gt;gern!&lt;/b&gt;<br>Bis bald');
    expect(mail.html).not.toContain('<b>');
    // A person wrote it, so that a holiday notice may answer.
    expect(mail.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
  });

  it.each([
    ['no subject', { subject: '', body }, ['subject: required']],
    ['a subject of blanks', { subject: '  ', body }, ['subject: required']],
    [
      'a header in the subject',
      { subject: 'a\r\nBcc: b@example.org', body },
      ['subject: invalid_characters'],
    ],
    ['a long subject', { subject: 'x'.repeat(MAX_REPLY_SUBJECT_LENGTH + 1), body }, ['subject: too_long']],
    ['a long body', { subject, body: 'x'.repeat(MAX_REPLY_BODY_LENGTH + 1) }, ['body: too_long']],
    ['nothing', {}, ['subject: required', 'body: required']],
    ['another receiver', { subject, body, to: 'b@example.org' }, ['to: unknown_field']],
    ['a list as body', { subject, body: ['x'] }, ['body: wrong_type']],
  ])('is refused with %s, and nothing is sent', async (_name, sent, problems) => {
    const id = await place();
    const response = await owner.post(`/api/quotes/${id}/reply`).send(sent);
    expect(response.status).toBe(400);
    expectDocumented(response, 'replyToQuote');
    expect(fieldsOf(response.body)).toEqual(problems);
    const { body: after } = await owner.get(`/api/quotes/${id}`);
    expect([after.status, after.messages.length]).toEqual(['pending', 2]);
  });

  it('cannot be written to somebody whose data are gone', async () => {
    const id = await place();
    await database.query('update quote set anonymised_at = now() where id = $1', [id]);
    const response = await owner.post(`/api/quotes/${id}/reply`).send({ subject, body });
    expectDocumented(response, 'replyToQuote');
    expect([response.status, response.body.code]).toEqual([422, 'quote.anonymised']);
  });

  it('is one e-mail under one key, and refuses the key with other words', async () => {
    const id = await place();
    const { updatedAt } = (await owner.get(`/api/quotes/${id}`)).body;
    const send = (key: string, changes = {}) =>
      owner
        .post(`/api/quotes/${id}/reply`)
        .set('Idempotency-Key', key)
        .send({ subject, body, updatedAt, ...changes });
    const first = await send('reply-1');
    const again = await send('reply-1');
    expectDocumented(again, 'replyToQuote');
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.body.history).toEqual(first.body.history);
    expect(again.body.messages).toHaveLength(3);
    const other = await send('reply-1', { body: 'Leider nein.' });
    expectDocumented(other, 'replyToQuote');
    expect([other.status, other.body.code]).toEqual([422, 'quote.key_reused']);
    const long = await send('k'.repeat(256));
    expect([long.status, fieldsOf(long.body)]).toEqual([400, ['Idempotency-Key: too_long']]);
    expect((await owner.get(`/api/quotes/${id}`)).body.messages).toHaveLength(3);
  });

  it('is sent once when the button is pressed twice at the same moment', async () => {
    const id = await place();
    const { updatedAt } = (await owner.get(`/api/quotes/${id}`)).body;
    const press = () => owner.post(`/api/quotes/${id}/reply`).send({ subject, body, updatedAt });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([202, 409, 409]);
    expect((await owner.get(`/api/quotes/${id}`)).body.messages).toHaveLength(3);
  });
});

describe('the list of quotes', () => {
  it('shows those that look automated apart', async () => {
    await place();
    await place({ website: 'http://spam.example', guests: 1 });
    const found = async (suspected: string) => (await owner.get(`/api/quotes?suspected=${suspected}`)).body;
    expect(await found('true')).toMatchObject([{ suspected: true, guests: 1 }]);
    expect(await found('false')).toMatchObject([{ suspected: false, guests: 2 }]);
    const odd = await owner.get('/api/quotes?suspected=1');
    expect([odd.status, fieldsOf(odd.body)]).toEqual([400, ['suspected: unknown_value']]);
    expectDocumented(odd, 'listQuotes');
  });

  it('can begin with those that wait longest', async () => {
    const ids = [await place(), await place({ guests: 1 })];
    const list = await owner.get('/api/quotes?order=oldest&status=pending&suspected=false&page=1&pageSize=1');
    expectDocumented(list, 'listQuotes');
    expect(list.body).toMatchObject([{ id: ids[0] }]);
    expect(list.headers['x-total-count']).toBe('2');
    expect((await owner.get('/api/quotes?order=random')).status).toBe(400);
  });

  it('finds the same as its table by status, arrival and words', async () => {
    const id = await place();
    await place({ firstName: 'Anna', checkIn: '2026-07-10', checkOut: '2026-07-12' });
    await owner.patch(`/api/quotes/${id}`).send({ status: 'answered' }).expect(200);
    for (const [query, names] of [
      ['status=answered', ['Greta']],
      ['from=2026-07-01', ['Anna']],
      ['to=2026-07-01', ['Greta']],
      ['from=2026-06-01&to=2026-07-31&q=anna', ['Anna']],
      ['status=confirmed', []],
    ] as const) {
      const list = await owner.get(`/api/quotes?${query}`);
      expect(list.body.map(({ firstName }: { firstName: string }) => firstName)).toEqual(names);
      const table = await owner.get(`/api/quotes/export.csv?${query}`).buffer(true);
      expect(table.text.match(/\r\n/g)).toHaveLength(names.length + 3);
      for (const name of names) expect(table.text).toContain(name);
    }
  });

  it('can be saved as a table with the same filters', async () => {
    await place({ specialRequests: '=SUM(1;1)' });
    await place({ firstName: 'Anna', specialRequests: 'a;b\n"c"' });
    const table = await owner.get('/api/quotes/export.csv').buffer(true);
    expect(table.status).toBe(200);
    expectDocumented(table, 'exportQuotes');
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(table.headers['content-disposition']).toBe('attachment; filename="preventivi-2026-05-01.csv"');
    expect(table.headers['cache-control']).toBe('no-store');
    expect(table.text.startsWith('\uFEFFNumero;')).toBe(true);
    expect(table.text).toContain(`;"'=SUM(1;1)";`);
    expect(table.text).toContain('"a;b\n""c"""');
    const some = await owner.get('/api/quotes/export.csv?q=anna&status=pending&suspected=false').buffer(true);
    expect(some.text.match(/\r\n/g)).toHaveLength(4);
    for (const query of ['status=x', 'from=2026-13-01', 'page=1', 'suspected=maybe', 'q=a&q=b']) {
      const refused = await owner.get(`/api/quotes/export.csv?${query}`);
      expect(refused.status).toBe(400);
      expectDocumented(refused, 'exportQuotes');
    }
  });
});
