import type { Pricing, Property, Room, RoomDetail, RoomImage } from '@ospite/contracts';

/** Believable answers of the API, for tests. */
export function aPropertyAnswer(changes: Partial<Property> = {}): Property {
  return {
    name: 'Baia dei Ginepri',
    tagline: {
      it: 'Una baia, i pini.',
      en: 'A bay, the pines.',
      de: 'Eine Bucht, Pinien.',
      es: 'Una bahía, pinos.',
    },
    address: 'Via dei Ginepri 12',
    city: 'San Teodoro',
    postalCode: '07052',
    region: 'Sardegna',
    country: 'IT',
    phone: '+39 0784 000 000',
    email: 'info@baiadeiginepri.example',
    coordinates: { lat: 40.77, lng: 9.67 },
    reception: { from: '08:00', to: '22:00' },
    checkin: { from: '16:00', announceAfter: '20:00' },
    checkout: '10:00',
    breakfast: null,
    quietHours: null,
    highSeason: { from: '06-01', to: '09-30' },
    servicesSeason: { from: '05-31', to: '09-14' },
    chatNumber: null,
    score: null,
    waysTo: [{ landmark: 'airport', minutes: 20, metres: [20_000, 25_000] }],
    vatNumber: null,
    cin: 'IT000P',
    iun: 'P000',
    touristTax: null,
    offeredServices: ['beach-shuttle', 'parking'],
    weeklyDiscountPercent: 10,
    video: null,
    credit: { label: 'Officina', url: 'https://officina.example' },
    updatedAt: '2026-01-10T09:00:00.000Z',
    ...changes,
  };
}

export function anImageAnswer(changes: Partial<RoomImage> = {}): RoomImage {
  const id = changes.id ?? 1;
  return {
    id,
    roomId: 1,
    imageUrl: `/uploads/rooms/${id}-1600.jpg`,
    imageOrder: id - 1,
    isMain: id === 1,
    width: 1600,
    height: 1067,
    placeholder: '#7aa5a3',
    variants: [
      { url: `/uploads/rooms/${id}-480.avif`, width: 480, type: 'image/avif' },
      { url: `/uploads/rooms/${id}-480.webp`, width: 480, type: 'image/webp' },
    ],
    alt: { it: `Veduta ${id}`, en: `View ${id}` },
    updatedAt: '2026-10-01T09:00:00.000Z',
    ...changes,
  };
}

export function aRoomAnswer(changes: Partial<Room> = {}): Room {
  return {
    id: 1,
    name: 'Bungalow Ginepro',
    slug: 'bungalow-ginepro',
    description: 'Un bungalow rotondo tra i pini.',
    shortDescription: 'Rotondo e fresco.',
    descriptionEn: 'A round bungalow among the pines.',
    shortDescriptionEn: 'Round and cool.',
    descriptionDe: null,
    shortDescriptionDe: null,
    descriptionEs: null,
    shortDescriptionEs: null,
    maxGuests: 2,
    amenities: ['air-conditioning', 'free-wifi'],
    images: ['/uploads/rooms/1-1600.jpg'],
    mainImage: anImageAnswer(),
    isActive: true,
    bookingUrl: 'https://booking.example/ginepro',
    airbnbUrl: null,
    cin: 'IT000R1',
    iun: 'R0001',
    updatedAt: '2026-01-10T09:00:00.000Z',
    ...changes,
  };
}

export function aRoomDetailAnswer(changes: Partial<RoomDetail> = {}): RoomDetail {
  return {
    ...aRoomAnswer(),
    gallery: [anImageAnswer()],
    prices: [{ season: 'high', pricePerNight: '95-120€', updatedAt: '2026-01-10T09:00:00.000Z' }],
    ...changes,
  };
}

export function aPricingAnswer(changes: Partial<Pricing> = {}): Pricing {
  return {
    season: 'high',
    pricePerNight: '95-120€',
    updatedAt: '2026-01-10T09:00:00.000Z',
    roomId: 1,
    room: { slug: 'bungalow-ginepro', name: 'Bungalow Ginepro' },
    ...changes,
  };
}
