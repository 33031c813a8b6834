import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ROOM_PREVIEW } from '@ospite/contracts/site';
import { RoomStore } from '@ospite/domain';
import { matchPath } from '@ospite/i18n/paths';
import type { Request, Response } from 'express';
import { Sessions } from '../../accounts';
import { presentRoomDetail } from '../../rooms';
import { type Address, UncachedPages } from '@ospite/site-engine/server';
import type { PageExtras } from './page-renderer';

/**
 * Sends the page of an unpublished room to a signed-in owner who asks for it. A page never depends on a session unless its
 * address says so, and this one is never cached. Source: specification §11.
 */
@Injectable()
export class RoomPreviews {
  constructor(
    private readonly sessions: Sessions,
    private readonly rooms: RoomStore,
    private readonly pages: UncachedPages<PageExtras>,
    private readonly orm: MikroORM,
  ) {}

  /** @returns false where the page is sent as guests see it: nobody asked, nobody is signed in, or there is no such room */
  async send(request: Request, response: Response, { path, query }: Address): Promise<boolean> {
    const match = matchPath(path);
    const slug = match?.page === 'room' && query.has(ROOM_PREVIEW) ? match.slug : undefined;
    if (slug === undefined) return false;
    await this.sessions.identify(request, response);
    if (!request.user) return false;
    const room = await RequestContext.create(this.orm.em, () => this.rooms.find(slug, 'everything'));
    if (!room) return false;
    return this.pages.sendPrivate(response, path, { previewRoom: presentRoomDetail(room) });
  }
}
