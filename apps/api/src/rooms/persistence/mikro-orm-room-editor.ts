import {
  DomainError,
  RoomEditor,
  savedAt,
  refuseStale,
  type Room,
  type RoomDetails,
  type Season,
  type SlugOrId,
} from '@ospite/domain';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { loadParts } from './load-rooms';
import { lockRoom } from './lock-room';
import { PricingRecord } from './pricing.record';
import { RoomSlugHistoryRecord } from './room-slug-history.record';
import { RoomRecord } from './room.record';

/** What the owner does to rooms and prices, in PostgreSQL. */
@Injectable()
export class MikroOrmRoomEditor extends RoomEditor {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override add(details: RoomDetails, at: Date): Promise<Room> {
    return this.write(async (em) => {
      const row = em.create(RoomRecord, { ...columnsOf(details), updatedAt: at });
      await em.flush();
      await free(em, row.slug);
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
      const details = columnsOf(change(await loadParts(em, row)));
      row.name = details.name;
      row.slug = details.slug;
      row.description = details.description;
      row.shortDescription = details.shortDescription;
      row.maxGuests = details.maxGuests;
      row.amenities = details.amenities;
      row.bookingUrl = details.bookingUrl;
      row.airbnbUrl = details.airbnbUrl;
      row.isActive = details.isActive;
      row.cin = details.cin;
      row.iun = details.iun;
      row.updatedAt = savedAt(row.updatedAt, at);
      await em.flush();
      if (row.slug !== oldSlug) {
        await em.upsert(RoomSlugHistoryRecord, { slug: oldSlug, roomId: row.id });
        await free(em, row.slug);
      }
      return loadParts(em, row);
    });
  }

  override remove(room: SlugOrId): Promise<Room> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      const row = await lockRoom(em, room);
      const gone = await loadParts(em, row);
      // The database removes pictures, prices and old slugs with it.
      await em.nativeDelete(RoomRecord, { id: row.id });
      return gone;
    });
  }

  override setPrice(
    roomId: number,
    { season, pricePerNight }: { readonly season: Season; readonly pricePerNight: string },
    basedOn: Date | undefined,
    at: Date,
  ): Promise<Room> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
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
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockRoom(em, roomId);
      const gone = await em.nativeDelete(PricingRecord, { roomId, season });
      if (gone === 0) throw new DomainError('pricing.not_found');
    });
  }

  /** The database decides whose name it is when two take one at once. */
  private async write(work: (em: EntityManager) => Promise<Room>): Promise<Room> {
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

/** A slug that a room has now leads to that room alone. */
async function free(em: EntityManager, slug: string): Promise<void> {
  await em.nativeDelete(RoomSlugHistoryRecord, { slug });
}

function columnsOf(details: RoomDetails) {
  return {
    name: details.name,
    slug: details.slug,
    description: details.description,
    shortDescription: details.shortDescription,
    maxGuests: details.maxGuests,
    amenities: [...details.amenities],
    bookingUrl: details.bookingUrl,
    airbnbUrl: details.airbnbUrl,
    isActive: details.isActive,
    cin: details.cin,
    iun: details.iun,
  };
}
