import {
  fieldsOfText,
  mainImage,
  pick,
  ROOM_FIELDS,
  type Room,
  type RoomImage,
  type RoomPrice,
} from '@ospite/domain';
import { presentLocalized, presentPicture, presentStayFacts } from '@ospite/server/rest';
import type {
  PricingResponse,
  RoomResponse,
  RoomDetailResponse,
  RoomImageResponse,
  RoomPriceResponse,
} from './room.response';

/** Domain to JSON, whitelisted by name: what a room has besides `ROOM_FIELDS` is added here. Names: specification §3 and §7. */
export function presentRoom(room: Room): RoomResponse {
  const main = mainImage(room.images);
  return {
    ...pick(room, ROOM_FIELDS),
    id: room.id,
    ...fieldsOfText('description', room.description),
    ...fieldsOfText('shortDescription', room.shortDescription),
    amenities: [...room.amenities],
    beds: room.beds.map(({ kind, count, widthCm }) => ({ kind, count, widthCm })),
    stayFacts: presentStayFacts(room.stayFacts),
    images: room.images.map(({ url }) => url),
    mainImage: main ? presentRoomImage(main) : null,
    updatedAt: room.updatedAt.toISOString(),
  };
}

export function presentRoomDetail(room: Room): RoomDetailResponse {
  return {
    ...presentRoom(room),
    gallery: room.images.map(presentRoomImage),
    prices: room.prices.map(presentRoomPrice),
  };
}

export function presentRoomImage(image: RoomImage): RoomImageResponse {
  const { url: imageUrl, ...picture } = presentPicture(image);
  return {
    id: image.id,
    roomId: image.roomId,
    imageUrl,
    imageOrder: image.order,
    isMain: image.isMain,
    ...picture,
    alt: presentLocalized(image.alt),
    updatedAt: image.updatedAt.toISOString(),
  };
}

export function presentPricing(room: Room): PricingResponse[] {
  return room.prices.map((price) => ({
    roomId: room.id,
    room: { slug: room.slug, name: room.name },
    ...presentRoomPrice(price),
  }));
}

function presentRoomPrice({ id, season, pricePerNight, updatedAt }: RoomPrice): RoomPriceResponse {
  return { id, season, pricePerNight, updatedAt: updatedAt.toISOString() };
}
