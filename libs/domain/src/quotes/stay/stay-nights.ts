import { isWithin, type YearlyPeriod } from '../../property';
import { addDays, nightsBetween, type CalendarDate } from '../../shared';

/** From the day of arrival to that of departure. */
export interface StayDates {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
}

/** The days on which the nights of a stay begin: a night belongs to that day. @param most of a stay that is longer */
export function nightsOf({ checkIn, checkOut }: StayDates, most = Infinity): readonly CalendarDate[] {
  const count = Math.max(0, Math.min(nightsBetween(checkIn, checkOut), most));
  return Array.from({ length: count }, (_, night) => addDays(checkIn, night));
}

const DAYS_OF_A_YEAR = 366;

/** Whether the property is closed on a night of a stay; false when its open season is unknown. */
export function isClosedDuring(stay: StayDates, openSeason: YearlyPeriod | null): boolean {
  return openSeason !== null && nightsOf(stay, DAYS_OF_A_YEAR).some((night) => !isWithin(night, openSeason));
}
