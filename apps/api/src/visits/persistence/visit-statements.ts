/**
 * One statement, so one round trip. `seen` comes first, since the totals need to know whether the visitor is new today;
 * a statement that waits there, for the same visitor, has not locked a total yet.
 * Parameters: day, hash; id, hash, language, time; shard, day, language.
 */
export const RECORD = `
  with seen as (
    insert into visitor_of_day (day, visitor_hash) values (?, ?) on conflict do nothing returning 1
  ), visit as (
    insert into site_visit (session_id, visitor_hash, language, visited_at) values (?, ?, ?, ?)
  ), part as (
    select ?::smallint as shard, exists (select from seen)::int as visitors
  ), total as (
    insert into visit_total as known (shard, visits, visitors) select shard, 1, visitors from part
    on conflict (shard) do update set visits = known.visits + 1, visitors = known.visitors + excluded.visitors
  )
  insert into visit_day as known (day, language, shard, visits, visitors)
  select ?::date, ?, shard, 1, visitors from part
  on conflict (day, language, shard)
  do update set visits = known.visits + 1, visitors = known.visitors + excluded.visitors`;

/** All visits and visitors: the rows of the totals added up. */
export const COUNT =
  'select coalesce(sum(visits), 0)::float8 as visits, coalesce(sum(visitors), 0)::float8 as visitors from visit_total';

/** Visits and visitors by day and language, both ends included. Parameters: first day, last day. */
export const SERIES = `
  select day::text as day, language, sum(visits)::int as visits, sum(visitors)::int as visitors
  from visit_day where day between ? and ? group by day, language order by day, language`;

/** Deletes records of visits, and skips rows that another process is deleting. Parameters: instant, how many. */
export const DELETE_OLD = `
  with old as (
    select id from site_visit where visited_at < ? order by visited_at limit ? for update skip locked
  ), gone as (
    delete from site_visit using old where site_visit.id = old.id returning 1
  )
  select count(*)::int as gone from gone`;
