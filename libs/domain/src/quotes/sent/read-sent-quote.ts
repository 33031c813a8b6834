import { readTimedToken, type Clock, type RateLimit, type RateLimiter } from '../../shared';
import type { Quote } from '../quote';
import { QUOTE_REF_MS } from './issue-quote-ref';
import type { QuoteRefSigner } from './quote-ref-signer';
import type { QuoteStore } from '../quote-store';

/** How often one sender may look at what was sent: each look renders a page. Our own limit. */
export const SENT_QUOTE_LIMIT: RateLimit = { name: 'sent-quote', max: 30, windowMs: 10 * 60_000 };

/**
 * What the page after sending shows of a quote: nothing about the person, no free text. Source: specification §11.
 */
export type SentQuote = Pick<
  Quote,
  'id' | 'checkIn' | 'checkOut' | 'guests' | 'preferredRoom' | 'preferredRoomName'
>;

/** Reads what was sent, by a reference of `IssueQuoteRef`. */
export class ReadSentQuote {
  constructor(
    private readonly signer: QuoteRefSigner,
    private readonly quotes: QuoteStore,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined for a reference that is not ours or has expired, and for a sender who asks too often */
  async read(ref: string, sender: string): Promise<SentQuote | undefined> {
    const token = await readTimedToken(this.signer, ref, this.clock.now(), QUOTE_REF_MS);
    if (!token || !(await this.limiter.admits(SENT_QUOTE_LIMIT, sender))) return undefined;
    const quote = await this.quotes.find(Number(token.parts[0]));
    if (!quote) return undefined;
    const { id, checkIn, checkOut, guests, preferredRoom, preferredRoomName } = quote;
    return { id, checkIn, checkOut, guests, preferredRoom, preferredRoomName };
  }
}
