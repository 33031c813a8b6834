import { RecordVisit } from './record-visit';
import type { Visit } from './visit';
import { VisitorNames } from './visitor';
import { VisitQuota } from './visit-quota';
import { VisitStore } from './visit-store';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
/** Half past midnight in Sardinia. */
const NOW = new Date('2026-09-30T22:30:00Z');

class VisitsInMemory extends VisitStore {
  readonly recorded: Visit[] = [];
  record(visit: Visit): Promise<void> {
    this.recorded.push(visit);
    return Promise.resolve();
  }
  count = () => Promise.resolve({ totalVisits: this.recorded.length, uniqueVisits: 0 });
  series = () => Promise.resolve([]);
}

class PlainNames extends VisitorNames {
  nameOf = ({ address }: { address: string }, day: string) => Promise.resolve(`${address} on ${day}`);
}

class CountingQuota extends VisitQuota {
  asked = 0;
  admits = () => Promise.resolve((this.asked += 1) <= 2);
}

function aCounter() {
  const visits = new VisitsInMemory();
  const useCase = new RecordVisit(
    visits,
    new PlainNames(),
    new CountingQuota(),
    { now: () => NOW },
    () => 'an id',
  );
  const record = (userAgent: string | undefined) =>
    useCase.record({ address: '192.0.2.1', userAgent, language: 'de' });
  return { visits, record };
}

describe('a visit', () => {
  it('is recorded under the visitor’s name of the day at the property', async () => {
    const { visits, record } = aCounter();
    expect(await record(PHONE)).toBe(true);
    expect(visits.recorded).toEqual([
      { sessionId: 'an id', visitorHash: '192.0.2.1 on 2026-10-01', language: 'de', visitedAt: NOW },
    ]);
  });

  it('is not recorded once more came from one address than people make', async () => {
    const { visits, record } = aCounter();
    expect([await record(PHONE), await record(PHONE), await record(PHONE)]).toEqual([true, true, false]);
    expect(visits.recorded).toHaveLength(2);
  });

  it.each([undefined, '', 'Googlebot/2.1'])('of a program (%p) is not', async (userAgent) => {
    const { visits, record } = aCounter();
    expect(await record(userAgent)).toBe(false);
    expect(visits.recorded).toEqual([]);
  });
});
