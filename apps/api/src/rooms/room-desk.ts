import {
  checkedPrice,
  checkRoom,
  Clock,
  DomainError,
  EMPTY_ROOM_DRAFT,
  isReservedSlug,
  RoomEditor,
  roomDraftOf,
  type Room,
  type RoomDetails,
  type RoomDraft,
  type Season,
  type SlugOrId,
} from '@ospite/domain';
import { PATH_WORDS } from '@ospite/i18n/paths';
import { Injectable } from '@nestjs/common';
import { PictureUploads } from '../platform/media/picture-uploads';

/** What the owner does with rooms and their prices. */
@Injectable()
export class RoomDesk {
  constructor(
    private readonly rooms: RoomEditor,
    private readonly uploads: PictureUploads,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `room.invalid` with the fields, `room.slug_reserved`, `room.slug_taken`, `room.name_taken` */
  add(form: Partial<RoomDraft>): Promise<Room> {
    const details = checked({ ...EMPTY_ROOM_DRAFT, ...form });
    refuseReserved(details.slug);
    return this.rooms.add(details, this.clock.now());
  }

  /**
   * Changes the fields that are sent, checked together with those that stay.
   * @throws DomainError as `add`, and `room.not_found`, `room.changed`
   */
  change(room: SlugOrId, basedOn: Date | undefined, form: Partial<RoomDraft>): Promise<Room> {
    return this.rooms.change(room, basedOn, this.clock.now(), (present) => {
      const details = checked({ ...roomDraftOf(present), ...form });
      if (details.slug !== present.slug) refuseReserved(details.slug);
      return details;
    });
  }

  /** Removes a room with its pictures. @throws DomainError `room.not_found` */
  async remove(room: SlugOrId): Promise<void> {
    const { images } = await this.rooms.remove(room);
    await this.uploads.discard('rooms', images);
  }

  /** @throws DomainError `room.not_found`, `room.invalid`, `pricing.changed` */
  price(roomId: number, season: Season, pricePerNight: string, basedOn: Date | undefined): Promise<Room> {
    const price = { season, pricePerNight: checkedPrice(pricePerNight) };
    return this.rooms.setPrice(roomId, price, basedOn, this.clock.now());
  }
}

function checked(draft: RoomDraft): RoomDetails {
  const check = checkRoom(draft);
  if (!check.ok) throw new DomainError('room.invalid', {}, check.problems);
  return check.details;
}

function refuseReserved(slug: string): void {
  if (isReservedSlug(slug, PATH_WORDS)) throw new DomainError('room.slug_reserved', { field: 'slug' });
}
