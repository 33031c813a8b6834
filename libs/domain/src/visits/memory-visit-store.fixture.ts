import { byLanguage, dayOf, type Language, type SeriesRange } from '../shared';
import type { Visit, VisitCount, VisitDay } from './visit';
import { VisitStore } from './visit-store';

/** The visit store's twin in memory, for tests of use cases. */
export class MemoryVisitStore extends VisitStore {
  readonly recorded: Visit[] = [];

  override async record(visit: Visit): Promise<void> {
    this.recorded.push(visit);
  }

  override async count(): Promise<VisitCount> {
    const days = this.days();
    const uniqueVisits = days.reduce((total, { visitors }) => total + visitors, 0);
    return { totalVisits: this.recorded.length, uniqueVisits };
  }

  override async series({ from, to }: SeriesRange): Promise<readonly VisitDay[]> {
    return this.days().filter(({ day }) => day >= from && day <= to);
  }

  private days(): VisitDay[] {
    const days = new Set(this.recorded.map(({ visitedAt }) => dayOf(visitedAt)));
    return [...days].toSorted().map((day) => {
      const visits = this.recorded.filter(({ visitedAt }) => dayOf(visitedAt) === day);
      const visitors = new Set(visits.map(({ visitorHash }) => visitorHash)).size;
      const of = (language: Language) => visits.filter((visit) => visit.language === language).length;
      return { day, visits: visits.length, visitors, byLanguage: byLanguage(of) };
    });
  }
}
