import { RoomStore, type Room, type Visibility } from '@ospite/domain';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { loadRooms, namedBy } from './load-rooms';
import { RoomSlugHistoryRecord } from './room-slug-history.record';
import { RoomRecord } from './room.record';

/** Rooms with their galleries and prices in PostgreSQL. */
@Injectable()
export class MikroOrmRoomStore extends RoomStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async list(visibility: Visibility): Promise<readonly Room[]> {
    return this.load({}, visibility);
  }

  override async find(slugOrId: string | number, visibility: Visibility): Promise<Room | undefined> {
    const which = namedBy(slugOrId);
    return which ? (await this.load(which, visibility))[0] : undefined;
  }

  override async findRenamed(oldSlug: string): Promise<string | undefined> {
    const em = this.em.fork();
    const entry = await em.findOne(RoomSlugHistoryRecord, { slug: oldSlug });
    if (!entry) return undefined;
    return (await em.findOne(RoomRecord, { id: entry.roomId, isActive: true }))?.slug;
  }

  private load(which: FilterQuery<RoomRecord>, visibility: Visibility): Promise<Room[]> {
    const visible = visibility === 'public' ? { isActive: true } : {};
    return loadRooms(this.em.fork(), { $and: [which, visible] });
  }
}
