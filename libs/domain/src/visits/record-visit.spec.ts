import { MemoryRateLimiter } from '../shared/limits/memory-rate-limiter.fixture';
import { MemoryVisitStore } from './memory-visit-store.fixture';
import { MAX_VISITS_PER_HOUR, RecordVisit } from './record-visit';
import { VisitorHasher, type Visitor } from './visitor';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
/** Half past midnight in Sardinia. */
const NOW = new Date('2026-09-30T22:30:00Z');
const clock = { now: () => NOW };

class PlainHasher extends VisitorHasher {
  override hash = async ({ sender }: Visitor, day: string) => `${sender} on ${day}`;
}

function open() {
  const visits = new MemoryVisitStore();
  const useCase = new RecordVisit(visits, new PlainHasher(), new MemoryRateLimiter(clock), clock);
  const record = (userAgent: string | undefined) =>
    useCase.record({ sender: '192.0.2.1', userAgent, language: 'de' });
  return { visits, record };
}

describe('a visit', () => {
  it('is recorded under the visitor’s hash of the day at the property', async () => {
    const { visits, record } = open();
    expect(await record(PHONE)).toBe(true);
    expect(visits.recorded).toEqual([
      { visitorHash: '192.0.2.1 on 2026-10-01', language: 'de', visitedAt: NOW },
    ]);
  });

  it('is not recorded once more came from one sender than people make', async () => {
    const { visits, record } = open();
    for (let number = 0; number < MAX_VISITS_PER_HOUR; number += 1) await record(PHONE);
    expect(await record(PHONE)).toBe(false);
    expect(visits.recorded).toHaveLength(MAX_VISITS_PER_HOUR);
  });

  it.each([undefined, '', 'Googlebot/2.1'])('of a program (%p) is not', async (userAgent) => {
    const { visits, record } = open();
    expect(await record(userAgent)).toBe(false);
    expect(visits.recorded).toEqual([]);
  });
});
