import { addDays, dayOf, instantOf, wallClockOf } from '../shared';

/** A timetable that fires on no day within this time (29 February included) never does. */
const MAX_DAYS = 4 * 366;
const FIELDS = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12 },
  { name: 'weekday', min: 0, max: 7 },
] as const;
type FieldName = (typeof FIELDS)[number]['name'];
const PART = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/;

/**
 * When a timetable of five cron fields (numbers, `*`, ranges, lists, steps) is due next on the property's clock.
 * @returns undefined when it is no such timetable, or is never due
 */
export function nextRun(cron: string, after: Date): Date | undefined {
  const timetable = parse(cron);
  if (!timetable) return undefined;
  const now = wallClockOf(after);
  const times = timetable.hour.flatMap((hour) =>
    timetable.minute.map((minute) => `${two(hour)}:${two(minute)}`),
  );
  let day = dayOf(after);
  for (let count = 0; count < MAX_DAYS; count += 1, day = addDays(day, 1)) {
    if (!isDueOn(day, timetable)) continue;
    for (const time of times) {
      const moment = `${day}T${time}`;
      // The clock that is put back shows an hour twice: only the instant says whether it is over.
      const instant = moment < now ? undefined : instantOf(moment);
      if (instant && instant > after) return instant;
    }
  }
  return undefined;
}

type Timetable = Readonly<Record<FieldName, readonly number[]>> & { readonly isAnyOf: boolean };

function parse(cron: string): Timetable | undefined {
  const texts = cron.trim().split(/\s+/);
  if (texts.length !== FIELDS.length) return undefined;
  const values = FIELDS.map(({ min, max }, at) => valuesOf(texts[at] ?? '', min, max));
  if (values.some((some) => some === undefined)) return undefined;
  const [minute = [], hour = [], day = [], month = [], weekday = []] = values;
  // Where days of the month and of the week are both named, either will do.
  const isAnyOf = texts[2] !== '*' && texts[4] !== '*';
  return { minute, hour, day, month, weekday: weekday.map((one) => one % 7), isAnyOf };
}

/** The numbers of a field, ascending; undefined when it cannot be read. */
function valuesOf(field: string, min: number, max: number): number[] | undefined {
  const found = new Set<number>();
  for (const part of field.split(',')) {
    const [whole, from, to, step = '1'] = PART.exec(part) ?? [];
    if (whole === undefined || Number(step) === 0) return undefined;
    const first = from === undefined ? min : Number(from);
    const last = to !== undefined ? Number(to) : from === undefined || part.includes('/') ? max : first;
    if (first < min || last > max || first > last) return undefined;
    for (let value = first; value <= last; value += Number(step)) found.add(value);
  }
  return [...found].toSorted((one, other) => one - other);
}

function isDueOn(day: string, timetable: Timetable): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = timetable.day.includes(date.getUTCDate());
  const isWeekday = timetable.weekday.includes(date.getUTCDay());
  const isIn = timetable.month.includes(date.getUTCMonth() + 1);
  return isIn && (timetable.isAnyOf ? isDay || isWeekday : isDay && isWeekday);
}

const two = (number: number): string => String(number).padStart(2, '0');
