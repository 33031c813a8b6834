import {
  AMENITIES,
  bedsOf,
  inOrder,
  pick,
  ROOM_FACTS,
  ROOM_FIELDS,
  stayFactsOf,
  SEASONS,
  type Room,
  type RoomDetails,
  type RoomImage,
  type RoomPrice,
} from '@ospite/domain';
import { pictureOf } from '@ospite/server/media';
import type { PricingRecord } from './pricing.record';
import type { RoomImageRecord } from './room-image.record';
import type { RoomRecord } from './room.record';

/** Rows to domain; images and prices are those of this room, in any order. */
export function toRoom(
  row: RoomRecord,
  images: readonly RoomImageRecord[],
  prices: readonly PricingRecord[],
  ownAmenities: readonly string[],
): Room {
  return {
    ...pick(row, ROOM_FIELDS),
    id: row.id,
    amenities: [...AMENITIES, ...ownAmenities].filter((amenity) => row.amenities.includes(amenity)),
    beds: bedsOf(row.beds),
    stayFacts: stayFactsOf(row.stayFacts, ROOM_FACTS),
    images: toGallery(images),
    prices: SEASONS.flatMap((season) => prices.filter((price) => price.season === season).map(toRoomPrice)),
    updatedAt: row.updatedAt,
  };
}

/** What the owner decides about a room as its row holds it. */
export function columnsOf(details: RoomDetails) {
  return { ...pick(details, ROOM_FIELDS), amenities: [...details.amenities] };
}

/** A gallery's rows to domain, in order. */
export function toGallery(rows: readonly RoomImageRecord[]): RoomImage[] {
  return inOrder(rows.map(toRoomImage));
}

export function toRoomImage(row: RoomImageRecord): RoomImage {
  const { id, roomId, order, isMain, alt, updatedAt } = row;
  return { ...pictureOf(row), id, roomId, order, isMain, alt, updatedAt };
}

function toRoomPrice({ id, season, pricePerNight, updatedAt }: PricingRecord): RoomPrice {
  return { id, season, pricePerNight, updatedAt };
}
