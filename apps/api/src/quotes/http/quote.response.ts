import {
  LANGUAGES,
  OFFER_OBSTACLES,
  QUOTE_CHANGE_FIELDS,
  QUOTE_STATUSES,
  type CentsRange,
  type Language,
  type OfferObstacle,
  type QuoteChangeField,
  type QuoteCounts,
  type QuoteStatus,
  type PlaceholderValues,
} from '@ospite/domain';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { MessageResponse } from '../../messages';
import { classOf, NamedItemResponse } from '@ospite/server/rest';

const A_NULLABLE_TEXT = { type: String, nullable: true } as const;

/** The response to the guest who has just asked. */
export class PlacedQuoteResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ enum: QUOTE_STATUSES, enumName: 'QuoteStatus', example: 'pending' })
  status!: QuoteStatus;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  createdAt!: string;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', example: 'de' })
  language!: Language;
  @ApiProperty({ format: 'date', example: '2027-06-10' })
  checkIn!: string;
  @ApiProperty({ format: 'date', example: '2027-06-17' })
  checkOut!: string;
  @ApiProperty({ type: 'integer', example: 7 })
  nights!: number;
  @ApiProperty({ type: 'integer', example: 2 })
  guests!: number;
  @ApiProperty({ ...A_NULLABLE_TEXT, description: 'Slug of the room.', example: 'bungalow-ginepro' })
  preferredRoom!: string | null;
  @ApiProperty({
    ...A_NULLABLE_TEXT,
    description: 'Name of the room when asked for.',
    example: 'Bungalow Ginepro',
  })
  preferredRoomName!: string | null;
  @ApiProperty({ description: 'More guests than the chosen room sleeps.', example: false })
  exceedsRoomCapacity!: boolean;
  @ApiProperty({
    description:
      'Signed, valid for 30 minutes: given it as the parameter `ref`, the page after sending shows what was asked, and ' +
      'nothing about the person.',
    example: '1.1795249800.Yx3b0mK5',
  })
  ref!: string;
}

export class EstimateResponse implements CentsRange {
  @ApiProperty({ type: 'integer', description: 'The lower end, in euro cents.', example: 49_000 })
  from!: number;
  @ApiProperty({ type: 'integer', description: 'The upper end, which may be the same.', example: 59_500 })
  to!: number;
}

/** How many quotes there are of each status. */
export class QuoteCountsResponse implements QuoteCounts {
  @ApiProperty({ type: 'integer', description: 'Waiting for an answer.', example: 3 })
  pending!: number;
  @ApiProperty({ type: 'integer', example: 12 })
  answered!: number;
  @ApiProperty({ type: 'integer', example: 8 })
  confirmed!: number;
  @ApiProperty({ type: 'integer', example: 2 })
  declined!: number;
  @ApiProperty({ type: 'integer', example: 40 })
  archived!: number;
  @ApiProperty({ type: 'integer', description: 'Waiting, and look automated.', example: 1 })
  suspected!: number;
  @ApiProperty({
    type: 'integer',
    description: 'Of whatever status: the last reply has not reached the guest.',
    example: 1,
  })
  replyUnsent!: number;
}

/** For the owner. */
export class QuoteResponse extends OmitType(PlacedQuoteResponse, ['ref']) {
  @ApiProperty({ example: 'Greta' })
  firstName!: string;
  @ApiProperty({ example: 'Müller' })
  lastName!: string;
  @ApiProperty({ format: 'idn-email', example: 'greta.mueller@example.org' })
  email!: string;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: '+49 170 1234567' })
  phone!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Wir kommen mit dem Fahrrad.' })
  specialRequests!: string | null;
  @ApiProperty({
    type: String,
    isArray: true,
    description: 'Specified ids, and those of `ownServices`.',
    example: ['beach-shuttle', 'yoga-all-alba'],
  })
  additionalServices!: string[];
  @ApiProperty({
    type: [NamedItemResponse],
    description: 'The owner’s own among them, by the names they had when they were asked for.',
  })
  ownServices!: NamedItemResponse[];
  @ApiProperty({ description: 'Looks automated; the guest got no e-mail.', example: false })
  suspected!: boolean;
  @ApiProperty({
    type: EstimateResponse,
    nullable: true,
    description:
      'What the stay is likely to cost at today’s prices, tourist tax included; null without a preferred room or its ' +
      'price.',
  })
  estimate!: EstimateResponse | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, description: 'The owner’s own words.', example: 'Chiama martedì.' })
  notes!: string | null;
  @ApiProperty({
    format: 'date-time',
    description: 'Sent with a change, it says which state the change is based on.',
    example: '2026-11-21T09:15:00.000Z',
  })
  updatedAt!: string;
  @ApiProperty({
    ...A_NULLABLE_TEXT,
    format: 'date-time',
    description:
      'When the personal data were removed: since then the names are `–`, the e-mail is `anonymous@anonymous.invalid`, ' +
      'and phone, wishes and notes are null.',
    example: null,
  })
  anonymisedAt!: string | null;
  @ApiProperty({
    description: 'The last reply is in the outbox: no mail server has taken it yet.',
    example: false,
  })
  replyPending!: boolean;
  @ApiProperty({
    description:
      'The last reply has not reached the guest and will not by itself: the mail server refused it for good, none is ' +
      'configured, it is held, or no answer came (`mayHaveArrived`: the guest may have it). No longer once another ' +
      'reply is written, or the owner says that the guest was answered in another way.',
    example: false,
  })
  replyUnsent!: boolean;
}

/** One thing that was done to a quote. */
export class QuoteChangeResponse {
  @ApiProperty({ enum: QUOTE_CHANGE_FIELDS, enumName: 'QuoteChangeField', example: 'status' })
  field!: QuoteChangeField;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'pending' })
  from!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, description: 'For a reply, its subject.', example: 'answered' })
  to!: string | null;
  @ApiProperty({ description: 'The account’s name.', example: 'admin' })
  by!: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T09:15:00.000Z' })
  at!: string;
}

/** An e-mail about a quote, with its text. */
export class QuoteMessageResponse extends MessageResponse {
  @ApiProperty({ example: 'Guten Tag Greta,\n\ngern!' })
  text!: string;
}

const A_WORD = { type: String, nullable: true } as const;

/** What the placeholders of a template stand for, in the guest's language; null where only the owner knows it. */
export class PlaceholderValuesResponse implements PlaceholderValues {
  @ApiProperty({ ...A_WORD, example: 'Guten Tag Greta Müller,' })
  greeting!: string | null;
  @ApiProperty({ ...A_WORD, example: '1' })
  number!: string | null;
  @ApiProperty({ ...A_WORD, example: '10.–17. Juni 2027' })
  dates!: string | null;
  @ApiProperty({ ...A_WORD, example: '7 Nächte' })
  nights!: string | null;
  @ApiProperty({ ...A_WORD, example: '2 Personen' })
  guests!: string | null;
  @ApiProperty({ ...A_WORD, example: 'Bungalow Ginepro' })
  room!: string | null;
  @ApiProperty({
    ...A_WORD,
    description: 'What the stay is likely to cost at today’s prices, tourist tax included.',
    example: '490–595 €',
  })
  estimate!: string | null;
  @ApiProperty({ ...A_WORD, example: 'Baia dei Ginepri' })
  property!: string | null;
  @ApiProperty({ ...A_WORD, example: '+39 0784 000 000' })
  phone!: string | null;
}

/** A room that can be offered for the stay. */
export class RoomOfferResponse {
  @ApiProperty({ example: 'Camera Due' })
  name!: string;
  @ApiProperty({ type: 'integer', example: 2, description: 'Persons who can sleep in it.' })
  maxGuests!: number;
  @ApiProperty({ type: EstimateResponse, nullable: true, description: 'Null when the room has no price.' })
  estimate!: EstimateResponse | null;
}

/** A quote with everything that followed from it. */
export class QuoteWithHistoryResponse extends QuoteResponse {
  @ApiProperty({ type: [QuoteChangeResponse], description: 'Oldest first.' })
  history!: QuoteChangeResponse[];
  @ApiProperty({ type: [QuoteMessageResponse], description: 'Oldest first.' })
  messages!: QuoteMessageResponse[];
  @ApiProperty({ type: PlaceholderValuesResponse })
  replyWords!: PlaceholderValuesResponse;
  @ApiProperty({
    type: PlaceholderValuesResponse,
    description: 'The same in Italian, for owners who do not read the guest’s language.',
  })
  replyWordsInItalian!: PlaceholderValuesResponse;
  @ApiProperty({
    enum: OFFER_OBSTACLES,
    nullable: true,
    description:
      'Why the stay can’t be offered as the guest asked for it: room and price are not among the words then.',
  })
  offerObstacle!: OfferObstacle | null;
  @ApiProperty({
    type: [RoomOfferResponse],
    description: 'The stay in each room that guests see; those too small for the party come last.',
  })
  offers!: RoomOfferResponse[];
}

/** Words of a sample guest, by language. */
export class SampleValuesResponse extends classOf<Record<Language, PlaceholderValuesResponse>>(
  LANGUAGES.map((language) => [language, [ApiProperty({ type: PlaceholderValuesResponse })]]),
) {}
