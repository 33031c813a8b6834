import { aMessage } from '../message.fixture';
import { duringOutage, type MailOutage } from './mail-outage';

const OUTAGE: MailOutage = {
  since: new Date('2026-05-01T08:00:00Z'),
  serverSaid: 'connect ECONNREFUSED',
  isRefusal: false,
  tries: 4,
  nextTryAt: new Date('2026-05-01T09:00:00Z'),
};

it('gives an e-mail that waits the reason of the outage, and the later of both times', () => {
  const read = (nextAttemptAt: Date | null) => duringOutage(aMessage({ nextAttemptAt }), OUTAGE);
  const later = new Date('2026-05-01T10:00:00Z');
  expect(read(new Date('2026-05-01T08:30:00Z'))).toMatchObject({
    lastError: 'connect ECONNREFUSED',
    nextAttemptAt: OUTAGE.nextTryAt,
  });
  expect(read(null).nextAttemptAt).toEqual(OUTAGE.nextTryAt);
  expect(read(later).nextAttemptAt).toEqual(later);
});

it('leaves the others as they are, and all while the mail server takes e-mails', () => {
  for (const status of ['sent', 'failed', 'held'] as const)
    expect(duringOutage(aMessage({ status }), OUTAGE)).toEqual(aMessage({ status }));
  expect(duringOutage(aMessage(), null)).toEqual(aMessage());
});
