import type { PropertyStore } from '../property';
import {
  estimateStay,
  offerObstacle,
  type OfferObstacle,
  type PlaceholderValues,
  type Quote,
  type QuoteEmails,
} from '../quotes';
import type { RoomStore } from '../rooms';

/** Reads the values of a reply's placeholders: the guest's stay, and what it is likely to cost at today's prices. */
export class ReadPlaceholderValues {
  constructor(
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
    private readonly emails: QuoteEmails,
  ) {}

  /**
   * Room and price are the owner's to say where what was asked for can't be offered.
   * @throws DomainError `property.not_found`
   */
  async read(
    quote: Quote,
  ): Promise<{ readonly values: PlaceholderValues; readonly obstacle: OfferObstacle | null }> {
    const { preferredRoom } = quote;
    const [property, room] = await Promise.all([
      this.properties.get(),
      preferredRoom === null ? undefined : this.rooms.find(preferredRoom, 'everything'),
    ]);
    const estimate = room && estimateStay(quote, { ...property, prices: room.prices });
    const values = this.emails.placeholderValues(quote, property, estimate);
    const obstacle = offerObstacle(quote, property, room);
    return { values: obstacle === null ? values : { ...values, room: null, estimate: null }, obstacle };
  }
}
