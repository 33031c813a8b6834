import type { Pricing, Property, Room } from '@ospite/contracts/guest';
import {
  estimateStay,
  nightsBetween,
  parseCalendarDate,
  type CalendarDate,
  type QuoteDraft,
  type StayEstimate,
} from '@ospite/domain';

/** What a stay is judged by: the request as it is typed, and the house's own data. */
export interface StayFacts {
  /** Null until the script has read the form. */
  readonly draft: QuoteDraft | null;
  readonly rooms: readonly Room[];
  readonly prices: readonly Pricing[];
  readonly property: Property;
}

export interface Stay {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly nights: number;
}

/** The stay that the typed dates make; undefined while they make none. */
export function stayOf(draft: QuoteDraft | null): Stay | undefined {
  const checkIn = parseCalendarDate(draft?.checkIn ?? '');
  const checkOut = parseCalendarDate(draft?.checkOut ?? '');
  if (!checkIn || !checkOut || checkOut <= checkIn) return undefined;
  return { checkIn, checkOut, nights: nightsBetween(checkIn, checkOut) };
}

export function roomOf({ draft, rooms }: StayFacts): Room | undefined {
  return rooms.find(({ slug }) => slug === draft?.preferredRoom);
}

/** The estimate of the typed stay; `unpriced` when the prices do not tell, undefined while dates or room are missing. */
export function estimateOf(facts: StayFacts): StayEstimate | 'unpriced' | undefined {
  const { draft, property } = facts;
  const stay = stayOf(draft);
  const room = roomOf(facts);
  if (!draft || !stay || !room) return undefined;
  const prices = facts.prices.filter(({ roomId }) => roomId === room.id);
  return estimateStay({ ...stay, guests: draft.guests }, { ...property, prices }) ?? 'unpriced';
}
