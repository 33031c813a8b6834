import {
  askedServices,
  namesInList,
  portraitOf,
  type CalendarDate,
  type Host,
  type Language,
  type Quote,
} from '@ospite/domain';
import { LOCALES, mailTranslator } from '@ospite/i18n/mail';

/** A day in full: `mercoledì 10 giugno 2026`. */
export function fullDay(date: CalendarDate, language: Language): string {
  const form = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' });
  return textOf(form.formatToParts(asInstant(date)), language);
}

/** A stay in short: `10–17 giugno 2026`. */
export function shortStayDates({ checkIn, checkOut }: Quote, language: Language): string {
  const form = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return textOf(form.formatRangeToParts(asInstant(checkIn), asInstant(checkOut)), language);
}

/** Days as people write them: ranges of `Intl` have zeros before them in Italian, whose first day is an ordinal. */
function textOf(parts: readonly Intl.DateTimeFormatPart[], language: Language): string {
  const dayText = (day: string) => (language === 'it' && day === '1' ? '1º' : day);
  return parts.map(({ type, value }) => (type === 'day' ? dayText(value.replace(/^0/, '')) : value)).join('');
}

/** A guest's name as a greeting says it: the whole of it in German, whose *Sie* does not go with a first name alone. */
export function nameInGreeting({ firstName, lastName, language }: Quote): string {
  return language === 'de' ? `${firstName} ${lastName}` : firstName;
}

/** Who writes to the guest: `Marta e Piero Deledda`; empty where the property names nobody. */
export function hostsText(hosts: readonly Host[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language]).format(namesInList(hosts.map(({ name }) => name)));
}

/** A larger family would take more than a line. */
const FACES_SHOWN = 4;

/** The portraits of those who have one. */
export function facesOf(hosts: readonly Host[]) {
  return hosts
    .flatMap(({ picture }) => (picture ? [{ ...picture, url: portraitOf(picture) }] : []))
    .slice(0, FACES_SHOWN);
}

/** The names of the services that were asked for, or a dash. */
export function serviceNames(quote: Quote, language: Language): string {
  const t = mailTranslator(language);
  return askedServices(quote, language, (service) => t(`services:${service}`)).join('\n') || t('values.none');
}

function asInstant(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
