import { Injectable } from '@nestjs/common';
import { QUOTE_REF } from '@ospite/contracts/site';
import { ReadSentQuote, type SentQuote } from '@ospite/domain';
import { matchPath } from '@ospite/i18n/paths';
import type { Request, Response } from 'express';
import { senderOf } from '@ospite/server/edge';
import { storageFailureOf } from '@ospite/server/problems';
import { type Address, UncachedPages } from '@ospite/site-engine/server';
import type { PageExtras } from './page-renderer';

/** Sends the page after sending, with what was sent, to anybody who has its reference. Source: specification §11. */
@Injectable()
export class SentQuotePages {
  constructor(
    private readonly readSentQuote: ReadSentQuote,
    private readonly pages: UncachedPages<PageExtras>,
  ) {}

  /** @returns false when the general page is to be sent: there is no valid reference, or it cannot be resolved now */
  async send(request: Request, response: Response, { path, query }: Address): Promise<boolean> {
    const ref = matchPath(path)?.page === 'quoteSent' ? query.get(QUOTE_REF) : null;
    if (!ref) return false;
    const sent = await this.read(ref, senderOf(request));
    if (!sent) return false;
    return this.pages.sendPrivate(response, path, { sentQuote: { ...sent, ref } });
  }

  private async read(ref: string, sender: string): Promise<SentQuote | undefined> {
    try {
      return await this.readSentQuote.read(ref, sender);
    } catch (error) {
      // The general page is in the cache, and says as well that the request has arrived.
      if (storageFailureOf(error)) return undefined;
      throw error;
    }
  }
}
