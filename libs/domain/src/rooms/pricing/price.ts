import { DomainError, textProblem } from '../../shared';

/** The seasons that have a price each. Source: specification §3, pricing. */
export const SEASONS = ['high', 'low'] as const;
export type Season = (typeof SEASONS)[number];

/** Longest free text of a price; a range such as "70-85€" takes seven. Our own limit: the specification names none. */
export const MAX_PRICE_TEXT_LENGTH = 50;

/** A nightly price in one season. */
export interface RoomPrice {
  readonly id: number;
  readonly season: Season;
  /** Free text as the owner wrote it, with its currency: `75€`, `70-85€`. Source: specification §3. */
  readonly pricePerNight: string;
  readonly updatedAt: Date;
}

/**
 * A price's free text, trimmed. Source: specification §5.
 * @throws DomainError `room.invalid` when it is missing, too long or has several lines
 */
export function checkedPrice(pricePerNight: string): string {
  const rules = { max: MAX_PRICE_TEXT_LENGTH, isRequired: true };
  const problem = textProblem('pricePerNight', pricePerNight, rules);
  if (problem) throw new DomainError('room.invalid', {}, [problem]);
  return pricePerNight.trim();
}
