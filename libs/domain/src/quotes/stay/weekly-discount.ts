/** Nights from which the weekly discount applies. Source: specification §9, Weekly booking discount. */
export const WEEKLY_DISCOUNT_NIGHTS = 7;

/**
 * The weekly discount of a stay.
 * @param percent what the property grants; null when it grants none
 * @returns the percentage that applies to the stay; null when none does
 */
export function weeklyDiscountFor(nights: number, percent: number | null): number | null {
  return nights >= WEEKLY_DISCOUNT_NIGHTS ? percent : null;
}
