import {
  makeCachedResponse,
  sendCachedResponse,
  SingleFlight,
  type CachedResponse,
  type PublicCache,
} from '@ospite/server/cache';
import type { Request, Response } from 'express';
import { redirect } from './addresses';
import type { PageHeaders } from './page-headers';
import type { PageStates } from './page-states';
import type { PageKind, RenderQueue } from './render-queue';
import type { UncachedPages } from './uncached-pages';

/** Seconds after which a page whose data could not be read may be there. */
const BROKEN_RETRY_SECONDS = 5;

/** What the engine has to know about a site's addresses. */
export interface SiteAddresses {
  hasPage(path: string): Promise<boolean>;
  /**
   * The address under which a page is rendered and cached. All addresses without a page share one: the page shows nothing
   * of the address, and a stranger can invent any number of them.
   */
  cacheAddress(path: string): Promise<string>;
  /** `missing` for the page of something that does not exist, whose addresses have no end. */
  kindOf(path: string): Promise<PageKind>;
  /** Where the page of something that was renamed is now. */
  newAddress(path: string): Promise<string | undefined>;
}

interface CachedPagesParts<Extras> {
  readonly addresses: SiteAddresses;
  readonly queue: RenderQueue<Extras>;
  readonly uncached: UncachedPages<Extras>;
  readonly headers: PageHeaders;
  readonly states: PageStates;
  readonly cache: PublicCache;
}

/** A page that stands in place of all others. */
interface Notice<Extras> {
  /** Distinguishes it from others, such as the language. */
  readonly name: string;
  /** Of the page that is rendered. */
  readonly address: string;
  readonly extras: Extras;
}

/** What a page was made from, and the address of its state. */
interface Origin {
  readonly fingerprint: string | undefined;
  readonly state: string | undefined;
}

interface Redirect {
  readonly status: number;
  readonly location: string;
}

/** Sends the site's pages and caches those that everyone may see. */
export class CachedPages<Extras> {
  private readonly rendering = new SingleFlight<CachedResponse | Redirect>();
  private readonly renderingNotices = new SingleFlight<CachedResponse>();
  private readonly origins = new WeakMap<CachedResponse, Origin>();

  constructor(private readonly parts: CachedPagesParts<Extras>) {}

  /**
   * Sends the page at an address.
   * @param cacheAs the generation read before anything the page depends on, the offline state included: if a write
   *   commits meanwhile, the page belongs to the past. Undefined while the site is offline: what its owner sees then is
   *   not for everyone
   */
  async send(request: Request, response: Response, path: string, cacheAs: string | undefined): Promise<void> {
    const { addresses, cache, uncached } = this.parts;
    const forEveryone = cacheAs !== undefined;
    const address = await addresses.cacheAddress(path);
    const cached = forEveryone ? (cache.find('page', address) ?? cache.find('missing', address)) : undefined;
    if (cached) return sendCachedResponse(request, response, cached);
    const generation = cacheAs ?? cache.generation();
    const kind = await addresses.kindOf(address);
    try {
      const rendered = await this.rendering.run(`${forEveryone}|${generation}|${address}`, () =>
        this.render(kind, address, generation, forEveryone),
      );
      if ('location' in rendered) return redirect(response, rendered.status, rendered.location);
      if (rendered.status === 503 && !response.hasHeader('Retry-After'))
        response.setHeader('Retry-After', BROKEN_RETRY_SECONDS);
      sendCachedResponse(request, response, rendered);
    } catch (error) {
      uncached.sendOverloaded(response, path, kind, error);
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
    const { addresses, states, cache, uncached } = this.parts;
    const path = states.pageOf(address);
    if (path === undefined || !(await addresses.hasPage(path))) return false;
    const cached = cache.find('page', path);
    // What is rendered has one state, which is made again once it is forgotten; another one belongs to the past.
    const isPast = cached !== undefined && this.origins.get(cached)?.state !== address;
    if (!states.find(address) && !isPast) {
      const kind = await addresses.kindOf(path);
      if (kind === 'missing') return false;
      try {
        await this.rendering.run(`true|${generation}|${path}`, () =>
          this.render(kind, path, generation, true),
        );
      } catch (error) {
        uncached.sendOverloaded(response, path, kind, error);
        return true;
      }
    }
    const state = states.find(address);
    if (state) sendCachedResponse(request, response, state);
    return state !== undefined;
  }

  /** Sends a notice in place of the page at an address, with status 503. @param generation as above */
  async sendNotice(
    request: Request,
    response: Response,
    path: string,
    generation: string,
    { name, address, extras }: Notice<Extras>,
  ): Promise<void> {
    const { queue, uncached, headers, cache } = this.parts;
    // No address looks like this, so the edge never takes it for a page's.
    const key = `notice ${name}`;
    const render = async () => {
      const page = await queue.render('page', address, { extras });
      const entry = await makeCachedResponse(503, headers.of(page, 'no-store'), Buffer.from(page.html));
      if (!page.isIncomplete) cache.keep('page', generation, key, entry);
      return entry;
    };
    try {
      const cached = cache.find('page', key);
      sendCachedResponse(
        request,
        response,
        cached ?? (await this.renderingNotices.run(`${generation}|${key}`, render)),
      );
    } catch (error) {
      uncached.sendOverloaded(response, path, 'page', error);
    }
  }

  private async render(
    kind: PageKind,
    path: string,
    generation: string,
    forEveryone: boolean,
  ): Promise<CachedResponse | Redirect> {
    const { addresses, queue, headers, states, cache } = this.parts;
    const moved = kind === 'missing' ? await addresses.newAddress(path) : undefined;
    if (moved !== undefined) return { status: 301, location: moved };
    const earlier = forEveryone ? this.findEarlier(path) : undefined;
    const page = await queue.render(kind, path, {
      embedState: !forEveryone,
      ...(earlier?.fingerprint !== undefined && { unlessFingerprint: earlier.fingerprint }),
    });
    if (page.location !== undefined) return { status: page.status, location: page.location };
    const keep = (entry: CachedResponse) =>
      cache.keep(entry.status === 200 ? 'page' : 'missing', generation, path, entry);
    if (earlier && page.isUnchanged) {
      keep(earlier.response);
      return earlier.response;
    }
    const { status, state, fingerprint } = page;
    const isCached = forEveryone && !page.isIncomplete && (status === 200 || status === 404);
    const entry = await makeCachedResponse(
      status,
      headers.of(page, isCached ? undefined : 'no-store'),
      Buffer.from(page.html),
      { earlier: earlier?.response },
    );
    if (state) await states.keep(state);
    if (isCached) keep(entry);
    this.origins.set(entry, { fingerprint, state: state?.address });
    return entry;
  }

  /** The page as it was before the content changed; undefined where it is not to be used again. */
  private findEarlier(path: string): (Origin & { readonly response: CachedResponse }) | undefined {
    const { cache, states } = this.parts;
    const response = cache.findEarlier('page', path) ?? cache.findEarlier('missing', path);
    const origin = response && this.origins.get(response);
    // A page that is sent again is hydrated again.
    const hasState = origin?.state === undefined || states.find(origin.state) !== undefined;
    return response && origin && hasState ? { ...origin, response } : undefined;
  }
}
