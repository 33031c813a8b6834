import type { CalendarDate, Language } from '../shared';
import type { Visit } from './visit';
import type { VisitStore } from './visit-store';

const DAY_MS = 86_400_000;
/** Half past midnight of 1 October in Sardinia. */
const NOW = new Date('2026-09-30T22:30:00Z');
const day = (text: string) => text as CalendarDate;

function aVisit(visitorHash: string, language: Language = 'it', visitedAt = NOW): Visit {
  return { visitorHash, language, visitedAt };
}

/** What every visit store does. @param open a store without visits */
export function describeVisitStore(open: () => Promise<VisitStore> | VisitStore): void {
  describe('a visit store', () => {
    let store: VisitStore;
    const record = async (visits: readonly Visit[]) => {
      for (const visit of visits) await store.record(visit);
    };

    beforeEach(async () => {
      store = await open();
    });

    it('begins with no visits', async () => {
      expect(await store.count()).toEqual({ totalVisits: 0, uniqueVisits: 0 });
    });

    it('counts a visitor once a day, and each visit', async () => {
      const tomorrow = new Date(NOW.getTime() + DAY_MS);
      await record([aVisit('anna'), aVisit('anna'), aVisit('bruno'), aVisit('anna', 'it', tomorrow)]);
      expect(await store.count()).toEqual({ totalVisits: 4, uniqueVisits: 3 });
    });

    it('gives visits and visitors by day of the property and language', async () => {
      await record([
        aVisit('anna', 'de'),
        aVisit('bruno', 'de'),
        aVisit('carla', 'es'),
        aVisit('carla', 'es'),
        aVisit('anna', 'it', new Date('2026-09-30T10:00:00Z')),
      ]);
      expect(await store.series({ from: day('2026-09-01'), to: day('2026-10-01') })).toEqual([
        { day: '2026-09-30', visits: 1, visitors: 1, byLanguage: { it: 1, en: 0, de: 0, es: 0 } },
        { day: '2026-10-01', visits: 4, visitors: 3, byLanguage: { it: 0, en: 0, de: 2, es: 2 } },
      ]);
      expect(await store.series({ from: day('2026-10-02'), to: day('2026-10-31') })).toEqual([]);
    });
  });
}
