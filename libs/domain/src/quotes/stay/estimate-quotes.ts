import type { PropertyStore } from '../../property/property-store';
import type { RoomStore } from '../../rooms/room-store';
import { DomainError } from '../../shared/domain-error';
import type { Quote } from '../quote';
import { estimateStay, type StayEstimate } from './estimate-stay';

/** Estimates one quote; undefined without a preferred room, and where its room is gone or has no price. */
export type QuoteEstimator = (quote: Quote) => StayEstimate | undefined;

/** Estimates many quotes at today's prices, which are read once. */
export class EstimateQuotes {
  constructor(
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
  ) {}

  /** Estimates nothing while nobody has described the property. */
  async prepare(): Promise<QuoteEstimator> {
    const [property, rooms] = await Promise.all([
      this.properties.get().catch(noneYet),
      this.rooms.list('everything'),
    ]);
    const pricesOf = new Map(rooms.map(({ slug, prices }) => [slug, prices]));
    return (quote) => {
      const prices = quote.preferredRoom === null ? undefined : pricesOf.get(quote.preferredRoom);
      return property && prices && estimateStay(quote, { ...property, prices });
    };
  }
}

function noneYet(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.code !== 'property.not_found') throw error;
}
