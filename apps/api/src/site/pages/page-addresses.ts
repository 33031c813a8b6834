import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RoomStore } from '@ospite/domain';
import { languageOfPath, matchPath, pathTo } from '@ospite/i18n/paths';
import type { PageKind, SiteAddresses } from '@ospite/site-engine/server';

/** What this site says of the addresses of its pages. */
@Injectable()
export class PageAddresses implements SiteAddresses {
  constructor(
    private readonly rooms: RoomStore,
    private readonly orm: MikroORM,
  ) {}

  hasPage(path: string): boolean {
    return matchPath(path) !== undefined;
  }

  /** All addresses without a page share one for each language. */
  cacheAddress(path: string): string {
    return matchPath(path) ? path : `/${languageOfPath(path)}/404`;
  }

  /** Only rooms have addresses without end. */
  async kindOf(path: string): Promise<PageKind> {
    const slug = matchPath(path)?.slug;
    if (slug === undefined) return 'page';
    try {
      const room = await RequestContext.create(this.orm.em, () => this.rooms.find(slug, 'published'));
      return room ? 'page' : 'missing';
    } catch {
      // Without the database the page itself says that it cannot be shown.
      return 'page';
    }
  }

  /** Where the page of a renamed room is now. Source: specification §10 ("a renamed slug keeps answering"). */
  async newAddress(path: string): Promise<string | undefined> {
    const match = matchPath(path);
    const oldSlug = match?.page === 'room' ? match.slug : undefined;
    if (!match || oldSlug === undefined) return undefined;
    const slug = await RequestContext.create(this.orm.em, () => this.rooms.findRenamed(oldSlug));
    return slug === undefined ? undefined : pathTo('room', match.language, slug);
  }
}
