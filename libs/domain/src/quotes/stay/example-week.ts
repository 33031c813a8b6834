import type { YearlyPeriod } from '../../property';
import { addDays, type CalendarDate } from '../../shared';
import {
  estimateStay,
  type DiscountLine,
  type EstimateRules,
  type NightsLine,
  type StayEstimate,
} from './estimate-stay';
import { isClosedDuring, type StayDates } from './stay-nights';
import { WEEKLY_DISCOUNT_NIGHTS } from './weekly-discount';

/** A week in a room, and what the weekly discount takes off it. */
export interface ExampleWeek extends StayDates, Pick<StayEstimate, 'total'> {
  readonly nights: NightsLine;
  readonly discount: DiscountLine;
}

type ExampleRules = Omit<EstimateRules, 'touristTax'> & { readonly openSeason: YearlyPeriod | null };

const DAYS_AHEAD = 366;

/**
 * The next week of one season in a room, as an example of the weekly discount; without the tourist tax, which has no discount.
 * @returns undefined where there is no discount, or no price that reads as a number
 */
export function exampleWeek(
  { openSeason, ...rules }: ExampleRules,
  today: CalendarDate,
): ExampleWeek | undefined {
  for (let days = 0; days < DAYS_AHEAD; days += 1) {
    const checkIn = addDays(today, days);
    const stay = { checkIn, checkOut: addDays(checkIn, WEEKLY_DISCOUNT_NIGHTS) };
    if (isClosedDuring(stay, openSeason)) continue;
    const estimate = estimateStay({ ...stay, guests: 1 }, { ...rules, touristTax: null });
    const [nights, discount] = estimate?.lines ?? [];
    if (estimate && nights?.kind === 'nights' && discount?.kind === 'discount')
      return { ...stay, nights, discount, total: estimate.total };
  }
  return undefined;
}
