import { RequestContext, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RoomStore } from '@ospite/domain';
import { languageOfPath, matchPath, pathTo } from '@ospite/i18n/paths';
import type { Request, Response } from 'express';
import { makeEntry, writeEntry, type ByteEntry } from '../../platform/cache/byte-entry';
import { PublicCache } from '../../platform/cache/public-cache';
import { SingleFlight } from '../../platform/cache/single-flight';
import { noteWanted } from '../../platform/logging/http-logging';
import type { PageReason } from './render-queue';
import { redirect } from '../addresses';
import { SiteHeaders } from './page-headers';
import { UncachedPages } from './uncached-pages';

/** Seconds after which a page that could not be drawn may be there. */
const BROKEN_RETRY_SECONDS = 5;

interface Elsewhere {
  readonly status: number;
  readonly location: string;
}

/** Sends the site's pages and keeps what everyone gets to see. */
@Injectable()
export class SitePages {
  private readonly drawing = new SingleFlight<ByteEntry | Elsewhere>();
  private readonly notices = new SingleFlight<ByteEntry>();

  constructor(
    private readonly pages: UncachedPages,
    private readonly headers: SiteHeaders,
    private readonly cache: PublicCache,
    private readonly rooms: RoomStore,
    private readonly orm: MikroORM,
  ) {}

  /**
   * Sends the page at an address.
   * @param keepAs the generation noted before anything the page depends on was read, the offline state included: a
   *   write that commits meanwhile makes the drawn page one of the past. Undefined while the site is offline: what its
   *   owner sees then is not for everyone
   */
  async send(request: Request, response: Response, path: string, keepAs: string | undefined): Promise<void> {
    const keep = keepAs !== undefined;
    const address = pageAddress(path);
    const kept = keep ? (this.cache.find('page', address) ?? this.cache.find('missing', address)) : undefined;
    if (kept) return writeEntry(request, response, kept);
    const generation = keepAs ?? this.cache.generation();
    const reason = await this.reasonFor(address);
    try {
      const drawn = await this.drawing.run(`${keep}|${generation}|${address}`, () =>
        this.draw(reason, address, generation, keep),
      );
      if ('location' in drawn) return redirect(response, drawn.status, drawn.location);
      if (drawn.status === 503 && !response.hasHeader('Retry-After'))
        response.setHeader('Retry-After', BROKEN_RETRY_SECONDS);
      writeEntry(request, response, drawn);
    } catch (error) {
      this.pages.refuse(response, path, reason, error);
    }
  }

  /** Sends the notice that the site is offline, which is the same at every address of a language. */
  async sendOffline(request: Request, response: Response, path: string, generation: string): Promise<void> {
    const language = languageOfPath(path);
    noteWanted(response);
    // No address begins so: the gate never takes it for a page.
    const key = `offline ${language}`;
    const draw = async () => {
      const page = await this.pages.draw('page', pathTo('home', language), { offline: true });
      const entry = await makeEntry(503, this.headers.ofPage(page, 'no-store'), Buffer.from(page.html));
      if (!page.isIncomplete) this.cache.keep('page', generation, key, entry);
      return entry;
    };
    try {
      const kept = this.cache.find('page', key);
      writeEntry(request, response, kept ?? (await this.notices.run(`${generation}|${key}`, draw)));
    } catch (error) {
      this.pages.refuse(response, path, 'page', error);
    }
  }

  private async draw(
    reason: PageReason,
    path: string,
    generation: string,
    keep: boolean,
  ): Promise<ByteEntry | Elsewhere> {
    const moved = reason === 'invented' ? await this.newAddress(path) : undefined;
    if (moved !== undefined) return { status: 301, location: moved };
    const page = await this.pages.draw(reason, path);
    if (page.location !== undefined) return { status: page.status, location: page.location };
    const isKept = keep && (page.status === 200 || page.status === 404);
    const headers = this.headers.ofPage(page, isKept ? undefined : 'no-store');
    const entry = await makeEntry(page.status, headers, Buffer.from(page.html));
    if (isKept) this.cache.keep(page.status === 200 ? 'page' : 'missing', generation, path, entry);
    return entry;
  }

  /** Anyone may think of rooms, nobody of other pages. */
  private async reasonFor(address: string): Promise<PageReason> {
    const slug = matchPath(address)?.slug;
    if (slug === undefined) return 'page';
    try {
      const room = await RequestContext.create(this.orm.em, () => this.rooms.find(slug, 'public'));
      return room ? 'page' : 'invented';
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
 * Where the page for an address is drawn and kept. All that have none share one of their language: it shows nothing of
 * the address, and a stranger may think of any number.
 */
function pageAddress(path: string): string {
  return matchPath(path) ? path : `/${languageOfPath(path)}/404`;
}
