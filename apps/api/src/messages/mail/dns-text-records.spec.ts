import { startDnsServer, type DnsServer } from '../../testing/dns-server.fixture';
import { DnsSenderRecordReader } from './dns-sender-record-reader';
import { DNS_TIMEOUT_MS, DnsTextRecords } from './dns-text-records';

let server: DnsServer;
beforeEach(async () => {
  server = await startDnsServer();
});
afterEach(() => server.close());

const SPF = 'v=spf1 include:_spf.example.net -all';
const DMARC = 'v=DMARC1; p=reject';
const read = (address = 'info@baia.example', at = server.address) =>
  new DnsSenderRecordReader(DnsTextRecords.at([at])).read(address);

it('good records are read as they stand there', async () => {
  server.texts.set('baia.example', ['google-site-verification=x', SPF]);
  server.texts.set('_dmarc.baia.example', [DMARC]);
  expect(await read()).toEqual({
    domain: 'baia.example',
    spf: { state: 'good', record: SPF },
    dmarc: { state: 'good', record: DMARC },
  });
});

it('a record that was cut into pieces is one again', async () => {
  const long = `v=spf1 ${'ip4:192.0.2.1 '.repeat(25)}-all`;
  server.texts.set('baia.example', [long]);
  expect((await read()).spf).toEqual({ state: 'good', record: long });
});

it.each([
  ['there is no such name', undefined],
  ['the name has no texts', []],
] as const)('they are missing where %s', async (_case, texts) => {
  if (texts) server.texts.set('baia.example', texts);
  expect(await read()).toMatchObject({ spf: { state: 'missing' }, dmarc: { state: 'missing' } });
});

it('two of a kind are doubled, and a policy that asks for nothing is weak', async () => {
  server.texts.set('baia.example', [SPF, 'v=spf1 mx -all']);
  server.texts.set('_dmarc.baia.example', ['v=DMARC1; p=none']);
  expect(await read()).toMatchObject({ spf: { state: 'doubled' }, dmarc: { state: 'weak' } });
});

it('silence is unknown, never missing, and lasts three seconds for all questions together', async () => {
  server.isSilent = true;
  const begin = performance.now();
  expect(await read('info@posta.baia.example')).toMatchObject({
    spf: { state: 'unknown', record: null },
    dmarc: { state: 'unknown', record: null },
  });
  const took = performance.now() - begin;
  expect(took).toBeGreaterThan(DNS_TIMEOUT_MS / 2);
  // What a busy machine adds.
  expect(took).toBeLessThan(DNS_TIMEOUT_MS + 2_000);
});

it.each([2, 5])('a server that answers with error %p tells nothing either', async (error) => {
  server.error = error;
  expect(await read()).toMatchObject({ spf: { state: 'unknown' }, dmarc: { state: 'unknown' } });
});

it('a server that is not there tells nothing, and at once', async () => {
  const { address } = server;
  await server.close();
  expect(await read('info@baia.example', address)).toMatchObject({
    spf: { state: 'unknown' },
  });
});

it('a domain with letters of its own is asked for as DNS writes it', async () => {
  server.texts.set('xn--bia-9ka.example', [SPF]);
  expect((await read('info@bàia.example')).spf.state).toBe('good');
});

it.each(['info@baia..example', `info@${'x'.repeat(80)}.example`, 'info@ ', 'info@'])(
  'what can be no name (%p) tells nothing, and asks nobody',
  async (address) => {
    expect(['unknown', 'missing']).toContain((await read(address)).spf.state);
  },
);
