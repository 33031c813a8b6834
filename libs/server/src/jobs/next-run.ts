import { PROPERTY_TIME_ZONE } from '@ospite/domain';

/** When a job of this timetable is due next: read by the package that pg-boss reads it with, and loaded as late. */
export async function nextRun(cron: string, after: Date): Promise<Date> {
  const { CronExpressionParser } = await import('cron-parser');
  return CronExpressionParser.parse(cron, { tz: PROPERTY_TIME_ZONE, currentDate: after }).next().toDate();
}
