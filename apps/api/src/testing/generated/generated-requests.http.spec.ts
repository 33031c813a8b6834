import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { ReviewStore, RoomStore } from '@ospite/domain';
import { seedTestData, startTestApi, type TestApi } from '..';
import { GeneratedRun } from './generated-run.fixture';
import { send } from '@ospite/server/testing';
import { HOSTILE_TEXTS } from './values.fixture';

/**
 * The same each time, so that what `npm test` says depends on the change alone. After a change of what comes in ask for others:
 * `GENERATOR_SEED=$RANDOM GENERATOR_COUNT=20000 npm run nx -- test api --testPathPatterns=generated-requests`.
 */
const SEED = Number(process.env.GENERATOR_SEED ?? 1);
/** At least this many, the same number for every call. */
const COUNT = Number(process.env.GENERATOR_COUNT ?? 600);
/** The number of a request, as a finding names it, to send that one alone. */
const ONLY = process.env.GENERATOR_ONLY === undefined ? undefined : Number(process.env.GENERATOR_ONLY);
const SAID = `GENERATOR_SEED=${SEED} GENERATOR_COUNT=${COUNT}`;
const TIME_LIMIT_MS = 600_000;

const ENV = { TRUSTED_PROXIES: 'loopback' };

describe('requests made from the document', () => {
  let api: TestApi;
  const logged: string[] = [];

  beforeAll(async () => {
    api = await startTestApi({ env: ENV, log: (line) => logged.push(line) });
    await seedTestData(api.databaseUrl);
    const portal = path.join(api.dataDir, 'public-web', 'portal');
    await mkdir(portal, { recursive: true });
    await writeFile(path.join(portal, 'index.html'), '<!doctype html><title>Portal</title>');
  });
  afterAll(() => api.close());

  it(
    'valid, nearly valid and hostile, from any caller, get documented answers and never make us fail',
    async () => {
      const { findings, sent, statuses } = await new GeneratedRun(api).run({
        seed: SEED,
        count: COUNT,
        only: ONLY,
      });
      console.log(`${sent} requests, ${SAID}, answers: ${JSON.stringify(statuses)}`);
      if (findings.length > 0) throw new Error(`${SAID} found:\n\n${findings.join('\n\n')}`);
      expect(logged.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
      if (ONLY === undefined) expect(sent).toBeGreaterThanOrEqual(COUNT);
    },
    TIME_LIMIT_MS,
  );

  it('so do addresses and forms of pages', async () => {
    const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
    const escaped = text.map((value) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')));
    const part = fc.oneof(
      escaped,
      fc.constantFrom('camere', 'en', 'rooms', 'uploads', 'assets', 'admin', 'super-admin', '%ff', '..', ''),
    );
    const address = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.option(fc.tuple(escaped, escaped)))
      .map(([parts, query]) => `/${parts.join('/')}${query ? `?${query.join('=')}` : ''}`);
    const read = fc.record({
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'),
      address,
      headers: fc.constantFrom<Record<string, string>[]>(
        {},
        { Cookie: 'lang=de; session=x' },
        { Cookie: 'lang=%ff' },
      ),
    });
    const field = fc.tuple(
      fc.constantFrom('firstName', 'email', 'checkIn', 'guests', 'additionalServices', 'rating', '__proto__'),
      escaped,
    );
    const form = fc.record({
      method: fc.constant('POST'),
      address: fc.constantFrom(
        '/preventivo',
        '/quote',
        '/anfrage',
        '/presupuesto',
        '/recensione',
        '/opiniones',
      ),
      headers: fc.constant({ 'Content-Type': 'application/x-www-form-urlencoded' }),
      body: fc.array(field, { maxLength: 8 }).map((fields) => fields.map((pair) => pair.join('=')).join('&')),
    });
    const failed: string[] = [];
    for (const request of fc.sample(fc.oneof(read, form), { seed: SEED, numRuns: 200 })) {
      const { status, headers } = await send(api.url, request);
      const isSecure = headers['x-content-type-options'] === 'nosniff' && headers['content-security-policy'];
      if (status >= 500 || !isSecure) failed.push(`${status} ${JSON.stringify(request)}`);
    }
    expect(failed).toEqual([]);
  });
});

it('a run finds calls that fail and answers that hold more than is documented', async () => {
  const api = await startTestApi({ env: ENV });
  await seedTestData(api.databaseUrl);
  const rooms = api.app.get(RoomStore, { strict: false });
  rooms.list = () => Promise.reject(new Error('on purpose'));
  const reviews = api.app.get(ReviewStore, { strict: false });
  reviews.summary = () => Promise.resolve({ count: 1, average: 'five', secret: 'x' } as never);
  const { findings } = await new GeneratedRun(api).run({ seed: 1, count: 600 });
  await api.close();
  expect(findings.some((one) => one.startsWith('listRooms: 500'))).toBe(true);
  expect(
    findings.some(
      (one) =>
        one.startsWith('getReviewSummary 200') || one.includes('getReviewSummary 200 is not as documented'),
    ),
  ).toBe(true);
});
