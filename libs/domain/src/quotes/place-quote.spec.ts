import type { NewMessage } from '../messages/message';
import { aProperty } from '../property/property.fixture';
import { PropertyStore } from '../property/property-store';
import { MemoryRoomStore } from '../rooms/memory-room-store.fixture';
import { aRoom } from '../rooms/room.fixture';
import { DomainError } from '../shared/domain-error';
import type { SubmissionIdentity } from '../shared/submission';
import { PlaceQuote, type QuoteSubmission } from './place-quote';
import type { NewQuote, Quote } from './quote';
import { aQuoteDraft } from './quote.fixture';
import { QuoteLetters } from './quote-letters';
import { QuoteQuota } from './quote-quota';
import { QuoteStore, type PlacedQuote, type QuotePage } from './quote-store';

const NOW = new Date('2026-05-01T08:30:00Z');

class RoomsInMemory extends MemoryRoomStore {
  shown = [aRoom({ slug: 'bungalow-ginepro', maxGuests: 2 })];
  override async list() {
    return this.shown;
  }
}

class PropertyInMemory extends PropertyStore {
  get = () => Promise.resolve(aProperty());
}

class QuotesInMemory extends QuoteStore {
  readonly placed: { quote: Quote; identity: SubmissionIdentity }[] = [];
  readonly messages: NewMessage[] = [];

  async place(
    quote: NewQuote,
    identity: SubmissionIdentity,
    at: Date,
    first: { admit(): Promise<void>; write(quote: Quote): readonly NewMessage[] },
  ): Promise<PlacedQuote> {
    await first.admit();
    const stored: Quote = {
      ...quote,
      id: this.placed.length + 1,
      status: 'pending',
      createdAt: at,
      notes: null,
      updatedAt: at,
      anonymisedAt: null,
    };
    const messages = first.write(stored);
    this.placed.push({ quote: stored, identity });
    this.messages.push(...messages);
    return { quote: stored, repeated: false };
  }

  findPlaced(identity: SubmissionIdentity): Promise<Quote | undefined> {
    return Promise.resolve(this.placed.find((entry) => entry.identity.content === identity.content)?.quote);
  }

  list = (): Promise<QuotePage> => Promise.resolve({ quotes: [], total: 0 });
  async *all(): AsyncIterable<Quote> {
    yield* this.placed.map(({ quote }) => quote);
  }
  find = () => Promise.resolve(undefined);
  history = () => Promise.resolve([]);
  change = () => Promise.reject(new Error('nobody changes quotes here'));
}

class PlainLetters extends QuoteLetters {
  private letter = (kind: NewMessage['kind'], to: string): NewMessage => ({
    kind,
    to,
    replyTo: null,
    subject: kind,
    text: '',
    html: '',
  });
  toOwner = (_: Quote, property: { email: string }) => this.letter('quote-to-owner', property.email);
  reply = (quote: Quote) => this.letter('quote-reply', quote.email);
  toGuest = (quote: Quote) => this.letter('quote-to-guest', quote.email);
}

class CountingQuota extends QuoteQuota {
  used = 0;
  constructor(private readonly allowed = 20) {
    super();
  }
  take(): Promise<() => Promise<void>> {
    if (this.used >= this.allowed) throw new DomainError('quote.too_many', { retryAfterSeconds: 60 });
    this.used += 1;
    return Promise.resolve(() => {
      this.used -= 1;
      return Promise.resolve();
    });
  }
}

function aDesk({ letters = new PlainLetters(), quota = new CountingQuota() } = {}) {
  const quotes = new QuotesInMemory();
  const rooms = new RoomsInMemory();
  const clock = { now: () => NOW };
  const useCase = new PlaceQuote(quotes, rooms, new PropertyInMemory(), letters, quota, clock);
  return {
    quotes,
    rooms,
    clock,
    quota,
    place: (changes: Partial<QuoteSubmission> = {}) => useCase.place(aSubmission(changes)),
  };
}

function aSubmission(changes: Partial<QuoteSubmission> = {}): QuoteSubmission {
  return {
    draft: aQuoteDraft(),
    language: 'de',
    signs: { honeypot: '', fillTimeMs: 40_000 },
    idempotencyKey: undefined,
    sender: '192.0.2.1',
    ...changes,
  };
}

describe('placing a request for a quote', () => {
  it('stores it with a letter to the owner and one to the guest', async () => {
    const { quotes, place } = aDesk();
    const { quote, repeated } = await place();
    expect(repeated).toBe(false);
    expect(quote).toMatchObject({ preferredRoomName: 'Bungalow Ginepro', language: 'de', status: 'pending' });
    expect(quotes.messages.map(({ kind, to }) => [kind, to])).toEqual([
      ['quote-to-owner', 'info@baiadeiginepri.example'],
      ['quote-to-guest', 'greta.mueller@example.org'],
    ]);
  });

  it('refuses a wrong field by name and stores nothing', async () => {
    const { quotes, quota, place } = aDesk();
    const refusal = await place({ draft: aQuoteDraft({ guests: 5 }) }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'quote.invalid',
      fields: [{ field: 'guests', code: 'out_of_range' }],
    });
    expect(quotes.placed).toEqual([]);
    expect(quota.used).toBe(0);
  });

  it('marks more guests than the room takes, and accepts them', async () => {
    const { place } = aDesk();
    expect((await place({ draft: aQuoteDraft({ guests: 4 }) })).quote.exceedsRoomCapacity).toBe(true);
  });

  it('keeps what looks like a machine’s, tells the owner and writes to no guest', async () => {
    const { quotes, place } = aDesk();
    const { quote } = await place({ signs: { honeypot: 'x', fillTimeMs: undefined } });
    expect(quote.suspected).toBe(true);
    expect(quotes.messages.map(({ kind }) => kind)).toEqual(['quote-to-owner']);
  });

  it('gives the quote that is there for a repeated sending, and does not count it', async () => {
    const { quotes, quota, place } = aDesk();
    await place();
    expect(await place()).toMatchObject({ repeated: true, quote: { id: 1 } });
    expect(quotes.messages).toHaveLength(2);
    expect(quota.used).toBe(1);
  });

  it('gives it also when it would be refused by now: the day is over, the room is hidden', async () => {
    const { rooms, clock, place } = aDesk();
    await place();
    rooms.shown = [];
    clock.now = () => new Date('2030-01-01T00:00:00Z');
    expect(await place()).toMatchObject({ repeated: true, quote: { id: 1 } });
    await expect(place({ draft: aQuoteDraft({ guests: 1 }) })).rejects.toMatchObject({
      code: 'quote.invalid',
    });
  });

  it('refuses a sender whose quota is used up', async () => {
    const { quotes, place } = aDesk({ quota: new CountingQuota(0) });
    await expect(place()).rejects.toMatchObject({ code: 'quote.too_many', kind: 'limit' });
    expect(quotes.placed).toEqual([]);
  });

  it('gives the count back when storing fails', async () => {
    const letters = new PlainLetters();
    letters.toGuest = () => {
      throw new Error('no such template');
    };
    const { quota, place } = aDesk({ letters });
    await expect(place()).rejects.toThrow('no such template');
    expect(quota.used).toBe(0);
  });
});
