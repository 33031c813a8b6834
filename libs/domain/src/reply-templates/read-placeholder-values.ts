import type { PropertyStore } from '../property';
import { estimateStay, type Quote, type QuoteEmails, type PlaceholderValues } from '../quotes';
import type { RoomStore } from '../rooms';

/** Reads the values of a reply's placeholders: the guest's stay, and what it is likely to cost at today's prices. */
export class ReadPlaceholderValues {
  constructor(
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
    private readonly emails: QuoteEmails,
  ) {}

  /** @throws DomainError `property.not_found` */
  async read(quote: Quote): Promise<PlaceholderValues> {
    const { preferredRoom } = quote;
    const [property, room] = await Promise.all([
      this.properties.get(),
      preferredRoom === null ? undefined : this.rooms.find(preferredRoom, 'everything'),
    ]);
    const estimate = room && estimateStay(quote, { ...property, prices: room.prices });
    return this.emails.placeholderValues(quote, property, estimate);
  }
}
