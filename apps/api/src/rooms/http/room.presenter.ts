import { mainImage, type Room, type RoomImage, type RoomPrice } from '@ospite/domain';
import { presentLocalized, presentPicture } from '@ospite/server/rest';
import type {
  PricingResponse,
  RoomResponse,
  RoomDetailResponse,
  RoomImageResponse,
  RoomPriceResponse,
} from './room.response';

/** Domain to JSON, every field by name. The wire names are those of specification §3 and §7. */
export function presentRoom(room: Room): RoomResponse {
  const main = mainImage(room.images);
  return {
    id: room.id,
    name: room.name,
    slug: room.slug,
    description: room.description.it,
    shortDescription: room.shortDescription.it,
    descriptionEn: room.description.en ?? null,
    shortDescriptionEn: room.shortDescription.en ?? null,
    descriptionDe: room.description.de ?? null,
    shortDescriptionDe: room.shortDescription.de ?? null,
    descriptionEs: room.description.es ?? null,
    shortDescriptionEs: room.shortDescription.es ?? null,
    maxGuests: room.maxGuests,
    amenities: [...room.amenities],
    beds: room.beds.map(({ kind, count, widthCm }) => ({ kind, count, widthCm })),
    sizeSqm: room.sizeSqm,
    images: room.images.map(({ url }) => url),
    mainImage: main ? presentRoomImage(main) : null,
    isActive: room.isActive,
    bookingUrl: room.bookingUrl,
    airbnbUrl: room.airbnbUrl,
    cin: room.cin,
    iun: room.iun,
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
