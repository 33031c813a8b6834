import type { BreakfastImage, Event } from '../guest';
import type {
  Account,
  Message,
  OwnReview,
  Pricing,
  Property,
  Review,
  Room,
  RoomDetail,
  RoomImage,
} from '../index';

/** Believable responses of the API; a test gives only what it is about. */
export function aPropertyResponse(changes: Partial<Property> = {}): Property {
  return {
    name: 'Baia dei Ginepri',
    tagline: { it: 'Una baia, i pini.', en: 'A bay, pines.', de: 'Bucht, Pinien.', es: 'Una bahía, pinos.' },
    address: 'Via dei Ginepri 12',
    city: 'San Teodoro',
    postalCode: '07052',
    region: 'Sardegna',
    country: 'IT',
    phone: '+39 0784 000 000',
    email: 'info@baiadeiginepri.example',
    answersInOneDay: true,
    coordinates: { lat: 40.77, lng: 9.67 },
    reception: { from: '08:00', to: '22:00' },
    checkin: { from: '16:00', announceAfter: '20:00' },
    checkout: '10:00',
    breakfast: null,
    quietHours: null,
    highSeason: { from: '06-01', to: '09-30' },
    openSeason: null,
    servicesSeason: { from: '05-31', to: '09-14' },
    chatNumber: null,
    score: null,
    waysTo: [{ landmark: 'airport', mode: 'by-car', minutes: 20, metres: [20_000, 25_000] }],
    ownWays: [],
    stayFacts: [],
    shuttleUrl: null,
    mapEmbedUrl: null,
    hosts: [],
    vatNumber: null,
    cin: 'IT000P',
    iun: 'P000',
    touristTax: null,
    houseRules: null,
    cancellationTerms: null,
    depositTerms: null,
    offeredServices: ['beach-shuttle', 'parking'],
    ownServices: [],
    ownAmenities: [],
    weeklyDiscountPercent: 10,
    amounts: [],
    video: null,
    credit: { label: 'Officina', url: 'https://officina.example' },
    updatedAt: '2026-01-10T09:00:00.000Z',
    ...changes,
  };
}

export function anImageResponse(changes: Partial<RoomImage> = {}): RoomImage {
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

export function aRoomResponse(changes: Partial<Room> = {}): Room {
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
    amenities: ['free-wifi', 'air-conditioning'],
    beds: [],
    sizeSqm: null,
    stepFree: false,
    stayFacts: [],
    images: ['/uploads/rooms/1-1600.jpg'],
    mainImage: anImageResponse(),
    isActive: true,
    bookingUrl: 'https://booking.example/ginepro',
    airbnbUrl: null,
    cin: 'IT000R1',
    iun: 'R0001',
    updatedAt: '2026-01-10T09:00:00.000Z',
    ...changes,
  };
}

export function aRoomDetailResponse(changes: Partial<RoomDetail> = {}): RoomDetail {
  return {
    ...aRoomResponse(),
    gallery: [anImageResponse()],
    prices: [{ id: 1, season: 'high', pricePerNight: '95-120€', updatedAt: '2026-01-10T09:00:00.000Z' }],
    ...changes,
  };
}

export function anEventResponse(changes: Partial<Event> = {}): Event {
  return {
    id: 1,
    title: 'Sagra del pesce',
    titleEn: 'Fish festival',
    titleDe: null,
    titleEs: null,
    description: 'Fritto misto e vermentino, sul porto.',
    descriptionEn: 'Fried fish and vermentino, down at the harbour.',
    descriptionDe: null,
    descriptionEs: null,
    image: null,
    picture: null,
    link: 'https://sagra.example/programma',
    startDate: '2026-08-01',
    endDate: '2026-08-02',
    location: 'Porto di San Teodoro',
    isActive: true,
    sortOrder: 0,
    createdAt: '2026-02-01T09:00:00.000Z',
    updatedAt: '2026-02-01T09:00:00.000Z',
    ...changes,
  };
}

export function aBreakfastImageResponse(changes: Partial<BreakfastImage> = {}): BreakfastImage {
  const id = changes.id ?? 1;
  return {
    id,
    url: `/uploads/breakfast/${id}-1600.jpg`,
    filename: `${id}-1600.jpg`,
    originalName: `IMG_${id}.jpg`,
    description: null,
    width: 1600,
    height: 1067,
    placeholder: '#d9c7a7',
    variants: [{ url: `/uploads/breakfast/${id}-480.avif`, width: 480, type: 'image/avif' }],
    ...changes,
  };
}

export function aPricingResponse(changes: Partial<Pricing> = {}): Pricing {
  return {
    id: 1,
    season: 'high',
    pricePerNight: '95-120€',
    updatedAt: '2026-01-10T09:00:00.000Z',
    roomId: 1,
    room: { slug: 'bungalow-ginepro', name: 'Bungalow Ginepro' },
    ...changes,
  };
}

/** A message that could not be sent. */
export function aMessageResponse(changes: Partial<Message> = {}): Message {
  return {
    id: 12,
    kind: 'quote-to-guest',
    quoteId: 7,
    reviewId: null,
    heldBecause: null,
    to: 'greta.mueller@example.org',
    subject: 'Anfrage Nr. 7',
    status: 'failed',
    attempts: 9,
    nextAttemptAt: null,
    lastError: '451 4.7.1 Try again later',
    mayHaveArrived: false,
    keptAsFile: false,
    createdAt: '2027-05-01T08:30:00.000Z',
    sentAt: null,
    gatheredIn: null,
    ...changes,
  };
}

/** A review that waits for the owner. */
export function anOwnReviewResponse(changes: Partial<OwnReview> = {}): OwnReview {
  return {
    id: 5,
    guestName: 'Eva Conti',
    email: 'eva@example.org',
    rating: 5,
    title: 'Mare e quiete',
    comment: 'Siamo stati benissimo.',
    language: 'it',
    createdAt: '2027-05-01T08:30:00.000Z',
    updatedAt: '2027-05-01T08:30:00.000Z',
    isApproved: false,
    suspected: false,
    reply: null,
    ...changes,
  };
}

export function anAccountResponse(changes: Partial<Account> = {}): Account {
  return {
    id: 1,
    username: 'gavina',
    role: 'admin',
    mustChangePassword: false,
    hasOneTimePassword: false,
    mayEditContent: true,
    ...changes,
  };
}

export function aReviewResponse(changes: Partial<Review> = {}): Review {
  return {
    id: 3,
    guestName: 'Eva',
    rating: 5,
    title: 'Che mare',
    comment: 'Siamo stati benissimo: silenzio, pini e l’acqua a due passi.',
    language: 'it',
    createdAt: '2026-09-01T08:30:00.000Z',
    reply: null,
    ...changes,
  };
}
