import { MemoryMessageStore } from '../memory-message-store.fixture';
import type { MailRoute } from '../send-test-message';
import { DescribeDelivery } from './describe-delivery';
import { REPORTED_AFTER_TRIES, type MailOutage } from './mail-outage';

const NOW = new Date('2026-05-01T08:30:00Z');
const OUTAGE: MailOutage = {
  since: NOW,
  serverSaid: 'connect ECONNREFUSED',
  isRefusal: false,
  tries: 1,
  nextTryAt: NOW,
};
const WORKING = { state: 'working', since: null };

async function describeOne(outage: Partial<MailOutage> | null, delivery: MailRoute['delivery'] = 'smtp') {
  const store = new MemoryMessageStore();
  await store.noteOutage(outage && { ...OUTAGE, ...outage });
  return new DescribeDelivery(store, { delivery, from: async () => 'info@example.org' }).describe();
}

describe('the delivery of e-mails', () => {
  it('works while nothing is known against it', async () => {
    expect(await describeOne(null)).toEqual(WORKING);
  });

  it('fails at once when the server refuses, and tells since when', async () => {
    expect(await describeOne({ isRefusal: true })).toEqual({
      state: 'failing',
      since: NOW,
    });
  });

  it('fails once the server has been silent for several tries, since it may only start anew', async () => {
    expect(await describeOne({ tries: REPORTED_AFTER_TRIES - 1 })).toEqual(WORKING);
    expect(await describeOne({ tries: REPORTED_AFTER_TRIES })).toMatchObject({ state: 'failing' });
  });

  it('is not configured without a mail server, whatever there was before', async () => {
    expect(await describeOne({ isRefusal: true }, 'files')).toMatchObject({ state: 'not-configured' });
  });
});
