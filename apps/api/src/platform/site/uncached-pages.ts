import { Injectable } from '@nestjs/common';
import { languageOfPath } from '@ospite/i18n/paths';
import type { Response } from 'express';
import { PublicCache } from '../cache/public-cache';
import { Config } from '../config/config';
import { PageRenderer, type PageRequest, type RenderedPage } from './page-renderer';
import { ServerAddress } from './server-address';
import { SiteHeaders } from './site-headers';

/** What a page may be told besides its address. */
export type PageExtras = Pick<PageRequest, 'offline' | 'quoteForm' | 'formFailed'>;

/** Draws pages and sends those that belong to one visitor, which are never kept. */
@Injectable()
export class UncachedPages {
  constructor(
    private readonly renderer: PageRenderer,
    private readonly headers: SiteHeaders,
    private readonly address: ServerAddress,
    private readonly cache: PublicCache,
    private readonly config: Config,
  ) {}

  /** Draws the page at an address (without a query). */
  draw(path: string, extras: PageExtras = {}): Promise<RenderedPage> {
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

  /**
   * Draws a page and sends it `no-store`: a form that was refused, the offline notice.
   * @param status instead of the page's own
   */
  async send(response: Response, path: string, extras: PageExtras, status?: number): Promise<void> {
    const page = await this.draw(path, extras);
    for (const [name, value] of this.headers.ofPage(page, 'no-store')) response.setHeader(name, value);
    response.status(status ?? page.status).send(page.html);
  }
}
