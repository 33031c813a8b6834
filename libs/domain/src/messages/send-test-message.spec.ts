import { MemoryRateLimiter } from '../shared/limits/memory-rate-limiter.fixture';
import { MemoryMessageStore } from './memory-message-store.fixture';
import { newMessages } from './outbox.fixture';
import { MAX_TESTS_PER_HOUR, SendTestMessage } from './send-test-message';
import type { SenderRecords } from './sender-records';

const clock = { now: () => new Date('2026-06-01T10:00:00Z') };

const RECORDS: SenderRecords = {
  domain: 'baia.example',
  spf: { state: 'good', record: 'v=spf1 mx -all' },
  dmarc: { state: 'missing', record: null },
};

describe('a test message', () => {
  const store = () => new MemoryMessageStore();
  const sending = (messages: MemoryMessageStore, email = async () => testEmail()) =>
    new SendTestMessage(
      messages,
      { delivery: 'files', from: async () => 'info@baia.example' },
      { toOwner: email },
      { read: async () => RECORDS },
      new MemoryRateLimiter(clock),
      clock,
    );
  const testEmail = () => {
    const [email] = newMessages(1, 'test');
    if (!email) throw new Error('there is no e-mail');
    return email;
  };

  it('waits in the outbox like any other, and says what may keep e-mails from arriving', async () => {
    const messages = store();
    const outcome = await sending(messages).send();
    expect(outcome).toMatchObject({
      message: { kind: 'test', status: 'pending' },
      delivery: 'files',
      from: 'info@baia.example',
      records: RECORDS,
    });
    expect((await messages.list(undefined, { offset: 0, limit: 9 })).total).toBe(1);
  });

  it('says in an outage that it waits, and why, and has the mail server tried at once', async () => {
    const messages = store();
    const now = clock.now();
    const nextTryAt = new Date(now.getTime() + 60_000);
    const outage = { since: now, serverSaid: '535 wrong password', isRefusal: true, tries: 1, nextTryAt };
    await messages.noteOutage(outage);
    const { message } = await sending(messages).send();
    expect(message).toMatchObject({ status: 'pending', lastError: '535 wrong password', nextAttemptAt: now });
    expect((await messages.outage())?.nextTryAt).toEqual(now);
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
