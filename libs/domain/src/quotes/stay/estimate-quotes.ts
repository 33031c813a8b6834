import type { PropertyStore } from '../../property';
import type { Room, RoomStore } from '../../rooms';
import { isPublished } from '../../shared';
import type { Quote } from '../quote';
import { estimateStay, type StayEstimate, type StayToEstimate } from './estimate-stay';

/** A room that can be offered for a stay, and what that is likely to cost. */
export interface RoomOffer {
  readonly name: string;
  readonly maxGuests: number;
  readonly estimate: StayEstimate | undefined;
}

/** Estimates at the prices that were read for it. */
export interface QuoteEstimator {
  /** Undefined without a preferred room, and where the room is gone or has no price. */
  readonly estimate: (quote: Quote) => StayEstimate | undefined;
  /** The preferred room, where guests see it. */
  readonly shownRoom: (quote: Quote) => Room | undefined;
  /** The stay in each room that guests see; those too small for the party come last. */
  readonly inEachRoom: (stay: StayToEstimate) => readonly RoomOffer[];
}

/** Estimates quotes at today's prices, which are read once; nothing while nobody has described the property. */
export class EstimateQuotes {
  constructor(
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
  ) {}

  async prepare(): Promise<QuoteEstimator> {
    const [property, rooms] = await Promise.all([this.properties.find(), this.rooms.list('everything')]);
    const estimateIn = (stay: StayToEstimate, room: Room | undefined) =>
      property && room && estimateStay(stay, { ...property, prices: room.prices });
    const shown = rooms.filter(isPublished);
    const preferred = ({ preferredRoom }: Quote, among = rooms) =>
      among.find(({ slug }) => slug === preferredRoom);
    return {
      estimate: (quote) => estimateIn(quote, preferred(quote)),
      shownRoom: (quote) => preferred(quote, shown),
      inEachRoom: (stay) =>
        shown
          .toSorted((a, b) => Number(a.maxGuests < stay.guests) - Number(b.maxGuests < stay.guests))
          .map((room) => ({ name: room.name, maxGuests: room.maxGuests, estimate: estimateIn(stay, room) })),
    };
  }
}
