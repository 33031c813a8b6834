import { emptying } from '@ospite/server/testing';
import { MAX_TESTS_PER_HOUR, MailRoute } from '@ospite/domain';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import PostalMime from 'postal-mime';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../testing';
import { startDnsServer, type DnsServer } from '../../testing/dns-server.fixture';
import { DnsTextRecords } from '../mail/dns-text-records';

let api: TestApi;
let dns: DnsServer;
let database: pg.Client;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  dns = await startDnsServer();
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
  owner = await api.signedIn();
  const own = DnsTextRecords.at([dns.address]);
  const texts = api.app.get(DnsTextRecords, { strict: false });
  jest.spyOn(texts, 'find').mockImplementation((name) => own.find(name));
});
beforeEach(async () => {
  await database.query(emptying('throttle', 'message'));
  dns.texts.clear();
  dns.isSilent = false;
});
afterAll(async () => {
  await api.close();
  await dns.close();
});

const test = async () => {
  const response = await owner.post('/api/messages/test');
  expectDocumented(response, 'sendTestMessage');
  return response;
};
const sent = async () => {
  for (let round = 0; round < 600; round += 1) {
    const { rows } = await database.query(`select 1 from message where status = 'sent'`);
    if (rows.length > 0) return;
    await database.query('select pg_sleep(0.05)');
  }
};

it('sends the owner an e-mail like every other one, and reports what DNS says', async () => {
  dns.texts.set('baiadeiginepri.example', ['v=spf1 mx -all']);
  dns.texts.set('_dmarc.baiadeiginepri.example', ['v=DMARC1; p=none']);
  const { status, body } = await test();
  expect([status, body]).toMatchObject([
    202,
    {
      message: { kind: 'test', to: 'info@baiadeiginepri.example', status: 'pending', quoteId: null },
      delivery: 'files',
      from: 'info@baiadeiginepri.example',
      domain: 'baiadeiginepri.example',
      spf: { state: 'good', record: 'v=spf1 mx -all' },
      dmarc: { state: 'weak', record: 'v=DMARC1; p=none' },
    },
  ]);
  await sent();
  const folder = path.join(api.dataDir, 'mail');
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('-test.eml'));
  const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
  expect(mail).toMatchObject({ subject: 'Email di prova', to: [{ address: 'info@baiadeiginepri.example' }] });
});

it('says that nobody knows when DNS is silent, and sends the e-mail anyway', async () => {
  dns.isSilent = true;
  const { status, body } = await test();
  expect([status, body.spf.state, body.dmarc.state]).toEqual([202, 'unknown', 'unknown']);
  await sent();
});

it('says when e-mails go to a mail server', async () => {
  const route = api.app.get(MailRoute, { strict: false });
  const { delivery } = route;
  Object.assign(route, { delivery: 'smtp' });
  expect((await test()).body.delivery).toBe('smtp');
  Object.assign(route, { delivery });
});

it('is limited for all who may send it together', async () => {
  for (let time = 0; time < MAX_TESTS_PER_HOUR; time += 1) expect((await test()).status).toBe(202);
  const refused = await test();
  expect([refused.status, refused.body.code]).toEqual([429, 'message.too_many_tests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
});

it('is for owners, and takes no fields that say where it goes', async () => {
  expect((await api.request.post('/api/messages/test')).status).toBe(401);
  const aimed = await owner.post('/api/messages/test').send({ to: 'victim@example.org' });
  expectDocumented(aimed, 'sendTestMessage');
  expect([aimed.status, aimed.body.code]).toEqual([400, 'request.invalid']);
});
