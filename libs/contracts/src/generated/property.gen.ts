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
          body: queryArg.savePropertyDto,
        }),
        invalidatesTags: ['property'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as propertyApi };
export type GetPropertyApiResponse = /** status 200  */ PropertyAnswer;
export type GetPropertyApiArg = void;
export type UpdatePropertyApiResponse = /** status 200  */ PropertyAnswer;
export type UpdatePropertyApiArg = {
  savePropertyDto: SavePropertyDto;
};
export type LocalizedText = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type CoordinatesAnswer = {
  /** Degrees, WGS 84 */
  lat: number;
  /** Degrees, WGS 84 */
  lng: number;
};
export type HoursAnswer = {
  /** Time of day at the property, `HH:MM` */
  from: string;
  /** Time of day at the property, `HH:MM` */
  to: string;
};
export type CheckinAnswer = {
  /** Time of day at the property, `HH:MM` */
  from: string;
  /** Later arrivals must be announced */
  announceAfter: string | null;
};
export type YearlyPeriodAnswer = {
  /** Day of each year, `MM-DD` */
  from: string;
  /** Day of each year, `MM-DD` */
  to: string;
};
export type ScoreAnswer = {
  value: number;
  /** The best possible value */
  scale: number;
  /** Who counted it */
  source: string;
  date: string;
};
export type Landmark = 'airport' | 'town-centre' | 'beach' | 'marina';
export type WayToAnswer = {
  landmark: Landmark;
  /** Minutes on the way */
  minutes: number | null;
  /** Metres from, and to where it is a range */
  metres: number[] | null;
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
export type VideoAnswer = {
  url: string;
  posterUrl: string | null;
};
export type CreditAnswer = {
  label: string;
  url: string;
};
export type PropertyAnswer = {
  name: string;
  tagline: LocalizedText;
  address: string;
  city: string;
  postalCode: string;
  /** Region or province */
  region: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** International form */
  phone: string;
  email: string;
  coordinates: CoordinatesAnswer | null;
  reception: HoursAnswer | null;
  checkin: CheckinAnswer;
  /** Time of day at the property, `HH:MM` */
  checkout: string;
  breakfast: HoursAnswer | null;
  quietHours: HoursAnswer | null;
  /** When the high season’s prices hold */
  highSeason: YearlyPeriodAnswer;
  /** When the services are open */
  servicesSeason: YearlyPeriodAnswer | null;
  /** Digits with country code */
  chatNumber: string | null;
  score: ScoreAnswer | null;
  waysTo: WayToAnswer[];
  vatNumber: string | null;
  /** National rental code */
  cin: string | null;
  /** Regional rental code */
  iun: string | null;
  touristTax: LocalizedText | null;
  /** What can be asked for in a quote */
  offeredServices: AdditionalService[];
  /** Per cent off a stay of a week or more */
  weeklyDiscountPercent: number | null;
  video: VideoAnswer | null;
  /** The agency’s credit in the footer */
  credit: CreditAnswer | null;
  updatedAt: string;
};
export type FieldProblemDto = {
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
export type ProblemDto = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field. */
  errors?: FieldProblemDto[];
};
export type TextsDto = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type CoordinatesDto = {
  /** Degrees, WGS 84 */
  lat: number;
  /** Degrees, WGS 84 */
  lng: number;
};
export type HoursDto = {
  /** Time of day at the property, `HH:MM` */
  from: string;
  /** Time of day at the property, `HH:MM` */
  to: string;
};
export type CheckinDto = {
  /** Time of day at the property, `HH:MM` */
  from: string;
  /** Later arrivals must be announced */
  announceAfter: string | null;
};
export type YearlyPeriodDto = {
  /** Day of each year, `MM-DD` */
  from: string;
  /** Day of each year, `MM-DD` */
  to: string;
};
export type ScoreDto = {
  /** At most `scale` */
  value: number;
  /** The best possible value */
  scale: number;
  source: string;
  date: string;
};
export type WayToDto = {
  landmark: Landmark;
  minutes: number | null;
  /** Metres from, and to where it is a range */
  metres: number[] | null;
};
export type VideoDto = {
  /** http or https, or an own file below `/uploads/` */
  url: string;
  posterUrl: string | null;
};
export type CreditDto = {
  label: string;
  url: string;
};
export type SavePropertyDto = {
  name: string;
  /** At most 200 characters each */
  tagline: TextsDto;
  address: string;
  city: string;
  postalCode: string;
  /** Region or province */
  region: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** International form */
  phone: string;
  /** Also where guests’ requests are sent to */
  email: string;
  /** null when it is unset, and then not shown */
  coordinates: CoordinatesDto | null;
  /** null when it is unset, and then not shown */
  reception: HoursDto | null;
  checkin: CheckinDto;
  /** `HH:MM` */
  checkout: string;
  /** null when it is unset, and then not shown */
  breakfast: HoursDto | null;
  /** null when it is unset, and then not shown */
  quietHours: HoursDto | null;
  /** When the high season’s prices hold */
  highSeason: YearlyPeriodDto;
  /** When the services are open */
  servicesSeason: YearlyPeriodDto | null;
  /** Digits with country code; null hides the chat button */
  chatNumber: string | null;
  /** null when it is unset, and then not shown */
  score: ScoreDto | null;
  /** Each landmark at most once */
  waysTo: WayToDto[];
  vatNumber: string | null;
  /** National rental code */
  cin: string | null;
  /** Regional rental code */
  iun: string | null;
  /** At most 1000 characters each */
  touristTax: TextsDto | null;
  /** What can be asked for in a quote */
  offeredServices: AdditionalService[];
  /** Per cent off a stay of a week or more */
  weeklyDiscountPercent: number | null;
  /** null when it is unset, and then not shown */
  video: VideoDto | null;
  /** The agency’s credit in the footer */
  credit: CreditDto | null;
  /** The record’s `updatedAt` as it was read: 409 if somebody saved it in between. */
  updatedAt?: string;
};
export const { useGetPropertyQuery, useUpdatePropertyMutation } = injectedRtkApi;
