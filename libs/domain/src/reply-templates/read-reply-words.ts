import type { PropertyStore } from '../property/property-store';
import { estimateStay } from '../quotes/stay/estimate-stay';
import type { Quote } from '../quotes/quote';
import type { QuoteEmails, ReplyWords } from '../quotes/quote-emails';
import type { RoomStore } from '../rooms/room-store';

/** Reads what the placeholders of a reply stand for: the guest's stay, and what it is likely to cost at today's prices. */
export class ReadReplyWords {
  constructor(
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
    private readonly emails: QuoteEmails,
  ) {}

  /** @throws DomainError `property.not_found` */
  async read(quote: Quote): Promise<ReplyWords> {
    const { preferredRoom } = quote;
    const [property, room] = await Promise.all([
      this.properties.get(),
      preferredRoom === null ? undefined : this.rooms.find(preferredRoom, 'everything'),
    ]);
    const estimate = room && estimateStay(quote, { ...property, prices: room.prices });
    return this.emails.replyWords(quote, property, estimate);
  }
}
