import { addDays, dayOf, PROPERTY_TIME_ZONE, type CentsRange } from '@ospite/domain';

const DATE = new Intl.DateTimeFormat('it-IT', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const STAY = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const SHORT_DATE = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const DAY_OF_THIS_YEAR = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  timeZone: PROPERTY_TIME_ZONE,
});
const DAY_OF_ANOTHER_YEAR = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: PROPERTY_TIME_ZONE,
});
const DAY = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: PROPERTY_TIME_ZONE,
});
const TIME = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: PROPERTY_TIME_ZONE,
});
const NAMED_DAY = new Intl.RelativeTimeFormat('it-IT', { numeric: 'auto' });
const COUNT = new Intl.NumberFormat('it-IT');
const EUROS = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const LANGUAGE = new Intl.DisplayNames(['it'], { type: 'language' });

/** A calendar date `YYYY-MM-DD`, as in "mer 10 giu 2026". */
export function dateText(date: string): string {
  return DATE.format(new Date(`${date}T00:00:00Z`));
}

/** Arrival and departure, as in "10–17 giu 2027". */
export function stayText(checkIn: string, checkOut: string): string {
  const range = STAY.formatRange(new Date(`${checkIn}T00:00:00Z`), new Date(`${checkOut}T00:00:00Z`));
  // Italian ranges come as "02–09 gen 2027", which nobody writes.
  return range.replace(/\b0(?=\d\b)/g, '');
}

/** A calendar date in short, as in "10 giu". */
export function shortDateText(date: string): string {
  return SHORT_DATE.format(new Date(`${date}T00:00:00Z`));
}

/** An instant (ISO text) on the property's clock, as in "1 maggio alle 10:30", with its year unless it is this one. */
export function momentText(instant: string): string {
  const moment = new Date(instant);
  const isOfThisYear = yearOf(moment) === yearOf(new Date());
  const day = (isOfThisYear ? DAY_OF_THIS_YEAR : DAY_OF_ANOTHER_YEAR).format(moment);
  // `Intl` joins them by a comma in some browsers and by "alle ore" in others.
  return `${day} alle ${timeText(moment)}`;
}

/** The same within a sentence: "oggi alle 11:40", "ieri alle 18:05", "il 9 maggio alle 10:30". */
export function recentMomentText(instant: string, now: Date): string {
  const moment = new Date(instant);
  const daysAgo = [0, 1].find((days) => dayOf(moment) === addDays(dayOf(now), -days));
  if (daysAgo !== undefined) return `${NAMED_DAY.format(-daysAgo, 'day')} alle ${timeText(moment)}`;
  return `il ${momentText(instant)}`;
}

/** The property's year: around New Year the browser may be in another. */
function yearOf(instant: Date): string {
  return dayOf(instant).slice(0, 4);
}

/** The time of day at the property, as in "18:40". */
export function timeText(instant: Date): string {
  return TIME.format(instant);
}

/** The day an instant falls on at the property, as in "venerdì 1 maggio". */
export function dayText(instant: Date): string {
  return DAY.format(instant);
}

/** A language by its Italian name, as in "tedesco". */
export function languageText(code: string): string {
  return LANGUAGE.of(code) ?? code;
}

/** Amounts in euro, as in "70–85 €". */
export function eurosText({ from, to }: CentsRange): string {
  const [lowest, highest] = [from, to].map((cents) => EUROS.format(cents / 100));
  return `${lowest === highest ? lowest : `${lowest}–${highest}`}\u00A0€`;
}

/** How many, such as `10.000`. */
export function countText(count: number): string {
  return COUNT.format(count);
}
