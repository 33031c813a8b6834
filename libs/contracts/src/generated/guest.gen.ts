import { baseApi as api } from '../base-api';
export const addTagTypes = [
  'super-admin',
  'settings',
  'property',
  'rooms',
  'pricing',
  'breakfast',
  'quotes',
  'reviews',
  'events',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSuperAdminSettings: build.query<GetSuperAdminSettingsApiResponse, GetSuperAdminSettingsApiArg>({
        query: () => ({ url: `/api/super-admin/settings` }),
        providesTags: ['super-admin'],
      }),
      getSetting: build.query<GetSettingApiResponse, GetSettingApiArg>({
        query: (queryArg) => ({
          url: `/api/settings/${encodeURIComponent(String(queryArg.key))}`,
        }),
        providesTags: ['settings'],
      }),
      getProperty: build.query<GetPropertyApiResponse, GetPropertyApiArg>({
        query: () => ({ url: `/api/property` }),
        providesTags: ['property'],
      }),
      listRooms: build.query<ListRoomsApiResponse, ListRoomsApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            include: queryArg.include,
          },
        }),
        providesTags: ['rooms'],
      }),
      getRoom: build.query<GetRoomApiResponse, GetRoomApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.room))}`,
          params: {
            include: queryArg.include,
          },
        }),
        providesTags: ['rooms'],
      }),
      listPrices: build.query<ListPricesApiResponse, ListPricesApiArg>({
        query: (queryArg) => ({
          url: `/api/pricing`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            include: queryArg.include,
          },
        }),
        providesTags: ['pricing'],
      }),
      listBreakfastImages: build.query<ListBreakfastImagesApiResponse, ListBreakfastImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['breakfast'],
      }),
      createQuote: build.mutation<CreateQuoteApiResponse, CreateQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes`,
          method: 'POST',
          body: queryArg.createQuoteRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['quotes'],
      }),
      listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['reviews'],
      }),
      createReview: build.mutation<CreateReviewApiResponse, CreateReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews`,
          method: 'POST',
          body: queryArg.createReviewRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
      getReviewSummary: build.query<GetReviewSummaryApiResponse, GetReviewSummaryApiArg>({
        query: () => ({ url: `/api/reviews/summary` }),
        providesTags: ['reviews'],
      }),
      listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/events`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['events'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as guestApi };
export type GetSuperAdminSettingsApiResponse = /** status 200 The settings. */ SuperAdminSettings;
export type GetSuperAdminSettingsApiArg = void;
export type GetSettingApiResponse = /** status 200 The switch. */ SiteSetting;
export type GetSettingApiArg = {
  key: 'show_reviews_section';
};
export type GetPropertyApiResponse = /** status 200 The record. */ Property;
export type GetPropertyApiArg = void;
export type ListRoomsApiResponse = /** status 200 The rooms. */ Room[];
export type ListRoomsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` tells whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
  /** Shows hidden rooms too; needs the owner’s session or an access key, and the answer is not cached. */
  include?: 'inactive';
};
export type GetRoomApiResponse = /** status 200 The room. */ RoomDetail;
export type GetRoomApiArg = {
  /** Slug or id. */
  room: string;
  /** Shows hidden rooms too; needs the owner’s session or an access key, and the answer is not cached. */
  include?: 'inactive';
};
export type ListPricesApiResponse = /** status 200 The prices. */ Pricing[];
export type ListPricesApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` tells whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
  /** Shows hidden rooms too; needs the owner’s session or an access key, and the answer is not cached. */
  include?: 'inactive';
};
export type ListBreakfastImagesApiResponse = /** status 200 The pictures. */ BreakfastImage[];
export type ListBreakfastImagesApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` tells whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type CreateQuoteApiResponse =
  /** status 201 The quote that was stored, or the one that this was sent for before. */ PlacedQuote;
export type CreateQuoteApiArg = {
  /** A fresh UUID for each thing that a person sends, the same one for each try at sending it. With other fields than before it is a 422. A key is kept as long as what was sent with it. */
  'Idempotency-Key'?: string;
  createQuoteRequest: CreateQuoteRequest;
};
export type ListReviewsApiResponse = /** status 200 The reviews. */ Review[];
export type ListReviewsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` tells whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type CreateReviewApiResponse =
  /** status 201 The review that was stored, or the one that this was sent for before. */ PlacedReview;
export type CreateReviewApiArg = {
  /** A fresh UUID for each thing that a person sends, the same one for each try at sending it. With other fields than before it is a 422. A key is kept as long as what was sent with it. */
  'Idempotency-Key'?: string;
  createReviewRequest: CreateReviewRequest;
};
export type GetReviewSummaryApiResponse = /** status 200 The number and the average. */ ReviewSummary;
export type GetReviewSummaryApiArg = void;
export type ListEventsApiResponse = /** status 200 The events. */ Event[];
export type ListEventsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` tells whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type LocalizedText = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type SuperAdminSettings = {
  /** While true, and until `offlineUntil`, public pages show the offline notice. */
  siteOffline: boolean;
  /** Script for the page head. */
  trackingCode: string;
  /** HTML text; empty shows nothing. Kept are links, pictures and simple layout; what could run is taken out. */
  bannerFooter: string;
  bannerMidSite: string;
  bannerMobileTop: string;
  bannerMobileMid1: string;
  bannerMobileMid2: string;
  bannerMobileBottom: string;
  id: number;
  /** The site returns by itself then. Null: it stays offline until it is switched on. */
  offlineUntil: string | null;
  /** What the notice says instead of the usual sentence, at most 500 characters in each language. */
  offlineText: LocalizedText | null;
  /** Origins that the tracking script may call. */
  trackingOrigins: string[];
  updatedAt: string;
};
export type FieldProblem = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names a sentence about it may need. */
  facts?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  /** The status again. */
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field; with every 400 about fields. */
  errors?: FieldProblem[];
  /** The one field that a conflict or a rule is about. */
  field?: string;
  /** When somebody saved in between. */
  savedAt?: string;
  /** Who saved in between, where a history tells. */
  savedBy?: string;
  /** Of the room or event that came with the `Idempotency-Key` before. */
  id?: number;
  /** How many there may be. */
  limit?: number;
  /** The same as in `Retry-After`. */
  retryAfterSeconds?: number;
  /** Stable code of what is behind it; `checkReady` and `getMe` say which there are. */
  reason?: string;
};
export type SiteSettingKey = 'show_reviews_section';
export type SiteSettingValue = 'true' | 'false';
export type SiteSetting = {
  /** Null while nobody has set it. */
  id: number | null;
  key: SiteSettingKey;
  value: SiteSettingValue;
  /** Null while nobody has set it. */
  updatedAt: string | null;
};
export type Coordinates = {
  /** Degrees, WGS 84. */
  lat: number;
  /** Degrees, WGS 84. */
  lng: number;
};
export type Hours = {
  /** Time of day at the property, `HH:MM`. */
  from: string;
  /** Time of day at the property, `HH:MM`. */
  to: string;
};
export type Checkin = {
  /** Time of day at the property, `HH:MM`. */
  from: string;
  /** Later arrivals must be announced. */
  announceAfter: string | null;
};
export type YearlyPeriod = {
  /** Day of each year, `MM-DD`. */
  from: string;
  /** Day of each year, `MM-DD`. */
  to: string;
};
export type Score = {
  value: number;
  /** The best possible value. */
  scale: number;
  /** Who counted it. */
  source: string;
  date: string;
};
export type Landmark = 'airport' | 'town-centre' | 'beach' | 'marina';
export type WayMode = 'on-foot' | 'by-car';
export type WayTo = {
  landmark: Landmark;
  mode: WayMode;
  /** Minutes in this mode. */
  minutes: number | null;
  /** Metres from, and to where it is a range. */
  metres: number[] | null;
};
export type Host = {
  name: string;
  /** Languages the host speaks, ISO 639-1. */
  languages: string[];
  /** The smallest copy of the picture. */
  pictureUrl: string | null;
  /** What the picture shows; null leaves it at the name. */
  pictureAlt: LocalizedText | null;
};
export type TouristTax = {
  /** Euro cents for a person and a night; null when only the note says something about the tax. */
  centsPerPersonNight: number | null;
  /** Nights of a stay that are taxed at most; null when all are. */
  maxNights: number | null;
  /** Months whose nights are taxed, in the year’s order; null when all are. */
  months: number[] | null;
  note: LocalizedText | null;
};
export type AdditionalService =
  | 'beach-shuttle'
  | 'sports-fields'
  | 'mooring'
  | 'parking'
  | 'airport-shuttle'
  | 'personal-check-in'
  | 'crib'
  | 'taxi'
  | 'wifi';
export type AmountId =
  | 'tennis-evening'
  | 'five-a-side-evening'
  | 'beach-reservation'
  | 'boat-trip'
  | 'deposit'
  | 'uncleaned-kitchenette-penalty';
export type NamedAmount = {
  id: AmountId;
  /** Euro cents. */
  cents: number;
};
export type Video = {
  url: string;
  posterUrl: string | null;
};
export type Credit = {
  label: string;
  url: string;
};
export type Property = {
  name: string;
  tagline: LocalizedText;
  address: string;
  city: string;
  postalCode: string;
  /** Region or province. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** International form. */
  phone: string;
  email: string;
  coordinates: Coordinates | null;
  reception: Hours | null;
  checkin: Checkin;
  /** Time of day at the property, `HH:MM`. */
  checkout: string;
  breakfast: Hours | null;
  quietHours: Hours | null;
  /** When the high season’s prices hold. */
  highSeason: YearlyPeriod;
  /** When the property takes guests; null when it does all year, or does not say. */
  openSeason: YearlyPeriod | null;
  /** When the services are open. */
  servicesSeason: YearlyPeriod | null;
  /** Digits with country code. */
  chatNumber: string | null;
  score: Score | null;
  waysTo: WayTo[];
  /** The page of the beach shuttle’s operator. */
  shuttleUrl: string | null;
  /** A map of another host, for a frame; loaded when the visitor presses it. */
  mapEmbedUrl: string | null;
  hosts: Host[];
  vatNumber: string | null;
  /** National rental code. */
  cin: string | null;
  /** Regional rental code. */
  iun: string | null;
  touristTax: TouristTax | null;
  houseRules: LocalizedText | null;
  cancellationTerms: LocalizedText | null;
  depositTerms: LocalizedText | null;
  /** What can be asked for in a quote. */
  offeredServices: AdditionalService[];
  /** Per cent off a stay of a week or more. */
  weeklyDiscountPercent: number | null;
  /** What services, terms and tips of the guide cost; what is not in the list is unset. */
  amounts: NamedAmount[];
  video: Video | null;
  /** The agency’s credit in the footer. */
  credit: Credit | null;
  updatedAt: string;
};
export type Amenity =
  | 'private-bathroom'
  | 'private-bathroom-tub'
  | 'balcony'
  | 'private-balcony'
  | 'garden-view'
  | 'panoramic-view'
  | 'free-wifi'
  | 'flat-screen-tv'
  | 'air-conditioning'
  | 'room-service'
  | 'minibar'
  | 'kitchenette'
  | 'private-garden';
export type BedKind = 'double' | 'single' | 'sofa-bed' | 'bunk' | 'cot';
export type Bed = {
  kind: BedKind;
  count: number;
  /** Centimetres. */
  widthCm: number;
};
export type ImageVariant = {
  url: string;
  /** Pixels. */
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
};
export type RoomImage = {
  id: number;
  roomId: number;
  imageUrl: string;
  /** Place in the gallery, from zero. */
  imageOrder: number;
  /** Stands for the room; at most one of a gallery. */
  isMain: boolean;
  /** Pixels of the picture at `imageUrl`. */
  width: number;
  /** Pixels of the picture at `imageUrl`. */
  height: number;
  /** Colour to show until the picture is there. */
  placeholder: string;
  /** Smaller copies and other formats; those in AVIF follow some seconds after the upload. */
  variants: ImageVariant[];
  /** What the picture shows, for people who cannot see it. */
  alt: LocalizedText;
  /** When its texts were last saved. */
  updatedAt: string;
};
export type Room = {
  id: number;
  name: string;
  slug: string;
  description: string;
  shortDescription: string;
  descriptionEn: string | null;
  shortDescriptionEn: string | null;
  descriptionDe: string | null;
  shortDescriptionDe: string | null;
  descriptionEs: string | null;
  shortDescriptionEs: string | null;
  maxGuests: number;
  amenities: Amenity[];
  /** Empty while it is unset, and then not shown. */
  beds: Bed[];
  /** Square metres. */
  sizeSqm: number | null;
  /** Gallery in order. */
  images: string[];
  /** The picture that stands for the room. */
  mainImage: RoomImage | null;
  /** Guests see active rooms alone. */
  isActive: boolean;
  bookingUrl: string | null;
  airbnbUrl: string | null;
  /** National rental code. */
  cin: string | null;
  /** Regional rental code. */
  iun: string | null;
  updatedAt: string;
};
export type Season = 'high' | 'low';
export type RoomPrice = {
  id: number;
  season: Season;
  /** Free text with its currency. */
  pricePerNight: string;
  updatedAt: string;
};
export type RoomDetail = {
  id: number;
  name: string;
  slug: string;
  description: string;
  shortDescription: string;
  descriptionEn: string | null;
  shortDescriptionEn: string | null;
  descriptionDe: string | null;
  shortDescriptionDe: string | null;
  descriptionEs: string | null;
  shortDescriptionEs: string | null;
  maxGuests: number;
  amenities: Amenity[];
  /** Empty while it is unset, and then not shown. */
  beds: Bed[];
  /** Square metres. */
  sizeSqm: number | null;
  /** Gallery in order. */
  images: string[];
  /** The picture that stands for the room. */
  mainImage: RoomImage | null;
  /** Guests see active rooms alone. */
  isActive: boolean;
  bookingUrl: string | null;
  airbnbUrl: string | null;
  /** National rental code. */
  cin: string | null;
  /** Regional rental code. */
  iun: string | null;
  updatedAt: string;
  /** All pictures in order. */
  gallery: RoomImage[];
  /** High season first; a season without price is missing. */
  prices: RoomPrice[];
};
export type PricedRoom = {
  slug: string;
  name: string;
};
export type Pricing = {
  id: number;
  season: Season;
  /** Free text with its currency. */
  pricePerNight: string;
  updatedAt: string;
  roomId: number;
  room: PricedRoom;
};
export type BreakfastImage = {
  /** Pixels of the picture at `url`. */
  width: number;
  /** Pixels of the picture at `url`. */
  height: number;
  /** Colour to show until the picture is there. */
  placeholder: string;
  /** Smaller copies and other formats; those in AVIF follow some seconds after the upload. */
  variants: ImageVariant[];
  /** Address of the largest copy. */
  url: string;
  id: number;
  /** Served at `/uploads/breakfast/{filename}`. */
  filename: string;
  /** What the file was called when it was uploaded. */
  originalName: string;
  /** What the picture shows; the original name stands in for it. */
  description: string | null;
};
export type QuoteStatus = 'pending' | 'answered' | 'confirmed' | 'declined' | 'archived';
export type Language = 'it' | 'en' | 'de' | 'es';
export type PlacedQuote = {
  id: number;
  status: QuoteStatus;
  createdAt: string;
  language: Language;
  checkIn: string;
  checkOut: string;
  nights: number;
  guests: number;
  /** Slug of the room. */
  preferredRoom: string | null;
  /** Name of the room when asked for. */
  preferredRoomName: string | null;
  /** More guests than the chosen room takes. */
  exceedsRoomCapacity: boolean;
  /** Signed, holds for 30 minutes: with it as the parameter `ref` the page after sending tells what was asked, and nothing of the person. */
  ref: string;
};
export type CreateQuoteRequest = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  /** Arrival, `YYYY-MM-DD`, today or later; an ISO timestamp is cut to its day in Europe/Rome. */
  checkIn: string;
  /** Departure, after the arrival; same forms. */
  checkOut: string;
  guests: number;
  /** Slug of a room; null for no preference. */
  preferredRoom?: string | null;
  specialRequests?: string | null;
  /** Of those that the property offers. */
  additionalServices?: AdditionalService[];
  /** Of the page it was written on; the guest is answered in it. */
  language?: Language;
  /** Leave it out: a field that people do not see. */
  website?: string;
  /** Milliseconds it took to fill in the form, as its script reports it. */
  filledInMs?: number;
};
export type ReviewReply = {
  text: string;
  at: string;
};
export type Review = {
  id: number;
  /** `–` once the guest was forgotten. */
  guestName: string;
  rating: number;
  title: string;
  comment: string;
  /** It was written in. */
  language: Language;
  createdAt: string;
  /** The owner’s answer. */
  reply: ReviewReply | null;
};
export type PlacedReview = {
  id: number;
  /** `–` once the guest was forgotten. */
  guestName: string;
  rating: number;
  title: string;
  comment: string;
  /** It was written in. */
  language: Language;
  createdAt: string;
  /** The owner’s answer. */
  reply: ReviewReply | null;
  /** Reviews are looked at before guests see them. */
  isApproved: boolean;
};
export type CreateReviewRequest = {
  guestName: string;
  /** Only for the owner; no response to guests contains it. */
  email: string;
  rating: number;
  title: string;
  comment: string;
  /** Of the page it was written on; the guest is answered in it. */
  language?: Language;
  /** Leave it out: a field that people do not see. */
  website?: string;
  /** Milliseconds it took to fill in the form, as its script reports it. */
  filledInMs?: number;
};
export type ReviewSummary = {
  /** Approved reviews. */
  count: number;
  /** Their stars, to one decimal; null without reviews. */
  average: number | null;
};
export type Picture = {
  url: string;
  /** Pixels of the picture at `url`. */
  width: number;
  /** Pixels of the picture at `url`. */
  height: number;
  /** Colour to show until the picture is there. */
  placeholder: string;
  /** Smaller copies and other formats; those in AVIF follow some seconds after the upload. */
  variants: ImageVariant[];
};
export type Event = {
  id: number;
  title: string;
  titleEn: string | null;
  titleDe: string | null;
  titleEs: string | null;
  description: string;
  descriptionEn: string | null;
  descriptionDe: string | null;
  descriptionEs: string | null;
  /** Address of the picture. */
  image: string | null;
  /** The same picture with its smaller copies. */
  picture: Picture | null;
  link: string | null;
  /** First day. */
  startDate: string | null;
  /** Last day; null when it is the first. */
  endDate: string | null;
  location: string | null;
  /** Guests see only active events, until they are over. */
  isActive: boolean;
  /** Lists begin with the lowest. */
  sortOrder: number;
  createdAt: string;
  updatedAt: string;
};
export const {
  useGetSuperAdminSettingsQuery,
  useGetSettingQuery,
  useGetPropertyQuery,
  useListRoomsQuery,
  useGetRoomQuery,
  useListPricesQuery,
  useListBreakfastImagesQuery,
  useCreateQuoteMutation,
  useListReviewsQuery,
  useCreateReviewMutation,
  useGetReviewSummaryQuery,
  useListEventsQuery,
} = injectedRtkApi;
