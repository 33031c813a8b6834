import { isWithin, type YearlyPeriod, type TouristTax } from '../../property';
import { centsRangeOf, readPrice, type RoomPrice, type Season, type CentsRange } from '../../rooms';
import type { CalendarDate } from '../../shared';
import { nightsOf, type StayDates } from './stay-nights';
import { weeklyDiscountFor } from './weekly-discount';

/** Longest stay that is estimated, a year; our own limit: beyond it prices are agreed upon. */
export const MAX_ESTIMATED_NIGHTS = 366;

export interface StayToEstimate extends StayDates {
  readonly guests: number;
}

/** The room's prices as the owner typed them, and what the property adds and takes off. */
export interface EstimateRules {
  readonly prices: readonly Pick<RoomPrice, 'season' | 'pricePerNight'>[];
  readonly highSeason: YearlyPeriod;
  /** Per cent off a stay of a week or more; null for none. */
  readonly weeklyDiscountPercent: number | null;
  readonly touristTax: Omit<TouristTax, 'note'> | null;
}

/** The nights of one season at its price. */
export interface NightsLine {
  readonly kind: 'nights';
  readonly season: Season;
  readonly nights: number;
  readonly perNight: CentsRange;
  readonly amount: CentsRange;
}

/** What the weekly discount takes off the nights; its amounts are negative, the first belongs to the lower end. */
export interface DiscountLine {
  readonly kind: 'discount';
  readonly percent: number;
  readonly amount: CentsRange;
}

/** What the town charges the guests, paid on arrival. */
export interface TouristTaxLine {
  readonly kind: 'tourist-tax';
  readonly guests: number;
  /** Taxed nights of each guest. */
  readonly nights: number;
  readonly centsPerPersonNight: number;
  readonly amount: CentsRange;
}

export type EstimateLine = NightsLine | DiscountLine | TouristTaxLine;

/** What a stay is likely to cost in euro cents; the lines add up to the total. */
export interface StayEstimate {
  /** The owner's offer alone binds. */
  readonly isBinding: false;
  readonly total: CentsRange;
  readonly lines: readonly EstimateLine[];
}

/**
 * Estimates a stay in a room: nights at the price of their season, less the weekly discount, plus the tourist tax. A night
 * belongs to the day it begins on.
 * @returns undefined when the stay has no night or too many, or a season of it has no price that reads as a number
 */
export function estimateStay(stay: StayToEstimate, rules: EstimateRules): StayEstimate | undefined {
  const nights = estimatedNights(stay);
  if (nights.length === 0 || !Number.isInteger(stay.guests) || stay.guests < 1) return undefined;
  const seasons = nightsLines(nights, rules);
  if (!seasons) return undefined;
  const lines: EstimateLine[] = [
    ...seasons,
    ...discountLines(nights.length, sumOf(seasons), rules.weeklyDiscountPercent),
    ...touristTaxLines(nights, stay.guests, rules.touristTax),
  ];
  return { isBinding: false, total: sumOf(lines), lines };
}

/** The seasons that a stay meets, in its order. */
export function seasonsOfStay(stay: StayDates, highSeason: YearlyPeriod): readonly Season[] {
  return [...countSeasons(estimatedNights(stay), highSeason).keys()];
}

/** None when there are too many. */
function estimatedNights(stay: StayDates): readonly CalendarDate[] {
  const nights = nightsOf(stay, MAX_ESTIMATED_NIGHTS + 1);
  return nights.length > MAX_ESTIMATED_NIGHTS ? [] : nights;
}

/** Nights in each season, in the order in which the stay meets them. */
function countSeasons(
  nights: readonly CalendarDate[],
  highSeason: YearlyPeriod,
): ReadonlyMap<Season, number> {
  const counts = new Map<Season, number>();
  for (const night of nights) {
    const season = isWithin(night, highSeason) ? 'high' : 'low';
    counts.set(season, (counts.get(season) ?? 0) + 1);
  }
  return counts;
}

/** A line for each season, in the order in which the stay meets them; undefined when one has no readable price. */
function nightsLines(
  nights: readonly CalendarDate[],
  { highSeason, prices }: EstimateRules,
): readonly NightsLine[] | undefined {
  const counts = countSeasons(nights, highSeason);
  const lines = [...counts].flatMap(([season, count]): NightsLine | [] => {
    const price = prices.find((entry) => entry.season === season);
    const read = price && readPrice(price.pricePerNight);
    if (!read) return [];
    const perNight = centsRangeOf(read);
    // No night is free: 0 € means that the price is undecided.
    return perNight.from > 0
      ? { kind: 'nights', season, nights: count, perNight, amount: times(perNight, count) }
      : [];
  });
  return lines.length === counts.size ? lines : undefined;
}

function discountLines(nights: number, sum: CentsRange, granted: number | null): readonly DiscountLine[] {
  const percent = weeklyDiscountFor(nights, granted);
  if (percent === null) return [];
  const off = (cents: number) => -Math.round((cents * percent) / 100);
  return [{ kind: 'discount', percent, amount: { from: off(sum.from), to: off(sum.to) } }];
}

function touristTaxLines(
  nights: readonly CalendarDate[],
  guests: number,
  tax: EstimateRules['touristTax'],
): readonly TouristTaxLine[] {
  if (!tax?.centsPerPersonNight) return [];
  const { centsPerPersonNight, maxNights, months } = tax;
  const inMonths = months ? nights.filter((night) => months.includes(Number(night.slice(5, 7)))) : nights;
  const taxed = Math.min(inMonths.length, maxNights ?? Infinity);
  if (taxed === 0) return [];
  const amount = centsPerPersonNight * taxed * guests;
  return [
    { kind: 'tourist-tax', guests, nights: taxed, centsPerPersonNight, amount: { from: amount, to: amount } },
  ];
}

function times({ from, to }: CentsRange, count: number): CentsRange {
  return { from: from * count, to: to * count };
}

function sumOf(lines: readonly { readonly amount: CentsRange }[]): CentsRange {
  return lines.reduce((sum, { amount }) => ({ from: sum.from + amount.from, to: sum.to + amount.to }), {
    from: 0,
    to: 0,
  });
}
