import { MemoryRateLimiter } from '../../shared/limits/memory-rate-limiter.fixture';
import { IssueQuoteRef, QUOTE_REF_MS } from './issue-quote-ref';
import { MemoryQuoteStore } from '../memory-quote-store.fixture';
import { aNewQuote } from '../quote.fixture';
import { QuoteRefSigner } from './quote-ref-signer';
import { ReadSentQuote, SENT_QUOTE_LIMIT } from './read-sent-quote';

class PlainSigner extends QuoteRefSigner {
  override sign = async (text: string) => `signed-${text.replaceAll('.', '_')}`;
  override isSigned = async (text: string, signature: string) => signature === (await this.sign(text));
}

const SENDER = '203.0.113.7';
let now: Date;
const clock = { now: () => now };

async function scene() {
  now = new Date('2026-05-01T08:30:00Z');
  const quotes = new MemoryQuoteStore();
  const limiter = new MemoryRateLimiter(clock);
  const identity = { kind: 'key', key: 'k', content: 'a' } as const;
  const quote = await quotes.submit(identity, now, ({ add }) => add(aNewQuote()));
  const ref = await new IssueQuoteRef(new PlainSigner(), clock).issue(quote);
  const reader = new ReadSentQuote(new PlainSigner(), quotes, limiter, clock);
  return { quote, ref, limiter, read: (given = ref) => reader.read(given, SENDER) };
}

describe('what was sent', () => {
  it('is shown for its reference: number, room, dates and guests, and nothing of the person', async () => {
    const { read } = await scene();
    expect(await read()).toEqual({
      id: 1,
      checkIn: '2026-06-10',
      checkOut: '2026-06-17',
      guests: 2,
      preferredRoom: 'bungalow-ginepro',
      preferredRoomName: 'Bungalow Ginepro',
    });
  });

  it('is shown for 30 minutes', async () => {
    const { read } = await scene();
    now = new Date(now.getTime() + QUOTE_REF_MS - 1);
    expect(await read()).toBeDefined();
    now = new Date(now.getTime() + 1);
    expect(await read()).toBeUndefined();
  });

  it('is shown for the same reference when the request is sent again soon, by a new one later', async () => {
    const { quote, ref } = await scene();
    const issue = () => new IssueQuoteRef(new PlainSigner(), clock).issue(quote);
    now = new Date(now.getTime() + 9 * 60_000);
    expect(await issue()).toBe(ref);
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    expect(await issue()).not.toBe(ref);
  });

  it('is not shown for another number, nor when the quote is gone', async () => {
    const { ref, read } = await scene();
    expect(await read(ref.replace(/^1/, '2'))).toBeUndefined();
    const gone = await new IssueQuoteRef(new PlainSigner(), clock).issue({ id: 99, createdAt: now });
    expect(await read(gone)).toBeUndefined();
  });

  it('is shown to one sender only so often, and what is forged does not count', async () => {
    const { limiter, read } = await scene();
    await read('1.1.forged');
    expect(limiter.countOf(SENT_QUOTE_LIMIT, SENDER)).toBe(0);
    for (let look = 0; look < SENT_QUOTE_LIMIT.max; look += 1) expect(await read()).toBeDefined();
    expect(await read()).toBeUndefined();
  });
});
