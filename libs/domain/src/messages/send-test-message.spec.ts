// Shows: decisions §5 Calls beyond §7, §7 Messages by e-mail
import { MemoryRateLimiter } from '../shared/memory-rate-limiter.fixture';
import { MemoryMessageStore } from './memory-message-store.fixture';
import { newMessages } from './outbox.fixture';
import { MAX_TESTS_PER_HOUR, SendTestMessage } from './send-test-message';
import { readSenderRecords, TextRecords } from './sender-records';

const clock = { now: () => new Date('2026-06-01T10:00:00Z') };

/** DNS with these records; a name that is `undefined` does not answer. */
class KnownTexts extends TextRecords {
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
  readSenderRecords(new KnownTexts(records), `Info@${domain}`);

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

describe('a test message', () => {
  const store = () => new MemoryMessageStore();
  const sending = (messages: MemoryMessageStore, email = async () => testEmail()) =>
    new SendTestMessage(
      messages,
      { delivery: 'files', from: async () => 'info@baia.example' },
      { toOwner: email },
      new KnownTexts({ 'baia.example': [SPF] }),
      new MemoryRateLimiter(clock),
      clock,
    );
  const testEmail = () => {
    const [email] = newMessages(1, 'test');
    if (!email) throw new Error('there is no e-mail');
    return email;
  };

  it('waits in the outbox like any other, and tells what stands in the way of letters', async () => {
    const messages = store();
    const outcome = await sending(messages).send();
    expect(outcome).toMatchObject({
      message: { kind: 'test', status: 'pending' },
      delivery: 'files',
      from: 'info@baia.example',
      records: { domain: 'baia.example', spf: { state: 'good' }, dmarc: { state: 'missing' } },
    });
    expect((await messages.list(undefined, { offset: 0, limit: 9 })).total).toBe(1);
  });

  it('is sent ten times an hour at most', async () => {
    const messages = store();
    const test = sending(messages);
    for (let time = 0; time < MAX_TESTS_PER_HOUR; time += 1) await test.send();
    await expect(test.send()).rejects.toMatchObject({
      code: 'message.too_many_tests',
      facts: { retryAfterSeconds: 3_600 },
    });
    expect((await messages.list(undefined, { offset: 0, limit: 99 })).total).toBe(MAX_TESTS_PER_HOUR);
  });

  it('does not count when nothing was sent', async () => {
    const test = sending(store(), () => Promise.reject(new Error('no property')));
    for (let time = 0; time <= MAX_TESTS_PER_HOUR; time += 1)
      await expect(test.send()).rejects.toThrow('no property');
  });
});
