import {
  DomainError,
  isPublished,
  refuseStale,
  RoomStore,
  savedAt,
  type GalleryChange,
  type KeyedForm,
  type KeyedUpload,
  type NewRoomImage,
  type Room,
  type RoomDetails,
  type RoomGallery,
  type RoomImage,
  type Season,
  type SlugOrId,
  type PublicationScope,
} from '@ospite/domain';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion, findByKey, keyColumns, lockKey } from '@ospite/server/persistence';
import { addImage, changeGallery, findUploaded } from './gallery-rows';
import { PricingRecord } from './pricing.record';
import { loadParts, loadRooms, lockRoom, namedBy, ownAmenityIds } from './room-rows';
import { RoomSlugHistoryRecord } from './room-slug-history.record';
import { columnsOf } from './room.mapping';
import { RoomRecord } from './room.record';

/** Rooms in PostgreSQL. Every change locks its room first, so that changes of one room never overlap. */
@Injectable()
export class MikroOrmRoomStore extends RoomStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async list(scope: PublicationScope): Promise<readonly Room[]> {
    return loadRooms(this.em.fork(), {}, scope);
  }

  override async find(room: SlugOrId, scope: PublicationScope): Promise<Room | undefined> {
    const named = namedBy(room);
    return named && (await loadRooms(this.em.fork(), named, scope))[0];
  }

  override ownAmenities(): Promise<readonly string[]> {
    return ownAmenityIds(this.em.fork());
  }

  override async findRenamed(oldSlug: string): Promise<string | undefined> {
    const em = this.em.fork();
    const entry = await em.findOne(RoomSlugHistoryRecord, { slug: oldSlug });
    if (!entry) return undefined;
    const room = await em.findOne(RoomRecord, { id: entry.roomId });
    return room && isPublished(room) ? room.slug : undefined;
  }

  override add(details: RoomDetails, at: Date, sent?: KeyedForm): Promise<Room> {
    return this.write(async (em) => {
      if (sent) await lockKey(em, 'room', sent.key);
      const added = sent && (await findByKey(em, BY_KEY, sent));
      if (added) return loadParts(em, added);
      const row = em.create(RoomRecord, { ...columnsOf(details), updatedAt: at, ...keyColumns(sent) });
      await em.flush();
      await em.nativeDelete(RoomSlugHistoryRecord, { slug: row.slug });
      return loadParts(em, row);
    });
  }

  override change(
    room: SlugOrId,
    basedOn: Date | undefined,
    at: Date,
    change: (room: Room) => RoomDetails,
  ): Promise<Room> {
    return this.write(async (em) => {
      const row = await lockRoom(em, room);
      refuseStale(row.updatedAt, basedOn, 'room.changed');
      const oldSlug = row.slug;
      const details = change(await loadParts(em, row));
      em.assign(row, { ...columnsOf(details), updatedAt: savedAt(row.updatedAt, at) });
      await em.flush();
      if (row.slug !== oldSlug) {
        await em.upsert(RoomSlugHistoryRecord, { slug: oldSlug, roomId: row.id });
        await em.nativeDelete(RoomSlugHistoryRecord, { slug: row.slug });
      }
      return loadParts(em, row);
    });
  }

  override remove(room: SlugOrId): Promise<Room> {
    return this.write(async (em) => {
      const row = await lockRoom(em, room);
      const removed = await loadParts(em, row);
      // Its images, prices and old slugs go by the database's own rule.
      await em.nativeDelete(RoomRecord, { id: row.id });
      return removed;
    });
  }

  override setPrice(
    roomId: number,
    { season, pricePerNight }: { readonly season: Season; readonly pricePerNight: string },
    basedOn: Date | undefined,
    at: Date,
  ): Promise<Room> {
    return this.write(async (em) => {
      const room = await lockRoom(em, roomId);
      const row = await em.findOne(PricingRecord, { roomId, season });
      refuseStale(row?.updatedAt, basedOn, 'pricing.changed');
      if (row) {
        row.pricePerNight = pricePerNight;
        row.updatedAt = savedAt(row.updatedAt, at);
      } else em.create(PricingRecord, { roomId, season, pricePerNight, updatedAt: at });
      await em.flush();
      return loadParts(em, room);
    });
  }

  override removePrice(roomId: number, season: Season): Promise<void> {
    return this.write(async (em) => {
      await lockRoom(em, roomId);
      const removed = await em.nativeDelete(PricingRecord, { roomId, season });
      if (removed === 0) throw new DomainError('pricing.not_found');
    });
  }

  override addImage(roomId: number, image: NewRoomImage, upload?: KeyedUpload): Promise<RoomImage> {
    return this.write((em) => addImage(em, roomId, image, upload));
  }

  override findUploaded(roomId: number, upload: KeyedUpload): Promise<RoomImage | undefined> {
    return findUploaded(this.em.fork(), roomId, upload);
  }

  override changeGallery(
    which: { readonly roomId: number } | { readonly imageId: number },
    change: (gallery: RoomGallery) => RoomGallery,
  ): Promise<GalleryChange<RoomImage>> {
    return this.write((em) => changeGallery(em, which, change));
  }

  /** One transaction. When two rooms take a name or slug at once, the database decides which one has it. */
  private async write<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.contentVersion.transactional(this.em.fork(), work);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      if (error.message.includes('room_name_unique'))
        throw new DomainError('room.name_taken', { field: 'name' });
      if (error.message.includes('room_slug_unique'))
        throw new DomainError('room.slug_taken', { field: 'slug' });
      throw error;
    }
  }
}

const BY_KEY = {
  rows: RoomRecord,
  among: {},
  keyReused: 'room.key_reused',
  factsOf: ({ id }: RoomRecord) => ({ id }),
} as const;
