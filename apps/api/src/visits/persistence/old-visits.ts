import type { EntityManager } from '@mikro-orm/postgresql';

/** Skips rows that another process is deleting. Parameters: instant, how many. */
const DELETE = `
  with old as (
    select id from site_visit where visited_at < ? order by visited_at limit ? for update skip locked
  ), gone as (
    delete from site_visit using old where site_visit.id = old.id returning 1
  )
  select count(*)::int as gone from gone`;

/** Deletes records of visits before an instant; the totals they were counted into stay. @returns how many */
export async function deleteOldVisits(em: EntityManager, before: Date, limit: number): Promise<number> {
  const rows: { gone: number }[] = await em.execute(DELETE, [before, limit]);
  return rows[0]?.gone ?? 0;
}
