import type { Event } from '@ospite/contracts';
import type { TFunction } from 'i18next';
import { dateText } from '../../shared/formats';

/** Characters of a description in the list. Source: specification §9. */
const SHOWN_CHARACTERS = 100;

/** A description as the list shows it: cut at 100 characters. */
export function shortDescription({ description }: Pick<Event, 'description'>): string {
  const characters = [...description];
  if (characters.length <= SHOWN_CHARACTERS) return description;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('').trimEnd()}…`;
}

/** When an event is: a day, several, or none yet. */
export function daysText(t: TFunction, { startDate, endDate }: Pick<Event, 'startDate' | 'endDate'>): string {
  if (!startDate) return t('office:events.noDate');
  if (!endDate || endDate === startDate) return unbroken(startDate);
  return t('office:events.dates', { from: unbroken(startDate), to: unbroken(endDate) });
}

/** A date that stays on its line. */
function unbroken(date: string): string {
  return dateText(date).replaceAll(' ', '\u00A0');
}
