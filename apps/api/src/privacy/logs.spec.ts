import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { seedTestData } from '../testing/seed-test-data';
import { createTestDatabase } from '../testing/test-database';
import { serverBundle } from '../testing/server-bundle';
import { freePort, type TestDatabase } from '@ospite/server/testing';

const OWNER = { username: 'canary-owner', password: 'canary-password-1' };
const SUPER_ADMIN_KEY = 'canary-super-admin-key';
const GUEST = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canary.mail@canarymail.example',
  phone: '+39 0777 123 98765',
  checkIn: inDays(41),
  checkOut: inDays(47),
  guests: 2,
  preferredRoom: 'bungalow-ginepro',
  specialRequests: 'canary-special-requests',
  additionalServices: [],
};
/** Everything that could identify a person or give away a secret, as it is sent below. */
const CANARIES = [
  OWNER.password,
  SUPER_ADMIN_KEY,
  GUEST.firstName,
  GUEST.lastName,
  GUEST.email,
  GUEST.phone,
  '98765',
  GUEST.specialRequests,
  'canary.mail',
  'canarymail',
  'canary-key',
  'canary-cookie',
  'canary-agent',
  'canary-referer',
  'canary-query',
  'canary-wrong-user',
  'canary-wrong-password',
  'canary-wrong-key',
  'canary-setup-code',
  'canary-new-password',
  'Canaryguest',
  'canary.review@canarymail.example',
  'canary-title',
  'canary-comment',
  'canary-notes',
  'canary-subject',
  'canary-body',
  'canary-bearer',
  'canary-forwarded',
  '198.51.100.77',
  'canary-malformed',
];

let database: TestDatabase;
let folder: string;
let server: ChildProcess;
let url: string;
let output = '';
let session = '';
/** Where the log of requests begins: before it the console shows whose account was made. */
let startedAt = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedTestData(database.url);
  folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-canary-'));
  await start();
});
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

async function start(): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [await serverBundle(), 'serve'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, 'data'),
      WEB_DIST: path.join(folder, 'web'),
      // Says all it ever says, and starts without the pages, which have their own tests.
      NODE_ENV: 'development',
      LOG_LEVEL: 'trace',
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      SUPER_ADMIN_KEY,
      TRUSTED_PROXIES: 'loopback',
      // Nobody listens there: every message fails, and the log says so.
      SMTP_URL: 'smtp://canary-wrong-user:canary-wrong-password@127.0.0.1:9',
      MAIL_FROM: GUEST.email,
    },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (output += String(part)));
  for (let round = 0; round < 600; round += 1) {
    if (server.exitCode !== null) throw new Error(output);
    const ready = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (ready?.ok) {
      startedAt = output.length;
      return;
    }
    await pause(50);
  }
  throw new Error(`not ready:\n${output}`);
}

/** What the embedded PostgreSQL wrote to its log beside its data folder. */
async function databaseLog(): Promise<string> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  await client.end();
  return readFile(path.join(path.dirname(rows[0]?.folder ?? ''), 'postgres.log'), 'utf8');
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A request that carries a canary wherever a request can carry one. */
async function send(method: string, address: string, body?: unknown, headers = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const query = address.includes('?') ? '&' : '?';
  const response = await fetch(`${url}${address}${query}canary-query=canary-query`, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'canary-agent',
      Referer: 'http://canary-referer.example/?canary-referer',
      Cookie: `lang=de; canary-cookie=canary-cookie; ${session}`,
      'X-Forwarded-For': '198.51.100.77',
      ...headers,
    },
    ...(body === undefined ? {} : { body: text }),
  });
  await response.arrayBuffer();
  return response;
}

it('logs nothing of what people send, whether it is taken, refused or breaks', async () => {
  const review = {
    guestName: 'Canaryguest',
    email: 'canary.review@canarymail.example',
    rating: 5,
    title: 'canary-title',
    comment: 'canary-comment that is long enough',
  };
  const settings = {
    siteOffline: false,
    trackingCode: '',
    bannerFooter: '',
    bannerMidSite: '',
    bannerMobileTop: '',
    bannerMobileMid1: '',
    bannerMobileMid2: '',
    bannerMobileBottom: '',
  };
  const key = (name: string) => ({ 'Idempotency-Key': `canary-key-${name}` });
  const statuses: Record<string, number> = {};
  const note = async (name: string, response: Promise<Response>) => {
    statuses[name] = (await response).status;
  };

  await note('quote', send('POST', '/api/quotes', GUEST, key('1')));
  await note('quote, other body', send('POST', '/api/quotes', { ...GUEST, guests: 1 }, key('1')));
  await note(
    'quote, invalid',
    send('POST', '/api/quotes', { ...GUEST, email: 'canary.mail@', phone: '98765x' }),
  );
  await note('quote, malformed', send('POST', '/api/quotes', '{"firstName":"canary-malformed"'));
  await note(
    'quote, too large',
    send('POST', '/api/quotes', { firstName: 'canary-malformed'.repeat(9_000) }),
  );
  const form = new URLSearchParams(Object.entries(GUEST).map(([name, value]) => [name, String(value)]));
  const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await note('form', send('POST', '/anfrage', `${form.toString()}&x=canary-malformed`, formType));
  await note('review', send('POST', '/api/reviews', review, key('2')));
  await note('review, invalid', send('POST', '/api/reviews', { ...review, rating: 9 }));
  const wrong = { username: 'canary-wrong-user', password: 'canary-wrong-password' };
  await note('login, wrong', send('POST', '/api/auth/login', wrong));
  await note('init', send('POST', '/api/init', { setupCode: 'canary-setup-code' }));
  await note('key, wrong', send('POST', '/api/super-admin/unlock', { superAdminKey: 'canary-wrong-key' }));
  await note('key, right', send('POST', '/api/super-admin/unlock', { superAdminKey: SUPER_ADMIN_KEY }));
  const bearer = { Authorization: 'Bearer canary-bearer' };
  await note('access key, wrong', send('GET', '/api/quotes', undefined, bearer));
  await note(
    'key, header',
    send('GET', '/api/super-admin/health', undefined, { 'X-Super-Admin-Key': SUPER_ADMIN_KEY }),
  );
  await note(
    'settings',
    send('PUT', '/api/super-admin/settings', { ...settings, superAdminKey: SUPER_ADMIN_KEY }),
  );

  const login = await send('POST', '/api/auth/login', OWNER);
  statuses.login = login.status;
  session =
    login.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('session='))
      ?.split(';')[0] ?? '';
  await note('list', send('GET', `/api/quotes?q=${GUEST.firstName}`));
  await note('notes', send('PATCH', '/api/quotes/1', { notes: 'canary-notes', status: 'answered' }));
  await note(
    'reply',
    send('POST', '/api/quotes/1/reply', { subject: 'canary-subject', body: 'canary-body' }),
  );
  await note(
    'password',
    send('PUT', '/api/auth/password', {
      currentPassword: 'canary-wrong-password',
      newPassword: 'canary-new-password',
    }),
  );
  await note('person', send('GET', `/api/privacy/export?email=${encodeURIComponent(GUEST.email)}`));
  await note('elsewhere', send('GET', `/rooms/${GUEST.email}`));

  // A failure of ours, with the whole row in what the database says of it.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('alter table quote add constraint canary check (guests <> 3)');
  await client.query('alter table review add constraint canary check (rating <> 3)');
  await client.end();
  await note('quote, broken', send('POST', '/api/quotes', { ...GUEST, guests: 3 }, key('3')));
  await note('review, broken', send('POST', '/api/reviews', { ...review, rating: 3 }, key('4')));
  await note('logout', send('POST', '/api/auth/logout', {}));

  expect(statuses).toEqual({
    quote: 201,
    'quote, other body': 422,
    'quote, invalid': 400,
    'quote, malformed': 400,
    'quote, too large': 413,
    form: expect.any(Number),
    review: 201,
    'review, invalid': 400,
    'login, wrong': 401,
    init: 409,
    'key, wrong': 401,
    'key, right': 204,
    'access key, wrong': 401,
    'key, header': 200,
    settings: 200,
    login: 200,
    list: expect.any(Number),
    notes: 200,
    reply: 202,
    password: 422,
    person: expect.any(Number),
    elsewhere: expect.any(Number),
    'quote, broken': 500,
    'review, broken': 500,
    logout: 204,
  });

  // What has been done is in the log, and so is what failed; the messages could not be sent.
  for (const trace of ['/api/quotes', '/api/auth/login', 'A request failed', 'could not be sent'])
    expect(output).toContain(trace);
  expect(CANARIES.filter((canary) => output.toLowerCase().includes(canary.toLowerCase()))).toEqual([]);
  expect(output.slice(startedAt)).not.toContain(OWNER.username);

  // The database keeps a log of its own, of every statement that failed.
  const itsLog = await databaseLog();
  expect(itsLog).toContain('violates check constraint "canary"');
  expect(CANARIES.filter((canary) => itsLog.toLowerCase().includes(canary.toLowerCase()))).toEqual([]);
});
