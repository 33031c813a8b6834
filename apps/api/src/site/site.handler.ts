import { Injectable } from '@nestjs/common';
import { languageOfPath, pathTo } from '@ospite/i18n/paths';
import type { NextFunction, Request, Response } from 'express';
import { PublicCache, sendCachedResponse } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { RequestProblem } from '@ospite/server/problems';
import { canonicalPath } from '@ospite/server/edge';
import { markOffline } from '@ospite/server/logging';
import {
  CachedPages,
  followLanguageChoice,
  PageStates,
  readAddress,
  redirect,
  withoutTrailingSlashes,
  writeAddress,
} from '@ospite/site-engine/server';
import { SiteDocuments } from './documents/site-documents';
import { languageChoice } from './language-choice';
import { OfflineMode } from './offline-mode';
import { PageAddresses } from './pages/page-addresses';
import type { PageExtras } from './pages/page-renderer';
import { QueriedPages } from './pages/queried-pages';
import { Previews } from './pages/previews';
import { SentQuotePages } from './pages/sent-quote-pages';
import { Portal } from './portal';

/** Answers what is neither the API nor a file: pages, redirects, the portal, robots.txt, the sitemap. */
@Injectable()
export class SiteHandler {
  constructor(
    private readonly pages: CachedPages<PageExtras>,
    private readonly addresses: PageAddresses,
    private readonly states: PageStates,
    private readonly sentQuotes: SentQuotePages,
    private readonly queriedPages: QueriedPages,
    private readonly previews: Previews,
    private readonly offlineMode: OfflineMode,
    private readonly cache: PublicCache,
    private readonly portal: Portal,
    private readonly documents: SiteDocuments,
    private readonly config: Config,
  ) {}

  async handle(request: Request, response: Response, next: NextFunction): Promise<void> {
    // A form without script posts to its page's own address; a controller of its module takes it.
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const address = readAddress(request);
    const { path, query } = address;
    if (this.states.isState(path)) return this.sendState(request, response, path);
    const plain = canonicalPath(withoutTrailingSlashes(path));
    const isDoubled = /^[/\\]{2}/.test(request.originalUrl);
    if (plain !== path || isDoubled) return redirect(response, 301, writeAddress({ path: plain, query }));
    const office = this.portal.officeAt(path);
    if (office) return sendCachedResponse(request, response, await this.portal.document(office));
    if (await this.documents.send(request, response, path)) return;
    if (await this.offlineMode.acceptPreviewLink(query, response)) return redirect(response, 302, path);
    const choice = {
      ...languageChoice(await this.addresses.writtenFor(path)),
      isSecure: this.config.isSecure,
    };
    if (followLanguageChoice(request, response, address, choice)) return;

    const generation = this.cache.generation();
    const notice = await this.offlineMode.notice();
    if (notice && !(await this.offlineMode.mayLookPast(request, response))) {
      response.setHeader('Retry-After', this.offlineMode.retrySeconds(notice));
      markOffline(response);
      const language = languageOfPath(path);
      const home = { name: language, address: pathTo('home', language), extras: { offline: notice } };
      return this.pages.sendNotice(request, response, path, generation, home);
    }
    if (await this.sentQuotes.send(request, response, address)) return;
    if (await this.queriedPages.send(response, address)) return;
    if (await this.previews.send(request, response, address)) return;
    await this.pages.send(request, response, path, notice ? undefined : generation);
  }

  /** While the site is offline, only those are sent that were made before. */
  private async sendState(request: Request, response: Response, path: string): Promise<void> {
    const generation = this.cache.generation();
    // Of all spellings of an address one alone names a state: each other one would be rendered and cached for itself.
    const isSent =
      canonicalPath(path) === path &&
      !(await this.offlineMode.notice()) &&
      (await this.pages.sendState(request, response, path, generation));
    if (!isSent) throw new RequestProblem('request.not_found');
  }
}
