import { DnsSenderRecordReader } from './dns-sender-record-reader';
import { DnsTextRecords } from './dns-text-records';

/** DNS with these records; a name that is `undefined` does not answer. */
class KnownTexts extends DnsTextRecords {
  constructor(private readonly records: Readonly<Record<string, readonly string[] | undefined>>) {
    super();
  }

  override async find(name: string): Promise<readonly string[]> {
    if (!(name in this.records)) return [];
    const found = this.records[name];
    if (!found) throw new Error('no answer');
    return found;
  }
}

const SPF = 'v=spf1 include:_spf.example.net -all';
const DMARC = 'v=DMARC1; p=quarantine; rua=mailto:posta@baia.example';
const read = (records: Readonly<Record<string, readonly string[] | undefined>>, domain = 'baia.example') =>
  new DnsSenderRecordReader(new KnownTexts(records)).read(`Info@${domain}`);

describe('SPF of the sender’s domain', () => {
  it.each([
    ['good', [SPF], SPF],
    ['good', ['google-site-verification=x', 'V=SPF1 mx ~all'], 'V=SPF1 mx ~all'],
    ['missing', [], null],
    ['missing', ['v=spf10 -all', 'spf1 -all'], null],
    ['doubled', [SPF, 'v=spf1 mx -all'], null],
    ['weak', ['v=spf1 mx +all'], 'v=spf1 mx +all'],
    ['weak', ['v=spf1 all'], 'v=spf1 all'],
    ['unknown', undefined, null],
  ] as const)('is %s with %p', async (state, texts, record) => {
    expect(await read({ 'baia.example': texts })).toMatchObject({
      domain: 'baia.example',
      spf: { state, record },
    });
  });
});

describe('DMARC of the sender’s domain', () => {
  it.each([
    ['good', [DMARC], DMARC],
    ['good', ['v=DMARC1;p=reject'], 'v=DMARC1;p=reject'],
    ['weak', ['v=DMARC1; p=none'], 'v=DMARC1; p=none'],
    ['weak', ['v=DMARC1; rua=mailto:a@baia.example'], 'v=DMARC1; rua=mailto:a@baia.example'],
    ['missing', ['v=spf1 -all'], null],
    ['doubled', [DMARC, 'v=DMARC1; p=reject'], null],
    ['unknown', undefined, null],
  ] as const)('is %s with %p', async (state, texts, record) => {
    expect(await read({ '_dmarc.baia.example': texts })).toMatchObject({ dmarc: { state, record } });
  });

  it('is that of the domain above where there is none of its own', async () => {
    const dmarc = async (above: string) =>
      (await read({ '_dmarc.baia.example': [above] }, 'posta.baia.example')).dmarc.state;
    expect(await dmarc(DMARC)).toBe('good');
    expect(await dmarc('v=DMARC1; p=reject; sp=none')).toBe('weak');
    expect(await dmarc('v=DMARC1; p=none; sp=reject')).toBe('good');
  });

  it('is unknown, and not missing, when only the domain above answers nothing', async () => {
    const { dmarc } = await read({ '_dmarc.baia.example': undefined }, 'posta.baia.example');
    expect(dmarc.state).toBe('unknown');
  });
});

it('repeats of a record no more than a person reads, and nothing invisible', async () => {
  const { spf } = await read({ 'baia.example': [`v=spf1 \u0000\u202e${'ip4:192.0.2.1 '.repeat(100)}-all`] });
  expect(spf.record).toHaveLength(500);
  expect(spf.record).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
