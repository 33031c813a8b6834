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
import type { Language } from '../shared';

interface ReadValues {
  /** In the guest's language. */
  readonly values: PlaceholderValues;
  /** For the owner, who answers in a language that they may not read. */
  readonly inItalian: PlaceholderValues;
  readonly obstacle: OfferObstacle | null;
}

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
  async read(quote: Quote): Promise<ReadValues> {
    const { preferredRoom } = quote;
    const [property, room] = await Promise.all([
      this.properties.get(),
      preferredRoom === null ? undefined : this.rooms.find(preferredRoom, 'everything'),
    ]);
    const estimate = room && estimateStay(quote, { ...property, prices: room.prices });
    const obstacle = offerObstacle(quote, property, room);
    const valuesIn = (language: Language): PlaceholderValues => {
      const values = this.emails.placeholderValues({ ...quote, language }, property, estimate);
      return obstacle === null ? values : { ...values, room: null, estimate: null };
    };
    return { values: valuesIn(quote.language), inItalian: valuesIn('it'), obstacle };
  }
}
