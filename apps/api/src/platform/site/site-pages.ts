import { RequestContext, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RoomStore } from '@ospite/domain';
import { matchPath, pathTo } from '@ospite/i18n/paths';
import type { Request, Response } from 'express';
import { makeEntry, writeEntry, type ByteEntry } from '../cache/byte-entry';
import { PublicCache } from '../cache/public-cache';
import { SingleFlight } from '../cache/single-flight';
import { redirect } from './redirect';
import { SiteHeaders } from './site-headers';
import { UncachedPages } from './uncached-pages';

interface Elsewhere {
  readonly status: number;
  readonly location: string;
}

/** Sends the site's pages and keeps what everyone gets to see. */
@Injectable()
export class SitePages {
  private readonly drawing = new SingleFlight<ByteEntry | Elsewhere>();

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
    const kept = keep ? (this.cache.find('page', path) ?? this.cache.find('missing', path)) : undefined;
    if (kept) return writeEntry(request, response, kept);
    const generation = keepAs ?? this.cache.generation();
    const drawn = await this.drawing.run(`${keep}|${generation}|${path}`, () =>
      this.draw(path, generation, keep),
    );
    if ('location' in drawn) redirect(response, drawn.status, drawn.location);
    else writeEntry(request, response, drawn);
  }

  private async draw(path: string, generation: string, keep: boolean): Promise<ByteEntry | Elsewhere> {
    const page = await this.pages.draw(path);
    const moved = page.status === 404 ? await this.newAddress(path) : undefined;
    if (moved !== undefined) return { status: 301, location: moved };
    if (page.location !== undefined) return { status: page.status, location: page.location };
    const isKept = keep && (page.status === 200 || page.status === 404);
    const headers = this.headers.ofPage(page, isKept ? undefined : 'no-store');
    const entry = await makeEntry(page.status, headers, Buffer.from(page.html));
    if (isKept) this.cache.keep(page.status === 200 ? 'page' : 'missing', generation, path, entry);
    return entry;
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
