import type { ReplyDue } from '@ospite/domain';
import type { TFunction } from 'i18next';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "rispondi entro 4 ore", in the last hour "entro 20 minuti", then "in ritardo di 3 ore". */
export function dueText(t: TFunction, { leftMs, lateMs }: ReplyDue): string {
  if (leftMs >= HOUR_MS) return t('office:quotes.due.leftHours', { count: Math.floor(leftMs / HOUR_MS) });
  if (leftMs > 0) return t('office:quotes.due.leftMinutes', { count: Math.ceil(leftMs / MINUTE_MS) });
  if (lateMs >= DAY_MS) return t('office:quotes.due.lateDays', { count: Math.floor(lateMs / DAY_MS) });
  if (lateMs >= HOUR_MS) return t('office:quotes.due.lateHours', { count: Math.floor(lateMs / HOUR_MS) });
  return t('office:quotes.due.lateMinutes', { count: Math.max(1, Math.floor(lateMs / MINUTE_MS)) });
}
