import type { RoomImage } from './gallery/room-gallery';
import { NEW_ROOM, type Room } from './room';
import { EMPTY_ROOM_DRAFT, type RoomDraft } from './room-details';

/** A believable room; give only what the test is about. */
export function aRoom(changes: Partial<Room> = {}): Room {
  return {
    ...NEW_ROOM,
    id: 1,
    name: 'Bungalow Ginepro',
    slug: 'bungalow-ginepro',
    description: { it: 'Un bungalow rotondo tra i pini.', en: 'A round bungalow among the pines.' },
    shortDescription: {
      it: 'Rotondo, fresco, a 200 metri dal mare.',
      en: 'Round, cool, 200 metres from the sea.',
    },
    maxGuests: 2,
    amenities: ['air-conditioning', 'kitchenette'],
    beds: [{ kind: 'double', count: 1, widthCm: 160 }],
    sizeSqm: 36,
    bookingUrl: 'https://booking.example/ginepro',
    cin: 'IT090091B4000X0001',
    iun: 'R0001',
    images: [],
    prices: [{ id: 1, season: 'high', pricePerNight: '110€', updatedAt: new Date('2026-01-10T09:00:00Z') }],
    updatedAt: new Date('2026-01-10T09:00:00Z'),
    ...changes,
  };
}

/** A form that passes every rule with the least there can be. */
export function aRoomDraft(changes: Partial<RoomDraft> = {}): RoomDraft {
  const least = { name: 'Uno', slug: 'uno', description: 'Una camera.', shortDescription: 'Camera.' };
  return { ...EMPTY_ROOM_DRAFT, ...least, ...changes };
}

/** An image of room 1. */
export function aRoomImage(changes: Partial<RoomImage> = {}): RoomImage {
  return {
    id: 1,
    roomId: 1,
    url: '/uploads/rooms/a.jpg',
    width: 1600,
    height: 1067,
    placeholder: '#7aa5a3',
    variants: [{ url: '/uploads/rooms/a-480.webp', width: 480, type: 'image/webp' }],
    order: 0,
    isMain: true,
    alt: { it: 'Il bungalow tra i pini', en: 'The bungalow among the pines' },
    updatedAt: new Date('2026-05-01T08:30:00Z'),
    ...changes,
  };
}
