import { MemoryRateLimiter } from '../shared/limits/memory-rate-limiter.fixture';
import { ConsentStore, type Consent } from './consent';
import { MAX_CONSENTS_PER_HOUR, RecordConsent } from './record-consent';

const NOW = new Date('2026-10-01T08:30:00Z');
const clock = { now: () => NOW };
const CHOICE = { analytics: true, marketing: false };

/** It only ever takes, so it needs no contract suite. */
class MemoryConsentStore extends ConsentStore {
  readonly added: Consent[] = [];
  override add = async (consent: Consent) => void this.added.push(consent);
}

function open() {
  const store = new MemoryConsentStore();
  const useCase = new RecordConsent(store, new MemoryRateLimiter(clock), clock);
  return { store, record: (sender = '192.0.2.1') => useCase.record(sender, '2026-11', CHOICE) };
}

describe('a choice in the cookie dialog', () => {
  it('is recorded with its time, and without its sender', async () => {
    const { store, record } = open();
    expect(await record()).toBe(true);
    expect(store.added).toEqual([{ version: '2026-11', choice: CHOICE, givenAt: NOW }]);
  });

  it('is not recorded once one sender chose more often than visitors do', async () => {
    const { store, record } = open();
    for (let number = 0; number < MAX_CONSENTS_PER_HOUR; number += 1) await record();
    expect([await record(), await record('192.0.2.2')]).toEqual([false, true]);
    expect(store.added).toHaveLength(MAX_CONSENTS_PER_HOUR + 1);
  });
});
