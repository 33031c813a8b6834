import {
  ADDITIONAL_SERVICES,
  LANDMARKS,
  MAX_CHAT_NUMBER_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_POSTAL_CODE_LENGTH,
  MAX_PROPERTY_PHONE_LENGTH,
  MAX_PROPERTY_TEXT_LENGTH,
  MAX_REGISTRATION_CODE_LENGTH,
  MAX_TOURIST_TAX_LENGTH,
  MAX_VAT_NUMBER_LENGTH,
  MAX_WEEKLY_DISCOUNT_PERCENT,
  type PropertyDraft,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsString } from 'class-validator';
import {
  CheckinInput,
  CoordinatesInput,
  CreditInput,
  HoursInput,
  ListOf,
  OrNull,
  Part,
  ScoreInput,
  TextsInput,
  VideoInput,
  WayToInput,
  YearlyPeriodInput,
} from './property-parts.dto';
import { BasedOn } from '../../platform/rest/based-on';

const A_TEXT = { minLength: 1, maxLength: MAX_PROPERTY_TEXT_LENGTH };
const A_NULLABLE_TEXT = { type: String, nullable: true } as const;
const A_CODE = { ...A_NULLABLE_TEXT, maxLength: MAX_REGISTRATION_CODE_LENGTH };
const UNSET = 'Null when it is unset, and then not shown.';

/** The whole record of the property: every field is sent, what is unset as null. */
export class UpdatePropertyRequest {
  @ApiProperty({ ...A_TEXT, example: 'Baia dei Ginepri' })
  @IsString()
  name!: string;
  @ApiProperty({ type: TextsInput, description: `At most ${MAX_PROPERTY_TEXT_LENGTH} characters each.` })
  @Part(TextsInput)
  tagline!: TextsInput;
  @ApiProperty({ ...A_TEXT, example: 'Via dei Ginepri 12' })
  @IsString()
  address!: string;
  @ApiProperty({ ...A_TEXT, example: 'San Teodoro' })
  @IsString()
  city!: string;
  @ApiProperty({ minLength: 1, maxLength: MAX_POSTAL_CODE_LENGTH, example: '07052' })
  @IsString()
  postalCode!: string;
  @ApiProperty({ ...A_TEXT, description: 'Region or province.', example: 'Sardegna' })
  @IsString()
  region!: string;
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', pattern: '^[A-Z]{2}$', example: 'IT' })
  @IsString()
  country!: string;
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_PROPERTY_PHONE_LENGTH,
    description: 'International form.',
    example: '+39 0784 000 000',
  })
  @IsString()
  phone!: string;
  @ApiProperty({
    format: 'idn-email',
    maxLength: MAX_EMAIL_LENGTH,
    description: 'Also where guests’ requests are sent to.',
    example: 'info@baiadeiginepri.example',
  })
  @IsString()
  email!: string;
  @ApiProperty({ type: CoordinatesInput, nullable: true, description: UNSET })
  @OrNull()
  @Part(CoordinatesInput)
  coordinates!: CoordinatesInput | null;

  @ApiProperty({ type: HoursInput, nullable: true, description: UNSET })
  @OrNull()
  @Part(HoursInput)
  reception!: HoursInput | null;
  @ApiProperty({ type: CheckinInput })
  @Part(CheckinInput)
  checkin!: CheckinInput;
  @ApiProperty({ pattern: '^\\d{2}:\\d{2}$', description: '`HH:MM`.', example: '10:00' })
  @IsString()
  checkout!: string;
  @ApiProperty({ type: HoursInput, nullable: true, description: UNSET })
  @OrNull()
  @Part(HoursInput)
  breakfast!: HoursInput | null;
  @ApiProperty({ type: HoursInput, nullable: true, description: UNSET })
  @OrNull()
  @Part(HoursInput)
  quietHours!: HoursInput | null;
  @ApiProperty({ type: YearlyPeriodInput, description: 'When the high season’s prices hold.' })
  @Part(YearlyPeriodInput)
  highSeason!: YearlyPeriodInput;
  @ApiProperty({ type: YearlyPeriodInput, nullable: true, description: 'When the services are open.' })
  @OrNull()
  @Part(YearlyPeriodInput)
  servicesSeason!: YearlyPeriodInput | null;

  @ApiProperty({
    ...A_NULLABLE_TEXT,
    pattern: `^[1-9]\\d{5,${MAX_CHAT_NUMBER_LENGTH - 1}}$`,
    description: 'Digits with country code; null hides the chat button.',
    example: '390784000000',
  })
  @OrNull()
  @IsString()
  chatNumber!: string | null;
  @ApiProperty({ type: ScoreInput, nullable: true, description: UNSET })
  @OrNull()
  @Part(ScoreInput)
  score!: ScoreInput | null;
  @ApiProperty({ type: [WayToInput], maxItems: LANDMARKS.length, description: 'Each landmark at most once.' })
  @ListOf(WayToInput)
  @ArrayMaxSize(LANDMARKS.length)
  waysTo!: WayToInput[];
  @ApiProperty({ ...A_NULLABLE_TEXT, maxLength: MAX_VAT_NUMBER_LENGTH, example: null })
  @OrNull()
  @IsString()
  vatNumber!: string | null;
  @ApiProperty({ ...A_CODE, description: 'National rental code.', example: 'IT090092B4000X0000' })
  @OrNull()
  @IsString()
  cin!: string | null;
  @ApiProperty({ ...A_CODE, description: 'Regional rental code.', example: 'E0000' })
  @OrNull()
  @IsString()
  iun!: string | null;
  @ApiProperty({
    type: TextsInput,
    nullable: true,
    description: `At most ${MAX_TOURIST_TAX_LENGTH} characters each.`,
  })
  @OrNull()
  @Part(TextsInput)
  touristTax!: TextsInput | null;
  @ApiProperty({
    enum: ADDITIONAL_SERVICES,
    enumName: 'AdditionalService',
    isArray: true,
    description: 'What can be asked for in a quote.',
    example: ['beach-shuttle', 'parking'],
  })
  @IsArray()
  @ArrayMaxSize(ADDITIONAL_SERVICES.length)
  @IsString({ each: true })
  offeredServices!: string[];
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MAX_WEEKLY_DISCOUNT_PERCENT,
    description: 'Per cent off a stay of a week or more.',
    example: 10,
  })
  @OrNull()
  @IsInt()
  weeklyDiscountPercent!: number | null;
  @ApiProperty({ type: VideoInput, nullable: true, description: UNSET })
  @OrNull()
  @Part(VideoInput)
  video!: VideoInput | null;
  @ApiProperty({ type: CreditInput, nullable: true, description: 'The agency’s credit in the footer.' })
  @OrNull()
  @Part(CreditInput)
  credit!: CreditInput | null;

  @BasedOn()
  updatedAt?: string;
}

/** The sent record in the domain's words, every field by name. */
export function propertyDraftFrom(body: UpdatePropertyRequest): PropertyDraft {
  const { name, tagline, address, city, postalCode, region, country, phone, email, coordinates } = body;
  const { reception, checkin, checkout, breakfast, quietHours, highSeason, servicesSeason } = body;
  const { chatNumber, score, waysTo, vatNumber, cin, iun, touristTax, offeredServices } = body;
  const { weeklyDiscountPercent, video, credit } = body;
  return {
    ...{ name, address, city, postalCode, region, country, phone, email, checkout },
    tagline: { ...tagline },
    coordinates: coordinates && { lat: coordinates.lat, lng: coordinates.lng },
    reception: reception && { from: reception.from, to: reception.to },
    checkin: { from: checkin.from, announceAfter: checkin.announceAfter },
    breakfast: breakfast && { from: breakfast.from, to: breakfast.to },
    quietHours: quietHours && { from: quietHours.from, to: quietHours.to },
    highSeason: { from: highSeason.from, to: highSeason.to },
    servicesSeason: servicesSeason && { from: servicesSeason.from, to: servicesSeason.to },
    ...{ chatNumber, vatNumber, cin, iun, offeredServices, weeklyDiscountPercent },
    score: score && { value: score.value, scale: score.scale, source: score.source, date: score.date },
    waysTo: waysTo.map(({ landmark, minutes, metres }) => ({ landmark, minutes, metres })),
    touristTax: touristTax && { ...touristTax },
    video: video && { url: video.url, posterUrl: video.posterUrl },
    credit: credit && { label: credit.label, url: credit.url },
  };
}
