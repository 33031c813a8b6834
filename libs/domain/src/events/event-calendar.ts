import {
  addDays,
  languageOfText,
  localize,
  type CalendarDate,
  type Language,
  type Localized,
} from '../shared';
import type { LocalEvent } from './event';

interface SpokenText {
  readonly text: string;
  readonly language: Language;
}

/** What a guest's calendar keeps of an event: whole days, and texts in one language. */
export interface CalendarEntry {
  readonly eventId: number;
  readonly firstDay: CalendarDate;
  /** The end as calendars count it: the first day on which the event is over. */
  readonly dayAfter: CalendarDate;
  readonly title: SpokenText;
  readonly description: SpokenText;
  /** In Italian, like everything without translations. */
  readonly location: string | null;
  readonly link: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** @returns undefined for an event without a day, which no calendar can hold */
export function calendarEntryOf(event: LocalEvent, language: Language): CalendarEntry | undefined {
  const { id, startDate, endDate, location, link, createdAt, updatedAt } = event;
  if (!startDate) return undefined;
  const spoken = (text: Localized): SpokenText => ({
    text: localize(text, language),
    language: languageOfText(text, language),
  });
  return {
    eventId: id,
    firstDay: startDate,
    dayAfter: addDays(endDate ?? startDate, 1),
    title: spoken(event.title),
    description: spoken(event.description),
    location,
    link,
    createdAt,
    updatedAt,
  };
}
