import type { PropertyStore } from '../../property/property-store';
import type { RoomStore } from '../../rooms/room-store';
import { DomainError } from '../../shared/domain-error';
import type { Visibility } from '../../shared/listing';
import type { Quote } from '../quote';
import { estimateStay, type StayEstimate, type StayToEstimate } from './estimate-stay';

/** Estimates one quote; undefined without a preferred room, and where its room is gone or has no price. */
export type QuoteEstimator = (quote: Quote) => StayEstimate | undefined;

/** A room that can be offered for a stay, and what that is likely to cost. */
export interface RoomOffer {
  readonly name: string;
  readonly estimate: StayEstimate | undefined;
}

/** Estimates quotes at today's prices, which are read once; nothing while nobody has described the property. */
export class EstimateQuotes {
  constructor(
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
  ) {}

  /** For a list. */
  async prepare(): Promise<QuoteEstimator> {
    const [property, rooms] = await this.read('everything');
    const pricesOf = new Map(rooms.map(({ slug, prices }) => [slug, prices]));
    return (quote) => {
      const prices = quote.preferredRoom === null ? undefined : pricesOf.get(quote.preferredRoom);
      return property && prices && estimateStay(quote, { ...property, prices });
    };
  }

  /** The stay in each room that guests see. */
  async inEachRoom(stay: StayToEstimate): Promise<readonly RoomOffer[]> {
    const [property, rooms] = await this.read('public');
    return rooms.map(({ name, prices }) => ({
      name,
      estimate: property && estimateStay(stay, { ...property, prices }),
    }));
  }

  private read(visibility: Visibility) {
    return Promise.all([this.properties.get().catch(noneYet), this.rooms.list(visibility)]);
  }
}

function noneYet(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.code !== 'property.not_found') throw error;
}
