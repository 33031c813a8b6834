import { EditContent, PublishContent } from '../content';
import { FREE_ADDRESSES, MemoryContentStore } from '../content/memory-content-store.fixture';
import { MemoryPropertyStore } from '../property/memory-property-store.fixture';
import { aProperty } from '../property/property.fixture';
import { MemoryRoomStore } from '../rooms/memory-room-store.fixture';
import { aRoom } from '../rooms/room.fixture';
import { MemoryRateLimiter } from '../shared/limits/memory-rate-limiter.fixture';
import type { GuestForm } from '../shared';
import { MemoryQuoteStore } from './memory-quote-store.fixture';
import { PlaceQuote, quoteLimit } from './place-quote';
import { aQuoteDraft, PlainQuoteEmails } from './quote.fixture';
import type { QuoteDraft } from './quote-request';

const NOW = new Date('2026-05-01T08:30:00Z');
const SENDER = '192.0.2.1';
const ALL = { offset: 0, limit: 100 };

class RoomsInMemory extends MemoryRoomStore {
  shown = [aRoom({ slug: 'bungalow-ginepro', maxGuests: 2 })];
  reads = 0;
  override async list() {
    this.reads += 1;
    return this.shown;
  }
}

/** Stores nothing until it is let go. */
class HeldQuotes extends MemoryQuoteStore {
  begun = 0;
  letGo = () => {};
  private readonly held = new Promise<void>((resolve) => (this.letGo = resolve));

  override async submit<Result>(...sent: Parameters<MemoryQuoteStore['submit']>): Promise<Result> {
    this.begun += 1;
    await this.held;
    return super.submit(...sent) as Promise<Result>;
  }
}

function aPlaceQuote(
  perHour = 20,
  quotes = new MemoryQuoteStore(),
  content = new MemoryContentStore(),
  property = aProperty(),
) {
  const rooms = new RoomsInMemory();
  const emails = new PlainQuoteEmails();
  const clock = { now: () => NOW };
  const limiter = new MemoryRateLimiter(clock);
  const limit = quoteLimit(perHour);
  const placeQuote = new PlaceQuote(
    quotes,
    rooms,
    new MemoryPropertyStore(property),
    content,
    emails,
    limiter,
    limit,
    clock,
  );
  return {
    rooms,
    emails,
    clock,
    place: (changes: Partial<GuestForm<QuoteDraft>> = {}) => placeQuote.place({ ...aForm(), ...changes }),
    stored: async () => (await quotes.list({}, ALL)).quotes,
    messages: async () => (await quotes.outbox.list(undefined, ALL)).messages.toReversed(),
    counted: () => limiter.countOf(limit, SENDER),
  };
}

function aForm(): GuestForm<QuoteDraft> {
  return {
    draft: aQuoteDraft(),
    language: 'de',
    signs: { honeypot: '', fillTimeMs: 40_000 },
    idempotencyKey: undefined,
    sender: SENDER,
  };
}

describe('placing a request for a quote', () => {
  it('confirms it in the owner’s words, in the guest’s language, with the room that was asked for', async () => {
    const content = new MemoryContentStore();
    const opening = { it: 'Grazie!', de: 'Danke!' };
    await new EditContent(content, { now: () => NOW }, FREE_ADDRESSES).add('emails.confirmation', {
      opening,
    });
    await new PublishContent(content, { now: () => NOW }).publish('Marta');
    const { emails, place } = aPlaceQuote(20, new MemoryQuoteStore(), content);
    const toGuest = jest.spyOn(emails, 'toGuest');
    await place();
    const words = { opening: 'Danke!', steps: [] };
    const room = expect.objectContaining({ slug: 'bungalow-ginepro' });
    expect(toGuest.mock.lastCall).toContainEqual(expect.objectContaining({ words, room }));
  });

  it('stores it with a message to the owner and one to the guest', async () => {
    const { place, messages } = aPlaceQuote();
    const { quote, repeated } = await place();
    expect(repeated).toBe(false);
    expect(quote).toMatchObject({ preferredRoomName: 'Bungalow Ginepro', language: 'de', status: 'pending' });
    expect((await messages()).map(({ kind, to }) => [kind, to])).toEqual([
      ['quote-to-owner', 'info@baiadeiginepri.example'],
      ['quote-to-guest', 'greta.mueller@example.org'],
    ]);
  });

  it('keeps the name of a service of the owner’s as it was when a guest asked for it', async () => {
    const [yoga, bikes] = [
      { id: 'yoga', name: { it: 'Yoga', de: 'Yogastunde' } },
      { id: 'bici', name: { it: 'Bici' } },
    ];
    const property = aProperty({ ownServices: [yoga, bikes] });
    const { place } = aPlaceQuote(20, new MemoryQuoteStore(), new MemoryContentStore(), property);
    const { quote } = await place({ draft: aQuoteDraft({ additionalServices: ['yoga', 'parking'] }) });
    expect(quote).toMatchObject({ additionalServices: ['yoga', 'parking'], ownServices: [yoga] });
    await expect(place({ draft: aQuoteDraft({ additionalServices: ['kayak'] }) })).rejects.toMatchObject({
      fields: [{ field: 'additionalServices', code: 'unknown_service' }],
    });
  });

  it('refuses a wrong field by name and stores nothing', async () => {
    const { place, stored, counted } = aPlaceQuote();
    await expect(place({ draft: aQuoteDraft({ guests: 5 }) })).rejects.toMatchObject({
      code: 'quote.invalid',
      fields: [{ field: 'guests', code: 'out_of_range' }],
    });
    expect([await stored(), counted()]).toEqual([[], 0]);
  });

  it('marks more guests than the room takes, and accepts them', async () => {
    const { place } = aPlaceQuote();
    expect((await place({ draft: aQuoteDraft({ guests: 4 }) })).quote.exceedsRoomCapacity).toBe(true);
  });

  it('keeps what looks automated, tells the owner and writes to no guest', async () => {
    const { place, messages } = aPlaceQuote();
    const { quote } = await place({ signs: { honeypot: 'x', fillTimeMs: undefined } });
    expect(quote.suspected).toBe(true);
    expect((await messages()).map(({ kind }) => kind)).toEqual(['quote-to-owner']);
  });

  it('gives the quote that is there when it is sent again, and does not count it', async () => {
    const { place, messages, counted } = aPlaceQuote();
    await place();
    expect(await place()).toMatchObject({ repeated: true, quote: { id: 1 } });
    expect(await messages()).toHaveLength(2);
    expect(counted()).toBe(1);
  });

  it('counts one of many that are sent at once', async () => {
    const { place, counted } = aPlaceQuote(1);
    const placed = await Promise.all(Array.from({ length: 10 }, () => place()));
    expect(placed.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(counted()).toBe(1);
  });

  it('gives it also when it would be refused by now: the day is over, the room is hidden', async () => {
    const { rooms, clock, place } = aPlaceQuote();
    await place({ idempotencyKey: 'form-1' });
    rooms.shown = [];
    clock.now = () => new Date('2030-01-01T00:00:00Z');
    expect(await place({ idempotencyKey: 'form-1' })).toMatchObject({ repeated: true, quote: { id: 1 } });
    await expect(place({ idempotencyKey: 'form-2' })).rejects.toMatchObject({ code: 'quote.invalid' });
  });

  it('judges and stores one quote of a sender at a time, and refuses at once what is more than fifty wait for', async () => {
    const quotes = new HeldQuotes();
    const { place, rooms } = aPlaceQuote(100, quotes);
    const sent = Array.from({ length: 52 }, (_, at) => place({ idempotencyKey: `form-${at}` }));
    await expect(sent[51]).rejects.toMatchObject({
      code: 'quote.too_many',
      facts: { retryAfterSeconds: expect.any(Number) },
    });
    const other = place({ idempotencyKey: 'other', sender: '192.0.2.2' });
    while (quotes.begun < 2) await Promise.resolve();
    expect([quotes.begun, rooms.reads]).toEqual([2, 2]);
    quotes.letGo();
    expect(await Promise.all([other, ...sent.slice(0, 51)])).toHaveLength(52);
  });

  it('refuses a sender who has reached the limit, before it begins to store', async () => {
    const quotes = new HeldQuotes();
    quotes.letGo();
    const { place, stored } = aPlaceQuote(0, quotes);
    await expect(place()).rejects.toMatchObject({ code: 'quote.too_many' });
    expect(quotes.begun).toBe(0);
    expect(await stored()).toEqual([]);
  });

  it('does not count it when it cannot be stored', async () => {
    const { emails, place, stored, counted } = aPlaceQuote();
    emails.toGuest = () => {
      throw new Error('no such template');
    };
    await expect(place()).rejects.toThrow('no such template');
    expect([await stored(), counted()]).toEqual([[], 0]);
  });
});
