import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, PAGES_OF_CONTENT_ALONE, ReadContent, RoomStore } from '@ospite/domain';
import type { Request, Response } from 'express';
import {
  type CachedResponse,
  makeCachedResponse,
  PublicCache,
  sendCachedResponse,
  SingleFlight,
} from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { documentHeaders, pagePolicy, transportHeaders } from '@ospite/server/headers';
import { portalSettings } from '../portal';
import { BrandFiles } from './brand-files';
import { robotsText, SPECULATION_RULES, SPECULATION_RULES_PATH } from './crawler-rules';
import type { SiteDocument } from './site-document';
import { sitemapXml } from './sitemap';

const ONE_DAY = 'public, max-age=86400';

/** Sends what programs ask a site for: robots.txt, the sitemap, prefetch rules, the portal's settings. Cached like pages. */
@Injectable()
export class SiteDocuments {
  private readonly making = new SingleFlight<CachedResponse>();
  private readonly documents: ReadonlyMap<string, SiteDocument>;

  constructor(
    private readonly cache: PublicCache,
    private readonly rooms: RoomStore,
    private readonly content: ReadContent,
    private readonly brandFiles: BrandFiles,
    private readonly orm: MikroORM,
    private readonly config: Config,
  ) {
    const documents: Record<string, SiteDocument> = {
      '/robots.txt': {
        type: 'text/plain; charset=utf-8',
        cacheControl: ONE_DAY,
        body: () => robotsText(config.publicUrl),
      },
      [SPECULATION_RULES_PATH]: {
        type: 'application/speculationrules+json',
        cacheControl: ONE_DAY,
        body: () => SPECULATION_RULES,
      },
      '/portal.json': {
        type: 'application/json; charset=utf-8',
        cacheControl: 'no-cache',
        body: () => JSON.stringify(portalSettings(config)),
      },
      '/sitemap.xml': {
        type: 'application/xml; charset=utf-8',
        cacheControl: 'no-cache',
        body: () => this.sitemap(),
      },
    };
    this.documents = new Map(Object.entries(documents));
  }

  /** @returns whether there is such a document */
  async send(request: Request, response: Response, path: string): Promise<boolean> {
    const document = this.documents.get(path) ?? (await this.brandFiles.find(path));
    if (!document) return false;
    const generation = this.cache.generation();
    const make = () => this.make(document, generation, path);
    const cached = this.cache.find('page', path);
    sendCachedResponse(request, response, cached ?? (await this.making.run(`${generation}|${path}`, make)));
    return true;
  }

  private async make(document: SiteDocument, generation: string, path: string): Promise<CachedResponse> {
    const body = await document.body();
    const entry = await makeCachedResponse(
      200,
      [
        ...documentHeaders(pagePolicy({ styles: [], scripts: [] })),
        ...transportHeaders(this.config.isSecure),
        ['Content-Type', document.type],
        ['Cache-Control', document.cacheControl],
      ],
      typeof body === 'string' ? Buffer.from(body) : body,
      { compress: typeof body === 'string', earlier: this.cache.findEarlier('page', path) },
    );
    this.cache.keep('page', generation, path, entry);
    return entry;
  }

  private async sitemap(): Promise<string> {
    const rooms = await RequestContext.create(this.orm.em, () => this.rooms.list('published'));
    const written = await this.content.pages(DEFAULT_LANGUAGE);
    const missing = PAGES_OF_CONTENT_ALONE.filter((name) => !written.some(({ page }) => page === name));
    return sitemapXml(this.config.publicUrl, rooms, written, missing);
  }
}
