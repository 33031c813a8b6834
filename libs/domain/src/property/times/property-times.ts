import { parseCalendarDate, formProblem, type FieldProblem } from '../../shared';
import type { HoursOfDay, Property, YearlyPeriod } from '../property';

const TIME_FORM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** A leap year, so that 29 February is a day. */
const A_LEAP_YEAR = '2024';

/** Whether a text is a time of day, `HH:MM`, from 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return TIME_FORM.test(text);
}

/** Whether a text is a day that some year has, `MM-DD`. */
export function isDayOfYear(text: string): boolean {
  return parseCalendarDate(`${A_LEAP_YEAR}-${text}`) !== undefined;
}

/** The part of the property that says when something is open or applies. */
export type PropertyTimes = Pick<
  Property,
  | 'reception'
  | 'checkin'
  | 'checkout'
  | 'breakfast'
  | 'quietHours'
  | 'highSeason'
  | 'openSeason'
  | 'servicesSeason'
>;

type Found = FieldProblem | null;

/** What is wrong with the property's times and seasons, in the order of the fields. */
export function timeProblems(draft: PropertyTimes): Found[] {
  const { checkin } = draft;
  return [
    ...hoursProblems('reception', draft.reception),
    timeProblem('checkin.from', checkin.from),
    checkin.announceAfter === null ? null : timeProblem('checkin.announceAfter', checkin.announceAfter),
    timeProblem('checkout', draft.checkout),
    ...hoursProblems('breakfast', draft.breakfast),
    ...hoursProblems('quietHours', draft.quietHours),
    ...periodProblems('highSeason', draft.highSeason),
    ...periodProblems('openSeason', draft.openSeason),
    ...periodProblems('servicesSeason', draft.servicesSeason),
  ];
}

function timeProblem(field: string, text: string): Found {
  return formProblem(field, text, isTimeOfDay(text), 'invalid_format');
}

function hoursProblems(field: string, hours: HoursOfDay | null): Found[] {
  return hours ? [timeProblem(`${field}.from`, hours.from), timeProblem(`${field}.to`, hours.to)] : [];
}

function periodProblems(field: string, period: YearlyPeriod | null): Found[] {
  if (!period) return [];
  const day = (name: 'from' | 'to') =>
    formProblem(`${field}.${name}`, period[name], isDayOfYear(period[name]), 'invalid_date');
  return [day('from'), day('to')];
}
