import {
  ADDITIONAL_SERVICES,
  AMOUNT_IDS,
  LANDMARKS,
  MAX_CHAT_NUMBER_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_HOSTS,
  MAX_NAMED_ITEMS,
  MAX_POSTAL_CODE_LENGTH,
  MAX_PROPERTY_PHONE_LENGTH,
  MAX_PROPERTY_TEXT_LENGTH,
  MAX_REGISTRATION_CODE_LENGTH,
  MAX_TERMS_LENGTH,
  MAX_URL_LENGTH,
  MAX_VAT_NUMBER_LENGTH,
  MAX_WEEKLY_DISCOUNT_PERCENT,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsString } from 'class-validator';
import {
  CheckinInput,
  CoordinatesInput,
  CreditInput,
  HoursInput,
  OwnWayInput,
  ScoreInput,
  VideoInput,
  WayToInput,
  YearlyPeriodInput,
} from './property-parts.dto';
import { HostInput, NamedAmountInput, TouristTaxInput } from './property-terms.dto';
import {
  BasedOn,
  HoldsValues,
  ListOf,
  NamedItemInput,
  OrNull,
  Part,
  TextsInput,
  MAX_STAY_FACTS,
  StayFactDto,
} from '@ospite/server/rest';

const A_TEXT = { minLength: 1, maxLength: MAX_PROPERTY_TEXT_LENGTH };
const A_NULLABLE_TEXT = { type: String, nullable: true } as const;
const A_CODE = { ...A_NULLABLE_TEXT, maxLength: MAX_REGISTRATION_CODE_LENGTH };
const A_LINK = { ...A_NULLABLE_TEXT, format: 'uri', maxLength: MAX_URL_LENGTH };
const TERMS = {
  type: TextsInput,
  nullable: true,
  description: `At most ${MAX_TERMS_LENGTH} characters each; null when they are unset.`,
};
const UNSET = 'Null when unset, and then not shown.';

/** Fields and items of lists of a whole record, in all languages: more than others, and only the owner sends it. */
export const MAX_PROPERTY_VALUES = 1_100;

/** The whole record of the property: every field is sent, what is unset as null. */
@HoldsValues(MAX_PROPERTY_VALUES)
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
    description: 'International form; without a prefix it gets that of the country.',
    example: '+39 0784 000 000',
  })
  @IsString()
  phone!: string;
  @ApiProperty({
    format: 'idn-email',
    maxLength: MAX_EMAIL_LENGTH,
    description: 'Guests’ requests are sent here too.',
    example: 'info@baiadeiginepri.example',
  })
  @IsString()
  email!: string;
  @ApiProperty({
    description: 'Whether pages and e-mails promise an answer to a quote within 24 hours.',
    example: true,
  })
  @IsBoolean()
  answersInOneDay!: boolean;
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
  @ApiProperty({ type: YearlyPeriodInput, description: 'When the high season’s prices apply.' })
  @Part(YearlyPeriodInput)
  highSeason!: YearlyPeriodInput;
  @ApiProperty({
    type: YearlyPeriodInput,
    nullable: true,
    description: 'When the property is open to guests; null when it is all year, or unknown.',
  })
  @OrNull()
  @Part(YearlyPeriodInput)
  openSeason!: YearlyPeriodInput | null;
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
  @ApiProperty({
    type: [OwnWayInput],
    maxItems: MAX_NAMED_ITEMS,
    description: 'Ways to places of the owner’s own; minutes or metres are given.',
  })
  @ListOf(OwnWayInput)
  @ArrayMaxSize(MAX_NAMED_ITEMS)
  ownWays!: OwnWayInput[];
  @ApiProperty({
    ...A_LINK,
    description: 'The page of the beach shuttle’s operator; http or https.',
    example: 'https://navetta.example',
  })
  @OrNull()
  @IsString()
  shuttleUrl!: string | null;
  @ApiProperty({
    ...A_LINK,
    description:
      'A map that may be embedded in a frame; http or https, no sharing link of Google Maps. Loaded when the visitor ' +
      'presses it.',
    example: 'https://www.openstreetmap.org/export/embed.html?bbox=9.65%2C40.76%2C9.69%2C40.78',
  })
  @OrNull()
  @IsString()
  mapEmbedUrl!: string | null;
  @ApiProperty({ type: [HostInput], maxItems: MAX_HOSTS, description: 'The people who receive the guests.' })
  @ListOf(HostInput)
  @ArrayMaxSize(MAX_HOSTS)
  hosts!: HostInput[];
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
  @ApiProperty({ type: TouristTaxInput, nullable: true, description: UNSET })
  @OrNull()
  @Part(TouristTaxInput)
  touristTax!: TouristTaxInput | null;
  @ApiProperty(TERMS)
  @OrNull()
  @Part(TextsInput)
  houseRules!: TextsInput | null;
  @ApiProperty(TERMS)
  @OrNull()
  @Part(TextsInput)
  cancellationTerms!: TextsInput | null;
  @ApiProperty(TERMS)
  @OrNull()
  @Part(TextsInput)
  depositTerms!: TextsInput | null;
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
    type: [NamedItemInput],
    maxItems: MAX_NAMED_ITEMS,
    description:
      'Services of the owner’s own. Quotes in which one was asked for keep its name as it was then.',
  })
  @ListOf(NamedItemInput)
  @ArrayMaxSize(MAX_NAMED_ITEMS)
  ownServices!: NamedItemInput[];
  @ApiProperty({
    type: [NamedItemInput],
    maxItems: MAX_NAMED_ITEMS,
    description: 'Amenities of the owner’s own. Rooms lose one that is removed.',
  })
  @ListOf(NamedItemInput)
  @ArrayMaxSize(MAX_NAMED_ITEMS)
  ownAmenities!: NamedItemInput[];
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
  @ApiProperty({
    type: [NamedAmountInput],
    maxItems: AMOUNT_IDS.length,
    description: 'Each name at most once; a missing one is unset, and texts that would state it are hidden.',
  })
  @ListOf(NamedAmountInput)
  @ArrayMaxSize(AMOUNT_IDS.length)
  amounts!: NamedAmountInput[];
  @ApiProperty({
    type: [StayFactDto],
    example: [{ id: 'parking', choices: ['paid'], number: 500 }],
    maxItems: MAX_STAY_FACTS,
    description: 'What guests ask before they write; unset ones are left out, and then not shown.',
  })
  @ListOf(StayFactDto)
  @ArrayMaxSize(MAX_STAY_FACTS)
  stayFacts!: StayFactDto[];
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
