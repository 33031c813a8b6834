import { addDays, parseCalendarDate, PROPERTY_TIME_ZONE, type Language } from '@ospite/domain';
import { LOCALES } from '@ospite/i18n';

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** A date: "12 giugno 2027". @param date `YYYY-MM-DD` */
export function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    noon(date),
  );
}

/** A short date: "sab 12 giu". @param date `YYYY-MM-DD` */
export function shortDate(date: string, language: Language): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(noon(date));
}

/** A moment of the coming days at the property: "domenica 22 novembre alle ore 18:00". @param instant ISO */
export function weekdayAndTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: PROPERTY_TIME_ZONE,
  }).format(new Date(instant));
}

/** The month of an instant at the property: "settembre 2026". @param instant an ISO timestamp */
export function monthOf(instant: string, language: Language): string {
  const parts = { month: 'long', year: 'numeric', timeZone: PROPERTY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(new Date(instant));
}

/** A day of every year: "31 maggio". @param day `MM-DD` */
export function dayOfYear(day: string, language: Language): string {
  const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(noon(`2024-${day}`));
}

/**
 * The days of an event. In Italian "01/08" or "01/08 – 02/08" (specification §2, Local area guide), elsewhere as the
 * language writes them, with the year where it is not this one: "1–2 August".
 * @param last null when it is the first @param today `YYYY-MM-DD`, like the others
 */
export function eventDays(first: string, last: string | null, today: string, language: Language): string {
  const end = last ?? first;
  if (language === 'it') {
    const [from, to] = [first, end].map((day) => `${day.slice(8)}/${day.slice(5, 7)}`);
    return first === end ? `${from}` : `${from} – ${to}`;
  }
  const isThisYear = [first, end].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const write = (day: string, hasYear: boolean) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      day: 'numeric',
      month: 'long',
      ...(hasYear && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(noon(day));
  if (first === end) return write(end, !isThisYear);
  // Not `formatRange`: browsers put other blanks around its dash than the server, which hydration would not forgive.
  if (first.slice(0, 7) === end.slice(0, 7))
    return `${Number(first.slice(8))}${language === 'de' ? '.' : ''}–${write(end, !isThisYear)}`;
  return `${write(first, first.slice(0, 4) !== end.slice(0, 4))} – ${write(end, !isThisYear)}`;
}

export interface YearlyPeriod {
  readonly from: string;
  readonly to: string;
}

/** The rest of the year: from the day after a period to the day before it begins. */
export function restOfYear({ from, to }: YearlyPeriod): YearlyPeriod {
  const shift = (day: string, days: number) => {
    const date = parseCalendarDate(`2023-${day === '02-29' ? '02-28' : day}`);
    return date ? addDays(date, days).slice(5) : day;
  };
  return { from: shift(to, 1), to: shift(from, -1) };
}

/** A period: "giugno – settembre" when it is made of whole months, else with its days. */
export function periodText({ from, to }: YearlyPeriod, language: Language): string {
  const wholeMonths = from.endsWith('-01') && restOfYear({ from, to }).from.endsWith('-01');
  if (!wholeMonths) return `${dayOfYear(from, language)} – ${dayOfYear(to, language)}`;
  const month = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  return `${month.format(noon(`2024-${from}`))} – ${month.format(noon(`2024-${to}`))}`;
}

/** Months of each year, 1 to 12: "maggio – ottobre" where they follow one another, else each by its name. */
export function monthsText(months: readonly number[], language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  const names = months.map((month) => format.format(new Date(Date.UTC(2024, month - 1, 1))));
  const [first] = months;
  const follow = months.every((month, place) => first !== undefined && month === first + place);
  return follow && names.length > 2 ? `${names[0]} – ${names.at(-1)}` : names.join(', ');
}
