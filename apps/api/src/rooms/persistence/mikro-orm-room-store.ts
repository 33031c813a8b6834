import { RoomStore, type Room, type Visibility } from '@ospite/domain';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PricingRecord } from './pricing.record';
import { RoomImageRecord } from './room-image.record';
import { RoomSlugHistoryRecord } from './room-slug-history.record';
import { toRoom } from './room.mapping';
import { RoomRecord } from './room.record';

/** Largest id a column holds; a larger number in an address is no room rather than an error of the database. */
const MAX_ID = 2_147_483_647;

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
    if (typeof slugOrId === 'string') return (await this.load({ slug: slugOrId }, visibility))[0];
    if (!Number.isInteger(slugOrId) || slugOrId < 1 || slugOrId > MAX_ID) return undefined;
    return (await this.load({ id: slugOrId }, visibility))[0];
  }

  override async findRenamed(oldSlug: string): Promise<string | undefined> {
    const em = this.em.fork();
    const entry = await em.findOne(RoomSlugHistoryRecord, { slug: oldSlug });
    if (!entry) return undefined;
    return (await em.findOne(RoomRecord, { id: entry.roomId, isActive: true }))?.slug;
  }

  private async load(which: FilterQuery<RoomRecord>, visibility: Visibility): Promise<Room[]> {
    const em = this.em.fork();
    const visible = visibility === 'public' ? { isActive: true } : {};
    const rooms = await em.find(RoomRecord, { $and: [which, visible] }, { orderBy: { id: 'asc' } });
    const roomId = { $in: rooms.map(({ id }) => id) };
    const [images, prices] = await Promise.all([
      em.find(RoomImageRecord, { roomId }),
      em.find(PricingRecord, { roomId }),
    ]);
    return rooms.map((room) =>
      toRoom(
        room,
        images.filter((image) => image.roomId === room.id),
        prices.filter((price) => price.roomId === room.id),
      ),
    );
  }
}
