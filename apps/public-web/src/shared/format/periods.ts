import { addDays, parseCalendarDate, type Language } from '@ospite/domain';
import { italianNumbers, LOCALES } from '@ospite/i18n';
import { noon } from './noon';
import { fromTo, unbroken } from './unbroken';

/** A day of every year, on one line: "31 maggio". @param day `MM-DD` */
export function dayOfYear(day: string, language: Language): string {
  const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const text = new Intl.DateTimeFormat(LOCALES[language], parts).format(noon(`2024-${day}`));
  return unbroken(language === 'it' ? italianNumbers(text) : text);
}

export interface YearlyPeriod {
  readonly from: string;
  readonly to: string;
}

/**
 * The rest of the year: from the day after a period to the day before it begins. A year has no 29 February here, unless the
 * period itself names it.
 */
export function restOfYear({ from, to }: YearlyPeriod): YearlyPeriod {
  const shift = (day: string, days: number) => {
    const date = parseCalendarDate(`${day === '02-29' ? 2024 : 2023}-${day}`);
    return date ? addDays(date, days).slice(5) : day;
  };
  return { from: shift(to, 1), to: shift(from, -1) };
}

/** A period: "giugno–settembre" when it is made of whole months, else with its days. */
export function periodText({ from, to }: YearlyPeriod, language: Language): string {
  const wholeMonths = from.endsWith('-01') && restOfYear({ from, to }).from.endsWith('-01');
  if (!wholeMonths) return fromTo(dayOfYear(from, language), dayOfYear(to, language));
  const month = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  return [from, to].map((day) => month.format(noon(`2024-${day}`))).join('–');
}

/** Months of each year, 1 to 12: "maggio–ottobre" where they follow one another, else each by its name. */
export function monthsText(months: readonly number[], language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  const names = months.map((month) => format.format(new Date(Date.UTC(2024, month - 1, 1))));
  const [first] = months;
  const follow = months.every((month, place) => first !== undefined && month === first + place);
  return follow && names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}
