import { RequestContext, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OfflineNotice } from '@ospite/contracts/site';
import { RoomStore } from '@ospite/domain';
import { languageOfPath, matchPath, pathTo } from '@ospite/i18n/paths';
import type { Request, Response } from 'express';
import {
  type CachedResponse,
  makeCachedResponse,
  PublicCache,
  sendCachedResponse,
  SingleFlight,
} from '@ospite/server/cache';
import { markOffline } from '@ospite/server/logging';
import { redirect } from '../addresses';
import { PageHeaders } from './page-headers';
import { pageOfState, PageStates } from './page-states';
import { RenderQueue, type PageKind } from './render-queue';
import { UncachedPages } from './uncached-pages';

/** Seconds after which a page whose data could not be read may be there. */
const BROKEN_RETRY_SECONDS = 5;

/** What a page was made from, and the address of its state. */
interface Origin {
  readonly fingerprint: string;
  readonly state: string | undefined;
}

interface Redirect {
  readonly status: number;
  readonly location: string;
}

/** Sends the site's pages and caches those that everyone may see. */
@Injectable()
export class CachedPages {
  private readonly rendering = new SingleFlight<CachedResponse | Redirect>();
  private readonly renderingNotices = new SingleFlight<CachedResponse>();
  private readonly origins = new WeakMap<CachedResponse, Origin>();

  constructor(
    private readonly queue: RenderQueue,
    private readonly uncached: UncachedPages,
    private readonly headers: PageHeaders,
    private readonly states: PageStates,
    private readonly cache: PublicCache,
    private readonly rooms: RoomStore,
    private readonly orm: MikroORM,
  ) {}

  /**
   * Sends the page at an address.
   * @param cacheAs the generation read before anything the page depends on, the offline state included: if a write
   *   commits meanwhile, the page belongs to the past. Undefined while the site is offline: what its owner sees then is
   *   not for everyone
   */
  async send(request: Request, response: Response, path: string, cacheAs: string | undefined): Promise<void> {
    const forEveryone = cacheAs !== undefined;
    const address = pageAddress(path);
    const cached = forEveryone
      ? (this.cache.find('page', address) ?? this.cache.find('missing', address))
      : undefined;
    if (cached) return sendCachedResponse(request, response, cached);
    const generation = cacheAs ?? this.cache.generation();
    const kind = await this.kindOf(address);
    try {
      const rendered = await this.rendering.run(`${forEveryone}|${generation}|${address}`, () =>
        this.render(kind, address, generation, forEveryone),
      );
      if ('location' in rendered) return redirect(response, rendered.status, rendered.location);
      if (rendered.status === 503 && !response.hasHeader('Retry-After'))
        response.setHeader('Retry-After', BROKEN_RETRY_SECONDS);
      sendCachedResponse(request, response, rendered);
    } catch (error) {
      this.uncached.sendOverloaded(response, path, kind, error);
    }
  }

  /**
   * Sends the state of a page that this server has not rendered yet: it does so now, which gives the same state while the
   * content is the same.
   * @param generation read before the offline state, as above
   * @returns whether it has been sent
   */
  async sendState(
    request: Request,
    response: Response,
    address: string,
    generation: string,
  ): Promise<boolean> {
    const path = pageOfState(address);
    const match = path === undefined ? undefined : matchPath(path);
    if (path === undefined || !match) return false;
    // What is rendered has its state beside it; another one belongs to the past.
    if (!this.states.find(address) && !this.cache.find('page', path)) {
      const kind = await this.kindOf(path);
      if (kind === 'unknown-room') return false;
      try {
        await this.rendering.run(`true|${generation}|${path}`, () =>
          this.render(kind, path, generation, true),
        );
      } catch (error) {
        this.uncached.sendOverloaded(response, path, kind, error);
        return true;
      }
    }
    const state = this.states.find(address);
    if (state) sendCachedResponse(request, response, state);
    return state !== undefined;
  }

  /** Sends the notice that the site is offline, which is the same at every address of a language. */
  async sendOffline(
    request: Request,
    response: Response,
    path: string,
    generation: string,
    notice: OfflineNotice,
  ): Promise<void> {
    const language = languageOfPath(path);
    markOffline(response);
    // No address looks like this, so the edge never takes it for a page's.
    const key = `offline ${language}`;
    const render = async () => {
      const page = await this.queue.render('page', pathTo('home', language), { offline: notice });
      const entry = await makeCachedResponse(503, this.headers.of(page, 'no-store'), Buffer.from(page.html));
      if (!page.isIncomplete) this.cache.keep('page', generation, key, entry);
      return entry;
    };
    try {
      const cached = this.cache.find('page', key);
      sendCachedResponse(
        request,
        response,
        cached ?? (await this.renderingNotices.run(`${generation}|${key}`, render)),
      );
    } catch (error) {
      this.uncached.sendOverloaded(response, path, 'page', error);
    }
  }

  private async render(
    kind: PageKind,
    path: string,
    generation: string,
    forEveryone: boolean,
  ): Promise<CachedResponse | Redirect> {
    const moved = kind === 'unknown-room' ? await this.newAddress(path) : undefined;
    if (moved !== undefined) return { status: 301, location: moved };
    const earlier = forEveryone ? this.findEarlier(path) : undefined;
    const page = await this.queue.render(kind, path, {
      embedState: !forEveryone,
      ...(earlier && { unlessFingerprint: earlier.fingerprint }),
    });
    if (page.location !== undefined) return { status: page.status, location: page.location };
    const keep = (entry: CachedResponse) =>
      this.cache.keep(entry.status === 200 ? 'page' : 'missing', generation, path, entry);
    if (earlier && page.isUnchanged) {
      keep(earlier.response);
      return earlier.response;
    }
    const { status, state, fingerprint } = page;
    const isCached = forEveryone && !page.isIncomplete && (status === 200 || status === 404);
    const headers = this.headers.of(page, isCached ? undefined : 'no-store');
    const entry = await makeCachedResponse(status, headers, Buffer.from(page.html), {
      earlier: earlier?.response,
    });
    if (state) await this.states.keep(state);
    if (isCached) keep(entry);
    if (fingerprint !== undefined) this.origins.set(entry, { fingerprint, state: state?.address });
    return entry;
  }

  /** The page as it was before the content changed; undefined where it is not to be used again. */
  private findEarlier(path: string): (Origin & { readonly response: CachedResponse }) | undefined {
    const response = this.cache.findEarlier('page', path) ?? this.cache.findEarlier('missing', path);
    const origin = response && this.origins.get(response);
    // A page that is sent again is hydrated again.
    const hasState = origin?.state === undefined || this.states.find(origin.state) !== undefined;
    return response && origin && hasState ? { ...origin, response } : undefined;
  }

  /** Only rooms have addresses without end. */
  private async kindOf(address: string): Promise<PageKind> {
    const slug = matchPath(address)?.slug;
    if (slug === undefined) return 'page';
    try {
      const room = await RequestContext.create(this.orm.em, () => this.rooms.find(slug, 'published'));
      return room ? 'page' : 'unknown-room';
    } catch {
      // Without the database the page itself says that it cannot be shown.
      return 'page';
    }
  }

  /** Where the page of a renamed room is now. Source: decisions §2 ("a renamed slug keeps answering"). */
  private async newAddress(path: string): Promise<string | undefined> {
    const match = matchPath(path);
    const oldSlug = match?.page === 'room' ? match.slug : undefined;
    if (!match || oldSlug === undefined) return undefined;
    const slug = await RequestContext.create(this.orm.em, () => this.rooms.findRenamed(oldSlug));
    return slug === undefined ? undefined : pathTo('room', match.language, slug);
  }
}

/**
 * The address under which a page is rendered and cached. All addresses without a page share one for each language: the
 * page shows nothing of the address, and a stranger can invent any number of them.
 */
function pageAddress(path: string): string {
  return matchPath(path) ? path : `/${languageOfPath(path)}/404`;
}
