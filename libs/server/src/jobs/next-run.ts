import { PROPERTY_TIME_ZONE } from '@ospite/domain/shared';

/** When a job of this schedule is due next, by the same package as pg-boss uses, loaded on demand. */
export async function nextRun(cron: string, after: Date): Promise<Date> {
  const { CronExpressionParser } = await import('cron-parser');
  return CronExpressionParser.parse(cron, { tz: PROPERTY_TIME_ZONE, currentDate: after }).next().toDate();
}
