import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, ReadContent, RoomStore, type FormerAddress, type ShownPage } from '@ospite/domain';
import { addressOf, isFixedPage, languageOfPath, matchPath, ownersMatch, pathTo } from '@ospite/i18n/paths';
import { PublicCache } from '@ospite/server/cache';
import type { PageKind, SiteAddresses } from '@ospite/site-engine/server';

/** What this site says of the addresses of its pages. */
@Injectable()
export class PageAddresses implements SiteAddresses {
  private generation = '';
  private writtenPages: Promise<readonly ShownPage[]> | undefined;
  private formerAddresses: Promise<readonly FormerAddress[]> | undefined;

  constructor(
    private readonly rooms: RoomStore,
    private readonly content: ReadContent,
    private readonly cache: PublicCache,
    private readonly orm: MikroORM,
  ) {}

  /**
   * The pages that have content, with the addresses that their owner gave them; none where an address does not depend on
   * these, and without the database.
   */
  async writtenFor(path: string): Promise<readonly ShownPage[]> {
    return isFixed(path) ? [] : this.written().catch(() => []);
  }

  async hasPage(path: string): Promise<boolean> {
    return (await this.present(path)) === path;
  }

  /** All addresses without a page share one for each language; without the database none is known to be one. */
  async cacheAddress(path: string): Promise<string> {
    const present = await this.present(path).catch(() => path);
    return present === undefined ? `/${languageOfPath(path)}/404` : path;
  }

  /** Only rooms have addresses without end; where another page was before, there is none any more. */
  async kindOf(path: string): Promise<PageKind> {
    try {
      return (await this.isMissing(path)) ? 'missing' : 'page';
    } catch {
      // Without the database the page itself says that it cannot be shown.
      return 'page';
    }
  }

  /** Where the page of a renamed room is now, or one that its owner moved. Source: specification §10. */
  async newAddress(path: string): Promise<string | undefined> {
    const match = matchPath(path);
    if (match?.page !== 'room') return this.present(path);
    const oldSlug = match.slug ?? '';
    const slug = await RequestContext.create(this.orm.em, () => this.rooms.findRenamed(oldSlug));
    return slug === undefined ? undefined : pathTo('room', match.language, slug);
  }

  private async isMissing(path: string): Promise<boolean> {
    const match = matchPath(path);
    const slug = match?.page === 'room' ? match.slug : undefined;
    if (slug === undefined) return ((await this.present(path)) ?? path) !== path;
    return !(await RequestContext.create(this.orm.em, () => this.rooms.find(slug, 'published')));
  }

  /**
   * The address that the page at this one has now. Where no page is, it is that of the page that stood there last; undefined
   * where none ever did, or it was removed.
   */
  private async present(path: string): Promise<string | undefined> {
    if (isFixed(path)) return path;
    const written = await this.written();
    const match = matchPath(path, written) ?? ownersMatch(path, await this.former());
    return match && addressOf(match.page, match.language, written);
  }

  private async written(): Promise<readonly ShownPage[]> {
    this.forgetOutdated();
    this.writtenPages ??= this.content.pages(DEFAULT_LANGUAGE);
    return this.againIfFailed(this.writtenPages);
  }

  private async former(): Promise<readonly FormerAddress[]> {
    this.forgetOutdated();
    this.formerAddresses ??= this.content.formerAddresses();
    return this.againIfFailed(this.formerAddresses);
  }

  /** What could not be read is read again the next time. */
  private againIfFailed<Read>(reading: Promise<Read>): Promise<Read> {
    return reading.catch((error: unknown) => {
      this.generation = '';
      throw error;
    });
  }

  private forgetOutdated(): void {
    const generation = this.cache.generation();
    if (generation === this.generation) return;
    this.generation = generation;
    this.writtenPages = undefined;
    this.formerAddresses = undefined;
  }
}

/** Whether the table alone says what stands at an address. */
function isFixed(path: string): boolean {
  const listed = matchPath(path);
  return listed !== undefined && isFixedPage(listed.page);
}
