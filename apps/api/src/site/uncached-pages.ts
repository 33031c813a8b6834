import { Injectable, Logger } from '@nestjs/common';
import { languageOfPath } from '@ospite/i18n/paths';
import type { Response } from 'express';
import { PublicCache } from '../platform/cache/public-cache';
import { Config } from '../platform/config/config';
import { senderOf } from '../platform/edge/client-address';
import { connectionSignal } from '../platform/edge/connection-signal';
import { noteTurnedAway } from '../platform/logging/http-logging';
import { SummarisedWarning } from '../platform/logging/summarised-warning';
import { SlotTimeoutError, QueueFullError } from '../platform/semaphore';
import { busyPage } from './busy-page';
import { DrawingPlaces, type DrawingReason, type PageReason } from './drawing-places';
import { PageRenderer, type PageRequest, type RenderedPage } from './page-renderer';
import { ServerAddress } from './server-address';
import { SiteHeaders } from './site-headers';

/** Seconds after which the crowd has been served. */
const BUSY_RETRY_SECONDS = 5;

/** What a page may be told besides its address. */
export type PageExtras = Pick<PageRequest, 'offline' | 'quoteForm' | 'formFailed'>;

/** Draws pages and sends those that belong to one visitor, which are never kept. */
@Injectable()
export class UncachedPages {
  private readonly places = new DrawingPlaces();
  private readonly logger = new Logger('Pages');
  private readonly busy = new SummarisedWarning((times) =>
    this.logger.warn({ times }, 'Visitors were asked to come back, since too many pages were being drawn'),
  );

  constructor(
    private readonly renderer: PageRenderer,
    private readonly headers: SiteHeaders,
    private readonly address: ServerAddress,
    private readonly cache: PublicCache,
    private readonly config: Config,
  ) {}

  /**
   * Draws the page at an address (without a query), in its turn.
   * @throws QueueFullError when too many wait already, SlotTimeoutError when it takes too long
   */
  draw(reason: PageReason, path: string, extras: PageExtras = {}): Promise<RenderedPage> {
    return this.places.run(reason, () => this.render(path, extras));
  }

  /**
   * Draws a form that was refused and sends it `no-store`.
   * @param status instead of the page's own
   */
  async send(response: Response, path: string, extras: PageExtras, status?: number): Promise<void> {
    try {
      const render = () => this.render(path, extras);
      const signal = connectionSignal(response.req);
      const page = await this.places.runForm(senderOf(response.req), render, signal);
      this.write(response, page, status ?? page.status);
    } catch (error) {
      this.refuse(response, path, 'form', error);
    }
  }

  /** Answers with a small page that too many are being drawn, if this is why there is none. @throws any other error */
  refuse(response: Response, path: string, reason: DrawingReason, error: unknown): void {
    if (!(error instanceof QueueFullError || error instanceof SlotTimeoutError)) throw error;
    noteTurnedAway(response);
    this.busy.note();
    const page = busyPage(languageOfPath(path), reason);
    response.setHeader('Retry-After', BUSY_RETRY_SECONDS);
    this.write(response, page, page.status);
  }

  private render(path: string, extras: PageExtras): Promise<RenderedPage> {
    return this.renderer.render({
      path,
      language: languageOfPath(path),
      apiOrigin: this.address.origin,
      publicUrl: this.config.publicUrl,
      today: this.cache.today(),
      development: this.config.isDevelopment,
      ...extras,
    });
  }

  private write(response: Response, page: RenderedPage, status: number): void {
    for (const [name, value] of this.headers.ofPage(page, 'no-store')) response.setHeader(name, value);
    response.status(status).send(page.html);
  }
}
