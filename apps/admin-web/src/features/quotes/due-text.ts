import { dayOf, type ReplyDue } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { timeText } from '../../shared/formats';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "rispondi entro oggi alle 18:40", "entro domani alle 9:10", then "in ritardo di 3 ore"; days are the property's. */
export function dueText(t: TFunction, { at, lateMs }: ReplyDue, now: Date): string {
  if (lateMs === 0) {
    // A day from its arrival at the latest: if not today, tomorrow.
    const key = dayOf(at) === dayOf(now) ? 'office:quotes.due.today' : 'office:quotes.due.tomorrow';
    return t(key, { time: timeText(at) });
  }
  if (lateMs >= DAY_MS) return t('office:quotes.due.lateDays', { count: Math.floor(lateMs / DAY_MS) });
  if (lateMs >= HOUR_MS) return t('office:quotes.due.lateHours', { count: Math.floor(lateMs / HOUR_MS) });
  return t('office:quotes.due.lateMinutes', { count: Math.max(1, Math.floor(lateMs / MINUTE_MS)) });
}
