import { SAME_SUBMISSION_WINDOW_MS, issueTimedToken, type Clock } from '../../shared';
import type { Quote } from '../quote';
import type { QuoteRefSigner } from './quote-ref-signer';

/** A reference shows what was sent for this long (milliseconds). Source: specification §11, Forms in cached pages. */
export const QUOTE_REF_MS = 30 * 60_000;

/**
 * Issues the reference with which the page after sending shows what was sent: `<id>.<end in Unix seconds>.<signature>`.
 */
export class IssueQuoteRef {
  constructor(
    private readonly signer: QuoteRefSigner,
    private readonly clock: Clock,
  ) {}

  async issue({ id, createdAt }: Pick<Quote, 'id' | 'createdAt'>): Promise<string> {
    const now = this.clock.now().getTime();
    const created = createdAt.getTime();
    // A request that is sent again gets the same response, hence the same reference.
    const since = now - created < SAME_SUBMISSION_WINDOW_MS ? created : now;
    return (await issueTimedToken(this.signer, [String(id)], new Date(since + QUOTE_REF_MS))).token;
  }
}
