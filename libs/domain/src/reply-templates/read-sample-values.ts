import type { PropertyStore } from '../property';
import { estimateStay, type Quote, type QuoteEmails, type PlaceholderValues } from '../quotes';
import type { Room, RoomStore } from '../rooms';
import { addDays, byLanguage, dayOf, type Clock, type Language } from '../shared';

/** Invented guests, one for each language. */
const GUESTS: Readonly<Record<Language, Pick<Quote, 'firstName' | 'lastName'>>> = {
  it: { firstName: 'Anna', lastName: 'Conti' },
  en: { firstName: 'Emma', lastName: 'Clarke' },
  de: { firstName: 'Jonas', lastName: 'Weber' },
  es: { firstName: 'Lucía', lastName: 'Romero' },
};
const DAYS_AHEAD = 30;
const NIGHTS = 7;

/** Reads sample values for templates' placeholders, in every language: a couple that asks today for a week. */
export class ReadSampleValues {
  constructor(
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
    private readonly emails: QuoteEmails,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `property.not_found` */
  async read(): Promise<Readonly<Record<Language, PlaceholderValues>>> {
    const [property, rooms] = await Promise.all([this.properties.get(), this.rooms.list('published')]);
    const now = this.clock.now();
    const estimateIn = (room: Room | undefined) =>
      room && estimateStay(sampleQuote('it', room, now), { ...property, prices: room.prices });
    // A room with a price shows the most.
    const room = rooms.find((candidate) => estimateIn(candidate) !== undefined) ?? rooms[0];
    const estimate = estimateIn(room);
    return byLanguage((language) =>
      this.emails.placeholderValues(sampleQuote(language, room, now), property, estimate),
    );
  }
}

function sampleQuote(language: Language, room: Room | undefined, now: Date): Quote {
  const checkIn = addDays(dayOf(now), DAYS_AHEAD);
  return {
    ...GUESTS[language],
    id: 1,
    language,
    // Reserved for examples (RFC 2606).
    email: 'guest@example.org',
    phone: null,
    checkIn,
    checkOut: addDays(checkIn, NIGHTS),
    guests: 2,
    preferredRoom: room?.slug ?? null,
    preferredRoomName: room?.name ?? null,
    specialRequests: null,
    additionalServices: [],
    ownServices: [],
    status: 'pending',
    createdAt: now,
    updatedAt: now,
    exceedsRoomCapacity: false,
    suspected: false,
    notes: null,
    anonymisedAt: null,
    replyPending: false,
    replyUnsent: false,
  };
}
