import { PictureStore } from '@ospite/domain';
import http from 'node:http';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { seedTestData, startTestApi, type TestApi } from '../..';
import { aPictureFile, send } from '@ospite/server/testing';
import { Callers } from '../../access/callers.fixture';

const ROOM = 2;
const SLOTS = 4;

let api: TestApi;
let headers: Readonly<Record<string, string>>;
let form: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  const { Cookie = '' } = await new Callers(api).headersOf('owner');
  headers = { Cookie, 'Content-Type': 'multipart/form-data; boundary=x' };
  form = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'),
    await aPictureFile(60, 40),
    Buffer.from('\r\n--x--\r\n'),
  ]);
});
afterAll(() => api.close());

const address = `/api/rooms/${ROOM}/images`;
const upload = () => send(api.url, { method: 'POST', address, headers, body: form });

/** An upload that stops in its middle. */
function begin(sent = headers): http.ClientRequest {
  const request = http.request(api.url + address, {
    method: 'POST',
    headers: { ...sent, 'Content-Length': form.length },
    agent: false,
  });
  request.on('error', () => undefined);
  request.write(form.subarray(0, form.length - 20));
  return request;
}

/** @returns status and code of the problem */
async function finish(request: http.ClientRequest): Promise<[number | undefined, string | undefined]> {
  const answer = once(request, 'response');
  request.end(form.subarray(form.length - 20));
  const [response] = await answer;
  const body = JSON.parse(await text(response));
  return [response.statusCode, body.code];
}

/** Until so many connections are open. */
async function connections(count: number): Promise<void> {
  for (;;) {
    const present = await new Promise((resolve) => {
      api.server.getConnections((_error, open) => resolve(open));
    });
    if (present === count) return;
    await new Promise(setImmediate);
  }
}

/** Until what was sent before has come as far as it can: the guards ask the database once, and this asks more often. */
async function arrived(): Promise<void> {
  for (let at = 0; at < 5; at++)
    await send(api.url, { method: 'GET', address: '/api/auth/me', headers: { Cookie: headers.Cookie } });
}

describe('senders who leave', () => {
  it('while they wait for a slot take none: uploads go on', async () => {
    const slow = Array.from({ length: SLOTS }, () => begin());
    await connections(SLOTS);
    await arrived();
    const waiting = Array.from({ length: SLOTS }, () => begin());
    await connections(2 * SLOTS);
    await arrived();
    for (const request of waiting) request.destroy();
    await connections(SLOTS);
    expect(await Promise.all(slow.map(finish))).toEqual(slow.map(() => [201, undefined]));
    const later = await Promise.all(Array.from({ length: SLOTS }, upload));
    expect(later.map(({ status }) => status)).toEqual(later.map(() => 201));
  });

  it('in the middle of their upload free the slot and leave no file', async () => {
    const before = await stored();
    for (let round = 0; round < 3; round++) {
      const cut = Array.from({ length: 2 * SLOTS }, () => begin());
      await connections(2 * SLOTS);
      await arrived();
      for (const request of cut) request.destroy();
      await connections(0);
    }
    expect(await stored()).toEqual(before);
    expect((await upload()).status).toBe(201);
  });
});

it.each([
  ['session', 'owner', 'delete from session', 'account.not_signed_in'],
  ['access key', 'writer', 'delete from access_key', 'access_key.wrong'],
] as const)('whose %s ends while their form is on its way change nothing', async (_what, who, end, code) => {
  const before = await stored();
  const callers = new Callers(api);
  const slow = begin({ ...headers, Cookie: '', ...(await callers.headersOf(who)) });
  await connections(1);
  await arrived();
  const database = await api.connectDatabase();
  await database.query(end);
  expect(await finish(slow)).toEqual([401, code]);
  expect(await stored()).toEqual(before);
});

it.each([
  ['session', 'owner', 'delete from session', 'account.not_signed_in'],
  ['access key', 'writer', 'delete from access_key', 'access_key.wrong'],
] as const)('whose %s ends while their picture is encoded keep none', async (_what, who, end, code) => {
  const before = await stored();
  const callers = new Callers(api);
  const database = await api.connectDatabase();
  const pictures = api.app.get(PictureStore, { strict: false });
  const read = pictures.read.bind(pictures);
  const encoding = jest.spyOn(pictures, 'read').mockImplementationOnce(async (sent) => {
    const picture = await read(sent);
    await database.query(end);
    return picture;
  });
  const sender = { ...headers, Cookie: '', ...(await callers.headersOf(who)) };
  const { status, body } = await send(api.url, { method: 'POST', address, headers: sender, body: form });
  encoding.mockRestore();
  expect({ status, body }).toMatchObject({ status: 401, body: { code } });
  expect(await stored()).toEqual(before);
});

async function stored(): Promise<string[]> {
  return (await readdir(api.dataDir, { recursive: true })).sort();
}
