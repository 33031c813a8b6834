import {
  ADDITIONAL_SERVICES,
  LANDMARKS,
  WAY_MODES,
  type AdditionalService,
  type Landmark,
  type TimeOfDay,
  type WayMode,
} from '@ospite/domain';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { LocalizedText, NamedItemResponse, StayFactDto } from '@ospite/server/rest';
import { HostResponse, NamedAmountResponse, TouristTaxResponse } from './property-terms.response';

const A_TIME = {
  type: String,
  pattern: '^\\d{2}:\\d{2}$',
  description: 'Time of day at the property, `HH:MM`.',
};
const A_DAY = { type: String, pattern: '^\\d{2}-\\d{2}$', description: 'Day of each year, `MM-DD`.' };

export class CoordinatesResponse {
  @ApiProperty({ description: 'Degrees, WGS 84.', minimum: -90, maximum: 90, example: 40.7709 })
  lat!: number;
  @ApiProperty({ description: 'Degrees, WGS 84.', minimum: -180, maximum: 180, example: 9.6727 })
  lng!: number;
}

export class HoursResponse {
  @ApiProperty({ ...A_TIME, example: '08:00' })
  from!: TimeOfDay;
  @ApiProperty({ ...A_TIME, example: '22:00' })
  to!: TimeOfDay;
}

export class CheckinResponse {
  @ApiProperty({ ...A_TIME, example: '16:00' })
  from!: TimeOfDay;
  @ApiProperty({
    ...A_TIME,
    nullable: true,
    example: '20:00',
    description: 'Later arrivals must be announced.',
  })
  announceAfter!: TimeOfDay | null;
}

export class YearlyPeriodResponse {
  @ApiProperty({ ...A_DAY, example: '06-01' })
  from!: string;
  @ApiProperty({ ...A_DAY, example: '09-30' })
  to!: string;
}

export class ScoreResponse {
  @ApiProperty({ example: 9.6 })
  value!: number;
  @ApiProperty({ description: 'The best possible value.', example: 10 })
  scale!: number;
  @ApiProperty({ description: 'Who counted it.', example: 'Booking.com' })
  source!: string;
  @ApiProperty({ format: 'date', example: '2026-10-01' })
  date!: string;
}

export class WayToResponse {
  @ApiProperty({ enum: LANDMARKS, enumName: 'Landmark', example: 'beach' })
  landmark!: Landmark;
  @ApiProperty({ enum: WAY_MODES, enumName: 'WayMode', example: 'on-foot' })
  mode!: WayMode;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Minutes in this mode.', example: 10 })
  minutes!: number | null;
  @ApiProperty({
    type: 'integer',
    isArray: true,
    nullable: true,
    minItems: 1,
    maxItems: 2,
    description: 'Metres from, and to where it is a range.',
    example: [200],
  })
  metres!: number[] | null;
}

export class OwnWayResponse extends IntersectionType(
  NamedItemResponse,
  OmitType(WayToResponse, ['landmark']),
) {}

export class VideoResponse {
  @ApiProperty({ example: '/uploads/video/clip.mp4' })
  url!: string;
  @ApiProperty({ type: String, nullable: true, example: '/uploads/video/clip.jpg' })
  posterUrl!: string | null;
}

export class CreditResponse {
  @ApiProperty({ example: 'Officina Maestrale' })
  label!: string;
  @ApiProperty({ format: 'uri', example: 'https://officinamaestrale.example' })
  url!: string;
}

/** The whole record of the property; what is null is not shown to guests. */
export class PropertyResponse {
  @ApiProperty({ example: 'Baia dei Ginepri' })
  name!: string;
  @ApiProperty({ type: LocalizedText })
  tagline!: LocalizedText;
  @ApiProperty({ example: 'Via dei Ginepri 12' })
  address!: string;
  @ApiProperty({ example: 'San Teodoro' })
  city!: string;
  @ApiProperty({ example: '07052' })
  postalCode!: string;
  @ApiProperty({ description: 'Region or province.', example: 'Sardegna' })
  region!: string;
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', minLength: 2, maxLength: 2, example: 'IT' })
  country!: string;
  @ApiProperty({ description: 'International form.', example: '+39 0784 000 000' })
  phone!: string;
  @ApiProperty({ format: 'idn-email', example: 'info@baiadeiginepri.example' })
  email!: string;
  @ApiProperty({
    description: 'Whether guests are promised an answer to a quote within 24 hours.',
    example: true,
  })
  answersInOneDay!: boolean;
  @ApiProperty({ type: CoordinatesResponse, nullable: true })
  coordinates!: CoordinatesResponse | null;
  @ApiProperty({ type: HoursResponse, nullable: true })
  reception!: HoursResponse | null;
  @ApiProperty({ type: CheckinResponse })
  checkin!: CheckinResponse;
  @ApiProperty({ ...A_TIME, example: '10:00' })
  checkout!: TimeOfDay;
  @ApiProperty({ type: HoursResponse, nullable: true })
  breakfast!: HoursResponse | null;
  @ApiProperty({ type: HoursResponse, nullable: true })
  quietHours!: HoursResponse | null;
  @ApiProperty({ type: YearlyPeriodResponse, description: 'When the high season’s prices apply.' })
  highSeason!: YearlyPeriodResponse;
  @ApiProperty({
    type: YearlyPeriodResponse,
    nullable: true,
    description: 'When the property is open to guests; null when it is all year, or unknown.',
  })
  openSeason!: YearlyPeriodResponse | null;
  @ApiProperty({ type: YearlyPeriodResponse, nullable: true, description: 'When the services are open.' })
  servicesSeason!: YearlyPeriodResponse | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Digits with country code.',
    example: '390784000000',
  })
  chatNumber!: string | null;
  @ApiProperty({ type: ScoreResponse, nullable: true })
  score!: ScoreResponse | null;
  @ApiProperty({ type: [WayToResponse] })
  waysTo!: WayToResponse[];
  @ApiProperty({ type: [OwnWayResponse], description: 'Ways to places of the owner’s own.' })
  ownWays!: OwnWayResponse[];
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uri',
    description: 'The page of the beach shuttle’s operator.',
    example: 'https://navetta.example',
  })
  shuttleUrl!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uri',
    description: 'A map of another host, for a frame; loaded when the visitor presses it.',
    example: 'https://www.openstreetmap.org/export/embed.html?bbox=9.65%2C40.76%2C9.69%2C40.78',
  })
  mapEmbedUrl!: string | null;
  @ApiProperty({ type: [HostResponse] })
  hosts!: HostResponse[];
  @ApiProperty({ type: String, nullable: true, example: null })
  vatNumber!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'National rental code.',
    example: 'IT090092B4000X0000',
  })
  cin!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Regional rental code.', example: 'E0000' })
  iun!: string | null;
  @ApiProperty({ type: TouristTaxResponse, nullable: true })
  touristTax!: TouristTaxResponse | null;
  @ApiProperty({ type: LocalizedText, nullable: true })
  houseRules!: LocalizedText | null;
  @ApiProperty({ type: LocalizedText, nullable: true })
  cancellationTerms!: LocalizedText | null;
  @ApiProperty({ type: LocalizedText, nullable: true })
  depositTerms!: LocalizedText | null;
  @ApiProperty({
    enum: ADDITIONAL_SERVICES,
    enumName: 'AdditionalService',
    isArray: true,
    description: 'What can be asked for in a quote.',
    example: ['beach-shuttle', 'parking'],
  })
  offeredServices!: AdditionalService[];
  @ApiProperty({
    type: [NamedItemResponse],
    description: 'Services of the owner’s own, which can be asked for, too.',
  })
  ownServices!: NamedItemResponse[];
  @ApiProperty({
    type: [NamedItemResponse],
    description: 'Amenities of the owner’s own, which rooms name by their ids.',
  })
  ownAmenities!: NamedItemResponse[];
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Per cent off a stay of a week or more.',
    example: 10,
  })
  weeklyDiscountPercent!: number | null;
  @ApiProperty({
    type: [NamedAmountResponse],
    description: 'What services, terms and tips of the guide cost; amounts not in the list are unset.',
  })
  amounts!: NamedAmountResponse[];
  @ApiProperty({
    type: [StayFactDto],
    example: [{ id: 'parking', choices: ['paid'], number: 500 }],
    description: 'What guests ask before they write; unset ones are left out.',
  })
  stayFacts!: StayFactDto[];
  @ApiProperty({ type: VideoResponse, nullable: true })
  video!: VideoResponse | null;
  @ApiProperty({ type: CreditResponse, nullable: true, description: 'The agency’s credit in the footer.' })
  credit!: CreditResponse | null;
  @ApiProperty({ format: 'date-time', example: '2026-10-01T09:00:00.000Z' })
  updatedAt!: string;
}
