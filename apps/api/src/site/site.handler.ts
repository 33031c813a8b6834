import { Injectable } from '@nestjs/common';
import { isLanguage } from '@ospite/domain';
import type { NextFunction, Request, Response } from 'express';
import { writeEntry } from '../platform/cache/byte-entry';
import { Config } from '../platform/config/config';
import { spelledOnce } from '../platform/edge/one-spelling';
import { RequestProblem } from '../platform/problems/problem';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, storedLanguage } from '../platform/rest/visitor-language';
import { addressIn, addressInStoredLanguage } from './language-choice';
import { OfflinePass } from './offline-mode';
import { Portal } from './portal';
import { redirect } from './addresses';
import { SitePages } from './pages/cached-pages';
import { PublicCache } from '../platform/cache/public-cache';
import { SiteState } from './site-state';
import { SiteTexts } from './documents/site-documents';

/** Seconds after which a search engine looks again while the site is switched off. */
const OFFLINE_RETRY_SECONDS = 3_600;

/** Answers what is neither the API nor a file: pages, redirects, the portal's documents, robots.txt, the sitemap. */
@Injectable()
export class SiteHandler {
  constructor(
    private readonly pages: SitePages,
    private readonly state: SiteState,
    private readonly cache: PublicCache,
    private readonly pass: OfflinePass,
    private readonly portal: Portal,
    private readonly texts: SiteTexts,
    private readonly config: Config,
  ) {}

  async handle(request: Request, response: Response, next: NextFunction): Promise<void> {
    // A form without script posts to its page's own address; the quotes' controller takes it.
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path, query } = addressOf(request);
    const plain = spelledOnce(withoutSlashesAtEnd(path));
    if (plain !== path) return redirect(response, 301, withQuery(plain, query));
    if (this.portal.owns(path)) return writeEntry(request, response, await this.portal.document());
    if (await this.texts.send(request, response, path)) return;
    if (await this.pass.accept(query, response)) return redirect(response, 302, path);
    if (this.followLanguage(request, response, path, query)) return;

    const generation = this.cache.generation();
    const offline = await this.state.isOffline();
    if (offline && !(await this.pass.has(request, response))) {
      response.setHeader('Retry-After', OFFLINE_RETRY_SECONDS);
      return this.pages.sendOffline(request, response, path, generation);
    }
    await this.pages.send(request, response, path, offline ? undefined : generation);
  }

  /** `?lang=xx` stores the choice; a stored choice leads away from Italian addresses. Source: decisions §2. */
  private followLanguage(
    request: Request,
    response: Response,
    path: string,
    query: URLSearchParams,
  ): boolean {
    const chosen = query.get('lang');
    if (chosen !== null) {
      // A prefetch never stores anything, and its answer must not be used for the visit either.
      if (/prefetch/.test(request.get('Sec-Purpose') ?? request.get('Purpose') ?? '')) {
        response.setHeader('Cache-Control', 'no-store');
        response.status(204).end();
        return true;
      }
      if (isLanguage(chosen)) {
        response.cookie(LANGUAGE_COOKIE, chosen, {
          maxAge: LANGUAGE_COOKIE_SECONDS * 1000,
          sameSite: 'lax',
          secure: this.config.isSecure,
          path: '/',
        });
      }
      query.delete('lang');
      const target = (isLanguage(chosen) ? addressIn(path, chosen) : undefined) ?? path;
      redirect(response, 302, withQuery(target, query));
      return true;
    }
    const elsewhere = addressInStoredLanguage(path, storedLanguage(request.headers.cookie));
    if (elsewhere === undefined) return false;
    redirect(response, 302, withQuery(elsewhere, query));
    return true;
  }
}

/** The path without doubled slashes at its start (which name another host) and the query. */
function addressOf(request: Request): { path: string; query: URLSearchParams } {
  const url = request.originalUrl;
  const at = url.indexOf('?');
  const path = (at < 0 ? url : url.slice(0, at)).replace(/^[/\\]+/, '/');
  if (!isReadable(path)) throw new RequestProblem('request.malformed');
  return { path, query: new URLSearchParams(at < 0 ? '' : url.slice(at)) };
}

/** Counted from the end: a regular expression would look from every slash, thousands squared where there are thousands. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether an address decodes to a text, and to one that the database can be asked for. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
