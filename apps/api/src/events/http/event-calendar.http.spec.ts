import { emptying } from '@ospite/server/testing';
import type pg from 'pg';
import { expectDocumented, startTestApi, TestClock, type TestApi } from '../../testing';

const FIELDS = {
  title: 'Sagra del pesce; fritti, vini',
  titleDe: 'Fischfest',
  description:
    'Fritto misto e vermentino, sul porto: perché d’estate si cena in piedi, con l’organetto — e si balla.\nDalle otto \\ alle due.',
  startDate: '2026-08-30',
  endDate: '2026-08-31',
  location: 'Porto, San Teodoro',
  link: 'https://sagra.example/programma?anno=2026,giorno=1',
};

const clock = new TestClock(new Date('2026-07-01T08:30:00Z'));
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ clock, env: { PUBLIC_URL: 'http://ginepri.example' } });
  database = await api.connectDatabase();
});
beforeEach(async () => {
  clock.set(new Date('2026-07-01T08:30:00Z'));
  await database.query(emptying('event'));
  // A session of a clock that ran ahead ends when it is set back.
  owner = await api.signedIn();
});
afterAll(() => api.close());

async function create(changes: Readonly<Record<string, string>> = {}): Promise<number> {
  const { body } = await owner.post('/api/events').field({ ...FIELDS, ...changes });
  return body.id;
}
const read = (id: number | string, query = '') => api.request.get(`/api/events/${id}/calendar.ics${query}`);
/** The file's lines as a calendar reads them: pieces of long ones put together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of an event', () => {
  it('is one entry of whole days, which ends on the day after the last one', async () => {
    const response = await read(await create());
    expect(response.status).toBe(200);
    expectDocumented(response, 'getEventCalendar');
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="sagra-del-pesce-fritti-vini.ics"',
    });
    expect(linesOf(response.text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ospite//Events//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:event-1-20260701T083000Z@ginepri.example',
      'DTSTAMP:20260701T083000Z',
      'LAST-MODIFIED:20260701T083000Z',
      'DTSTART;VALUE=DATE:20260830',
      'DTEND;VALUE=DATE:20260901',
      'SUMMARY;LANGUAGE=it:Sagra del pesce\\; fritti\\, vini',
      'DESCRIPTION;LANGUAGE=it:Fritto misto e vermentino\\, sul porto: perché d’estate si cena in piedi\\, con ' +
        'l’organetto — e si balla.\\nDalle otto \\\\ alle due.',
      'LOCATION;LANGUAGE=it:Porto\\, San Teodoro',
      'URL:https://sagra.example/programma?anno=2026,giorno=1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no line of more than 75 octets, and cuts no letter in two', async () => {
    const { text } = await read(await create({ title: 'è'.repeat(120) }));
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toMatch(/[\r\n\ufffd]/);
    expect(linesOf(text)).toContain(`SUMMARY;LANGUAGE=it:${'è'.repeat(120)}`);
  });

  it('speaks the guest’s language where there is a translation', async () => {
    const id = await create();
    const german = await read(id, '?language=de');
    expectDocumented(german, 'getEventCalendar');
    expect(german.headers['content-disposition']).toContain('"fischfest.ics"');
    expect(linesOf(german.text)).toContain('SUMMARY;LANGUAGE=de:Fischfest');
    expect(german.text).toContain('DESCRIPTION;LANGUAGE=it:Fritto');
    const unknown = await read(id, '?language=fr');
    expect(expectDocumented(unknown, 'getEventCalendar')).toMatchObject({
      status: 400,
      errors: [{ field: 'language', code: 'unknown_value' }],
    });
  });

  it('leaves out a place and an address that the event does not have', async () => {
    const { text } = await read(await create({ location: '', link: '' }));
    expect(text).not.toMatch(/^(?:LOCATION|URL)/m);
  });

  it('keeps its name when the event changes, so that the new file replaces the old one', async () => {
    const id = await create();
    const before = linesOf((await read(id)).text);
    clock.set(new Date('2026-07-01T10:00:00Z'));
    await owner.put(`/api/events/${id}`).field({ title: 'Altra sagra' });
    const after = linesOf((await read(id)).text);
    expect(after).toContain('SUMMARY;LANGUAGE=it:Altra sagra');
    expect(after).toContain('DTSTAMP:20260701T100000Z');
    const uid = (lines: string[]) => lines.find((line) => line.startsWith('UID:'));
    expect(uid(after)).toBe(uid(before));
  });

  it('is not sent again to whoever has it, until it changes', async () => {
    const id = await create();
    const { etag = '' } = (await read(id)).headers;
    const known = await read(id).set('If-None-Match', etag);
    expect([known.status, known.text]).toEqual([304, '']);
    await owner.put(`/api/events/${id}`).field({ title: 'Altra sagra' });
    expect((await read(id).set('If-None-Match', etag)).status).toBe(200);
  });

  it.each([
    ['is hidden', { isActive: 'false' }],
    ['is over', { startDate: '2026-06-29', endDate: '2026-06-30' }],
    ['has no day', { startDate: '', endDate: '' }],
  ])('is not there for an event that %s', async (_what, changes) => {
    const missing = await read(await create(changes));
    expect(expectDocumented(missing, 'getEventCalendar')).toMatchObject({
      status: 404,
      code: 'event.not_found',
    });
  });

  it('is gone from midnight in Rome on, also where it was read before', async () => {
    const id = await create();
    clock.set(new Date('2026-08-31T21:59:00Z'));
    expect((await read(id)).status).toBe(200);
    clock.set(new Date('2026-08-31T22:01:00Z'));
    expect((await read(id)).status).toBe(404);
  });

  it.each(['99', '0', '01', 'x', '99999999999999999999', '2147483648'])(
    'is not there for an event %s',
    async (id) => {
      const missing = await read(id);
      expect(missing.status).toBe(404);
      expectDocumented(missing, 'getEventCalendar');
    },
  );
});
