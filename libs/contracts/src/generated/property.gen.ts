import { baseApi as api } from '../base-api';
export const addTagTypes = ['property'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getProperty: build.query<GetPropertyApiResponse, GetPropertyApiArg>({
        query: () => ({ url: `/api/property` }),
        providesTags: ['property'],
      }),
      updateProperty: build.mutation<UpdatePropertyApiResponse, UpdatePropertyApiArg>({
        query: (queryArg) => ({
          url: `/api/property`,
          method: 'PUT',
          body: queryArg.updatePropertyRequest,
        }),
        invalidatesTags: ['property'],
      }),
      uploadHostPicture: build.mutation<UploadHostPictureApiResponse, UploadHostPictureApiArg>({
        query: (queryArg) => ({
          url: `/api/property/hosts/${encodeURIComponent(String(queryArg.index))}/picture`,
          method: 'PUT',
          body: queryArg.uploadHostPictureRequest,
        }),
        invalidatesTags: ['property'],
      }),
      listDismissedReminders: build.query<ListDismissedRemindersApiResponse, ListDismissedRemindersApiArg>({
        query: () => ({ url: `/api/reminders/dismissed` }),
        providesTags: ['property'],
      }),
      dismissReminder: build.mutation<DismissReminderApiResponse, DismissReminderApiArg>({
        query: (queryArg) => ({
          url: `/api/reminders/dismissed/${encodeURIComponent(String(queryArg.reminder))}`,
          method: 'PUT',
        }),
        invalidatesTags: ['property'],
      }),
      restoreReminder: build.mutation<RestoreReminderApiResponse, RestoreReminderApiArg>({
        query: (queryArg) => ({
          url: `/api/reminders/dismissed/${encodeURIComponent(String(queryArg.reminder))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['property'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as propertyApi };
export type GetPropertyApiResponse = /** status 200 The record. */ Property;
export type GetPropertyApiArg = void;
export type UpdatePropertyApiResponse = /** status 200 The record as it was stored. */ Property;
export type UpdatePropertyApiArg = {
  updatePropertyRequest: UpdatePropertyRequest;
};
export type UploadHostPictureApiResponse = /** status 200 The record with the picture. */ Property;
export type UploadHostPictureApiArg = {
  /** Position in `hosts`, from zero. */
  index: number;
  uploadHostPictureRequest: UploadHostPictureRequest;
};
export type ListDismissedRemindersApiResponse = /** status 200 Keys of the reminders. */ string[];
export type ListDismissedRemindersApiArg = void;
export type DismissReminderApiResponse = unknown;
export type DismissReminderApiArg = {
  /** `property.<what is missing>`, `room.<id>.<what is missing>`, or `content.<page>.<what is missing>`; `content.<page>.lawyer` says that a lawyer has read a legal page as it came, `content.starter` that no first texts are wanted. */
  reminder: string;
};
export type RestoreReminderApiResponse = unknown;
export type RestoreReminderApiArg = {
  /** `property.<what is missing>`, `room.<id>.<what is missing>`, or `content.<page>.<what is missing>`; `content.<page>.lawyer` says that a lawyer has read a legal page as it came, `content.starter` that no first texts are wanted. */
  reminder: string;
};
export type LocalizedText = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
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
export type OwnWay = {
  /** None of the specified ids, nor that of another entry of the list, also of one that was removed. */
  id: string;
  name: LocalizedText;
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
  /** What the picture shows; null falls back to the name. */
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
export type NamedItem = {
  /** None of the specified ids, nor that of another entry of the list, also of one that was removed. */
  id: string;
  name: LocalizedText;
};
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
export type StayFact = {
  id: string;
  /** Ids of the answers; empty where the number is the answer. */
  choices: string[];
  /** Cents, centimetres, nights or per cent, as the fact has it. */
  number: number | null;
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
  /** Whether guests are promised an answer to a quote within 24 hours. */
  answersInOneDay: boolean;
  coordinates: Coordinates | null;
  reception: Hours | null;
  checkin: Checkin;
  /** Time of day at the property, `HH:MM`. */
  checkout: string;
  breakfast: Hours | null;
  quietHours: Hours | null;
  /** When the high season’s prices apply. */
  highSeason: YearlyPeriod;
  /** When the property is open to guests; null when it is all year, or unknown. */
  openSeason: YearlyPeriod | null;
  /** When the services are open. */
  servicesSeason: YearlyPeriod | null;
  /** Digits with country code. */
  chatNumber: string | null;
  score: Score | null;
  waysTo: WayTo[];
  /** Ways to places of the owner’s own. */
  ownWays: OwnWay[];
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
  /** Services of the owner’s own, which can be asked for, too. */
  ownServices: NamedItem[];
  /** Amenities of the owner’s own, which rooms name by their ids. */
  ownAmenities: NamedItem[];
  /** Per cent off a stay of a week or more. */
  weeklyDiscountPercent: number | null;
  /** What services, terms and tips of the guide cost; amounts not in the list are unset. */
  amounts: NamedAmount[];
  /** What guests ask before they write; unset ones are left out. */
  stayFacts: StayFact[];
  video: Video | null;
  /** The agency’s credit in the footer. */
  credit: Credit | null;
  updatedAt: string;
};
export type FieldProblem = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names that a sentence about it may need. */
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
  /** Stable code of the cause; `checkReady` and `getMe` list them. */
  reason?: string;
};
export type TextsInput = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type CoordinatesInput = {
  /** Degrees, WGS 84. */
  lat: number;
  /** Degrees, WGS 84. */
  lng: number;
};
export type HoursInput = {
  /** Time of day at the property, `HH:MM`. */
  from: string;
  /** Time of day at the property, `HH:MM`. */
  to: string;
};
export type CheckinInput = {
  /** Time of day at the property, `HH:MM`. */
  from: string;
  /** Later arrivals must be announced. */
  announceAfter: string | null;
};
export type YearlyPeriodInput = {
  /** Day of each year, `MM-DD`. */
  from: string;
  /** Day of each year, `MM-DD`. */
  to: string;
};
export type ScoreInput = {
  /** At most `scale`. */
  value: number;
  /** The best possible value. */
  scale: number;
  source: string;
  date: string;
};
export type WayToInput = {
  landmark: Landmark;
  mode: WayMode;
  minutes: number | null;
  /** Metres from, and to where it is a range. */
  metres: number[] | null;
};
export type OwnWayInput = {
  /** As it was read, also where the name is another one; null for a new entry, which gets one. */
  id: string | null;
  /** At most 80 characters each. */
  name: TextsInput;
  mode: WayMode;
  minutes: number | null;
  /** Metres from, and to where it is a range. */
  metres: number[] | null;
};
export type HostInput = {
  name: string;
  /** Languages the host speaks, ISO 639-1. */
  languages: string[];
  /** The picture of a host, as it was read; null removes it, and its files are deleted once no host has it. */
  pictureUrl: string | null;
  /** What the picture shows, for those who do not see it; at most 300 characters each. It goes with the picture. */
  pictureAlt: TextsInput | null;
};
export type TouristTaxInput = {
  /** Euro cents for a person and a night; null when only the note says something about the tax. */
  centsPerPersonNight: number | null;
  /** Nights of a stay that are taxed at most; null when all are. */
  maxNights: number | null;
  /** Months whose nights are taxed; null when all are. */
  months: number[] | null;
  /** At most 1000 characters each. */
  note: TextsInput | null;
};
export type NamedItemInput = {
  /** As it was read, also where the name is another one; null for a new entry, which gets one. */
  id: string | null;
  /** At most 80 characters each. */
  name: TextsInput;
};
export type NamedAmountInput = {
  id: AmountId;
  /** Euro cents. */
  cents: number;
};
export type VideoInput = {
  /** An address with http or https, or an own file below `/uploads/`. */
  url: string;
  posterUrl: string | null;
};
export type CreditInput = {
  label: string;
  url: string;
};
export type UpdatePropertyRequest = {
  name: string;
  /** At most 200 characters each. */
  tagline: TextsInput;
  address: string;
  city: string;
  postalCode: string;
  /** Region or province. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** International form; without a prefix it gets that of the country. */
  phone: string;
  /** Guests’ requests are sent here too. */
  email: string;
  /** Whether pages and e-mails promise an answer to a quote within 24 hours. */
  answersInOneDay: boolean;
  /** Null when unset, and then not shown. */
  coordinates: CoordinatesInput | null;
  /** Null when unset, and then not shown. */
  reception: HoursInput | null;
  checkin: CheckinInput;
  /** `HH:MM`. */
  checkout: string;
  /** Null when unset, and then not shown. */
  breakfast: HoursInput | null;
  /** Null when unset, and then not shown. */
  quietHours: HoursInput | null;
  /** When the high season’s prices apply. */
  highSeason: YearlyPeriodInput;
  /** When the property is open to guests; null when it is all year, or unknown. */
  openSeason: YearlyPeriodInput | null;
  /** When the services are open. */
  servicesSeason: YearlyPeriodInput | null;
  /** Digits with country code; null hides the chat button. */
  chatNumber: string | null;
  /** Null when unset, and then not shown. */
  score: ScoreInput | null;
  /** Each landmark at most once. */
  waysTo: WayToInput[];
  /** Ways to places of the owner’s own; minutes or metres are given. */
  ownWays: OwnWayInput[];
  /** The page of the beach shuttle’s operator; http or https. */
  shuttleUrl: string | null;
  /** A map that may be embedded in a frame; http or https, no sharing link of Google Maps. Loaded when the visitor presses it. */
  mapEmbedUrl: string | null;
  /** The people who receive the guests. */
  hosts: HostInput[];
  vatNumber: string | null;
  /** National rental code. */
  cin: string | null;
  /** Regional rental code. */
  iun: string | null;
  /** Null when unset, and then not shown. */
  touristTax: TouristTaxInput | null;
  /** At most 4000 characters each; null when they are unset. */
  houseRules: TextsInput | null;
  /** At most 4000 characters each; null when they are unset. */
  cancellationTerms: TextsInput | null;
  /** At most 4000 characters each; null when they are unset. */
  depositTerms: TextsInput | null;
  /** What can be asked for in a quote. */
  offeredServices: AdditionalService[];
  /** Services of the owner’s own. Quotes in which one was asked for keep its name as it was then. */
  ownServices: NamedItemInput[];
  /** Amenities of the owner’s own. Rooms lose one that is removed. */
  ownAmenities: NamedItemInput[];
  /** Per cent off a stay of a week or more. */
  weeklyDiscountPercent: number | null;
  /** Each name at most once; a missing one is unset, and texts that would state it are hidden. */
  amounts: NamedAmountInput[];
  /** What guests ask before they write; unset ones are left out, and then not shown. */
  stayFacts: StayFact[];
  /** Null when unset, and then not shown. */
  video: VideoInput | null;
  /** The agency’s credit in the footer. */
  credit: CreditInput | null;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type UploadHostPictureRequest = {
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  /** JPEG, PNG, WebP or AVIF, not moving, at most 15 MiB and 50 megapixels, no side more than ten times the other. */
  image: Blob;
};
export const {
  useGetPropertyQuery,
  useUpdatePropertyMutation,
  useUploadHostPictureMutation,
  useListDismissedRemindersQuery,
  useDismissReminderMutation,
  useRestoreReminderMutation,
} = injectedRtkApi;
