import type { Property } from '../../property';
import type { Room } from '../../rooms';
import { isPublished } from '../../shared';
import type { Quote } from '../quote';
import { isClosedDuring } from '../stay/stay-nights';

/** Why what a guest asked for can't be offered as it is; the first that applies counts. */
export const OFFER_OBSTACLES = ['closed', 'room-not-offered', 'room-too-small'] as const;
export type OfferObstacle = (typeof OFFER_OBSTACLES)[number];

/**
 * What keeps a reply from offering the stay in the room that the guest prefers; null for nothing.
 * @param room the preferred one, also when guests no longer see it; undefined when it is gone
 */
export function offerObstacle(
  quote: Quote,
  { openSeason }: Pick<Property, 'openSeason'>,
  room: Room | undefined,
): OfferObstacle | null {
  if (isClosedDuring(quote, openSeason)) return 'closed';
  if (quote.preferredRoom === null) return null;
  if (!room || !isPublished(room)) return 'room-not-offered';
  return quote.guests > room.maxGuests ? 'room-too-small' : null;
}
