import { addDays, dayOf, type CalendarDate } from '../shared';

/**
 * Of the archives of how many days, weeks and months, today's included, the newest one stays. The privacy page says
 * how long copies last by the months.
 */
export const BACKUP_ROTATION = { days: 7, weeks: 4, months: 3 } as const;

/** An archive, by the moment whose data it holds. */
interface DatedArchive {
  readonly at: Date;
}

/** What a rotation does with a list of archives; each is in one of both, in the order of the list. */
export interface Rotation<Archive> {
  readonly stays: readonly Archive[];
  readonly goes: readonly Archive[];
}

/**
 * Which archives stay: the newest of each of the last days, weeks (from Monday) and months, by the calendar of the
 * property. No archive outlasts the months, except the newest, which always stays, and those dated in the future: after
 * a clock was set back nobody knows how old they are.
 */
export function rotate<Archive extends DatedArchive>(
  archives: readonly Archive[],
  now: Date,
): Rotation<Archive> {
  const isFuture = ({ at }: Archive) => at > now;
  const newestFirst = archives
    .filter((archive) => !isFuture(archive))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((archive) => ({ archive, day: dayOf(archive.at) }));
  const staying = new Set(archives.filter(isFuture));
  const [newest] = newestFirst;
  if (newest) staying.add(newest.archive);
  for (const isIn of periodsUntil(dayOf(now))) {
    const last = newestFirst.find(({ day }) => isIn(day));
    if (last) staying.add(last.archive);
  }
  return {
    stays: archives.filter((archive) => staying.has(archive)),
    goes: archives.filter((archive) => !staying.has(archive)),
  };
}

/** For each period whose newest archive stays, whether a day is in it. */
function periodsUntil(today: CalendarDate): ((day: CalendarDate) => boolean)[] {
  const { days, weeks, months } = BACKUP_ROTATION;
  const monday = mondayOf(today);
  const month = monthNumber(today);
  return [
    ...times(days, (ago) => (day: CalendarDate) => day === addDays(today, -ago)),
    ...times(weeks, (ago) => (day: CalendarDate) => mondayOf(day) === addDays(monday, -7 * ago)),
    ...times(months, (ago) => (day: CalendarDate) => monthNumber(day) === month - ago),
  ];
}

/** The Monday of the week of a day. */
function mondayOf(day: CalendarDate): CalendarDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Months since year 0. */
const monthNumber = (day: CalendarDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));
