import {
  byLanguage,
  dayOf,
  isLanguage,
  parseCalendarDate,
  VisitStore,
  type SeriesRange,
  type Visit,
  type VisitCount,
  type VisitDay,
} from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { COUNT, DELETE_OLD, RECORD, SERIES } from './visit-statements';

/** Rows that share each total, so that visits of the same moment mostly update different ones. */
export const VISIT_SHARDS = 16;

interface SeriesRow {
  readonly day: string;
  readonly language: string;
  readonly visits: number;
  readonly visitors: number;
}

/** Visits in PostgreSQL: each visit raises the totals, so nothing is ever counted. */
@Injectable()
export class MikroOrmVisitStore extends VisitStore {
  constructor(
    private readonly em: EntityManager,
    /** Which row of the totals to raise, from 0 to `VISIT_SHARDS` - 1. */
    private readonly pickShard: () => number = randomShard,
  ) {
    super();
  }

  override async record({ visitorHash, language, visitedAt }: Visit): Promise<void> {
    const day = dayOf(visitedAt);
    await this.em
      .fork()
      .execute(RECORD, [
        day,
        visitorHash,
        randomUUID(),
        visitorHash,
        language,
        visitedAt,
        this.pickShard(),
        day,
        language,
      ]);
  }

  override async count(): Promise<VisitCount> {
    const rows: { visits: number; visitors: number }[] = await this.em.fork().execute(COUNT);
    return { totalVisits: rows[0]?.visits ?? 0, uniqueVisits: rows[0]?.visitors ?? 0 };
  }

  override async series({ from, to }: SeriesRange): Promise<readonly VisitDay[]> {
    const rows: SeriesRow[] = await this.em.fork().execute(SERIES, [from, to]);
    const days = new Map<string, VisitDay>();
    for (const { day: text, language, visits, visitors } of rows) {
      const day = parseCalendarDate(text);
      if (!day || !isLanguage(language)) continue;
      const known = days.get(day) ?? {
        day,
        visits: 0,
        visitors: 0,
        byLanguage: byLanguage(() => 0),
      };
      days.set(day, {
        day,
        visits: known.visits + visits,
        visitors: known.visitors + visitors,
        byLanguage: { ...known.byLanguage, [language]: visits },
      });
    }
    return [...days.values()];
  }
}

function randomShard(): number {
  return Math.floor(Math.random() * VISIT_SHARDS);
}

/** Deletes records of visits before an instant; the totals they were counted into stay. @returns how many */
export async function deleteOldVisits(em: EntityManager, before: Date, limit: number): Promise<number> {
  const rows: { gone: number }[] = await em.execute(DELETE_OLD, [before, limit]);
  return rows[0]?.gone ?? 0;
}
