import type { Language } from '@ospite/domain';
import { italianNumbers, LOCALES } from '@ospite/i18n';
import { noon } from './noon';
import { fromTo, unbroken } from './unbroken';

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
  return daysText(first, end, language, !isThisYear);
}

/**
 * From one day to another: "1º–8 aprile 2027", "30 marzo – 6 aprile 2027".
 * @param hasYear whether to show the last day's year; the first one's is shown where it differs
 */
export function daysText(first: string, last: string, language: Language, hasYear = true): string {
  const write = (day: string, withYear: boolean) => {
    const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    const form = new Intl.DateTimeFormat(LOCALES[language], {
      ...parts,
      ...(withYear && { year: 'numeric' }),
    });
    const text = form.format(noon(day));
    return unbroken(language === 'it' ? italianNumbers(text) : text);
  };
  if (first === last) return write(last, hasYear);
  // Not `formatRange`: browsers put other blanks around its dash than the server, which hydration would not forgive.
  if (first.slice(0, 7) === last.slice(0, 7))
    return `${write(first, false).split('\u00A0')[0]}–${write(last, hasYear)}`;
  return fromTo(write(first, first.slice(0, 4) !== last.slice(0, 4)), write(last, hasYear));
}
