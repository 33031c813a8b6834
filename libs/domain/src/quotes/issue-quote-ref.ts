import type { Clock } from '../shared/clock';
import { issueTimedToken } from '../shared/timed-token';
import type { Quote } from './quote';
import type { QuoteRefSigner } from './quote-ref-signer';

/** A reference shows what was sent for this long (milliseconds). Source: decisions §3, Forms in cached pages. */
export const QUOTE_REF_MS = 30 * 60_000;

/** Issues the reference by which the page after sending tells what was sent: `<id>.<end in Unix seconds>.<signature>`. */
export class IssueQuoteRef {
  constructor(
    private readonly signer: QuoteRefSigner,
    private readonly clock: Clock,
  ) {}

  async issue({ id }: Pick<Quote, 'id'>): Promise<string> {
    const end = new Date(this.clock.now().getTime() + QUOTE_REF_MS);
    return (await issueTimedToken(this.signer, [String(id)], end)).token;
  }
}
