import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PREVIEW } from '@ospite/contracts/site';
import {
  DEFAULT_LANGUAGE,
  isContentPage,
  ReadContent,
  RoomStore,
  type ContentPage,
  type Language,
} from '@ospite/domain';
import { matchPath } from '@ospite/i18n/paths';
import type { Request, Response } from 'express';
import { Sessions } from '../../accounts';
import { presentRoomDetail } from '../../rooms';
import { type Address, UncachedPages } from '@ospite/site-engine/server';
import type { PageExtras } from './page-renderer';

/**
 * Sends a page as it will be to a signed-in owner who asks for it: that of an unpublished room, or one with the draft of its
 * content. A page never depends on a session unless its address says so, and this one is never cached.
 * Source: specification §11.
 */
@Injectable()
export class Previews {
  constructor(
    private readonly sessions: Sessions,
    private readonly rooms: RoomStore,
    private readonly content: ReadContent,
    private readonly pages: UncachedPages<PageExtras>,
    private readonly orm: MikroORM,
  ) {}

  /**
   * @returns false where the page is sent as guests see it: nobody asked, nobody is signed in, or there is nothing to
   * preview
   */
  async send(request: Request, response: Response, { path, query }: Address): Promise<boolean> {
    if (!query.has(PREVIEW)) return false;
    if (!(await this.sessions.isOwner(request, response))) return false;
    const extras = await RequestContext.create(this.orm.em, () => this.draftAt(path));
    return extras ? this.pages.sendPrivate(response, path, extras) : false;
  }

  /** What stands at an address in the draft, where the owner may have put a page elsewhere. */
  private async draftAt(path: string): Promise<PageExtras | undefined> {
    const match = matchPath(path, await this.content.draftPages(DEFAULT_LANGUAGE));
    if (!match) return undefined;
    const { page, language, slug } = match;
    if (page === 'room' && slug !== undefined) return this.room(slug, language);
    return isContentPage(page) ? this.draft(page, language) : undefined;
  }

  private async room(slug: string, language: Language): Promise<PageExtras | undefined> {
    const room = await this.rooms.find(slug, 'everything');
    return room && { previewRoom: presentRoomDetail(room), ...(await this.draft('room', language)) };
  }

  private async draft(page: ContentPage, language: Language): Promise<PageExtras> {
    const { pages, ...content } = await this.content.preview(page, language);
    const isWritten = content.sections.length > 0;
    return { previewContent: { pages, ...(isWritten && { content: { page, ...content } }) } };
  }
}
