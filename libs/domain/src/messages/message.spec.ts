import { afterRetry, nextAttempt, RETRY_PAUSES_MS } from './message';
import { aMessage } from './message.fixture';

const NOW = new Date('2026-05-01T08:30:00Z');

describe('a message that failed', () => {
  it('waits longer before each further try, and is given up on in the end', () => {
    expect([...RETRY_PAUSES_MS]).toEqual([...RETRY_PAUSES_MS].sort((a, b) => a - b));
    expect(nextAttempt(1, NOW)?.toISOString()).toBe('2026-05-01T08:31:00.000Z');
    expect(nextAttempt(2, NOW)?.toISOString()).toBe('2026-05-01T08:35:00.000Z');
    expect(nextAttempt(RETRY_PAUSES_MS.length + 1, NOW)).toBeNull();
  });
});

describe('a message that the owner asks for', () => {
  const due = {
    status: 'pending',
    heldBecause: null,
    attempts: 0,
    gatheredIn: null,
    askedFor: true,
    isBeingTried: false,
    keptAsFile: false,
    nextAttemptAt: NOW,
    lastError: null,
  };

  it.each([
    ['held', aMessage({ status: 'held', heldBecause: 'too-many-to-address', nextAttemptAt: null })],
    ['given up on', aMessage({ status: 'failed', attempts: 9, nextAttemptAt: null, lastError: '550 No' })],
    ['waiting for its next try', aMessage({ attempts: 2 })],
    ['in a digest', aMessage({ gatheredIn: 3, nextAttemptAt: null })],
    ['tried in vain since it was asked for', aMessage({ askedFor: true, attempts: 1 })],
  ])('is due at once when it was %s', (_name, message) => {
    expect(afterRetry(message, NOW)).toEqual(due);
  });

  it('stays as it is when it was asked for and not tried since: a sender may have it', () => {
    const asked = aMessage({ askedFor: true, nextAttemptAt: new Date(0) });
    expect(afterRetry(asked, NOW).nextAttemptAt).toEqual(new Date(0));
  });

  it('is not sent again when it was sent', () => {
    expect(() => afterRetry(aMessage({ status: 'sent' }), NOW)).toThrow('message.already_sent');
  });
});
