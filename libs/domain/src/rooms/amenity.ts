/** What a room can offer, as stored; the catalogues name each in four languages. Source: decisions §1, Ids. */
export const AMENITIES = [
  'private-bathroom',
  'private-bathroom-tub',
  'balcony',
  'private-balcony',
  'garden-view',
  'panoramic-view',
  'free-wifi',
  'flat-screen-tv',
  'air-conditioning',
  'room-service',
  'minibar',
  'kitchenette',
  'private-garden',
] as const;
export type Amenity = (typeof AMENITIES)[number];

/** Shown as badges on a room's card, in this order. Source: specification §2, Rooms list. */
export const CARD_AMENITIES: readonly Amenity[] = ['air-conditioning', 'kitchenette', 'private-garden'];
