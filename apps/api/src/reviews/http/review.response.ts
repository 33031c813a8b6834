import { LANGUAGES, MAX_RATING, MIN_RATING, type Language } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';

export class ReviewReplyResponse {
  @ApiProperty({ example: 'Grazie Eva, vi aspettiamo la prossima estate!' })
  text!: string;
  @ApiProperty({ format: 'date-time', example: '2026-09-02T09:00:00.000Z' })
  at!: string;
}

/** For guests: never with an e-mail address (specification §14). */
export class ReviewResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ description: '`–` once the guest was erased.', example: 'Eva' })
  guestName!: string;
  @ApiProperty({ type: 'integer', minimum: MIN_RATING, maximum: MAX_RATING, example: 5 })
  rating!: number;
  @ApiProperty({ example: 'Che mare' })
  title!: string;
  @ApiProperty({ example: 'Siamo stati benissimo: silenzio, pini e l’acqua a due passi.' })
  comment!: string;
  @ApiProperty({
    enum: LANGUAGES,
    enumName: 'Language',
    description: 'The language it was written in.',
    example: 'it',
  })
  language!: Language;
  @ApiProperty({ format: 'date-time', example: '2026-09-01T08:30:00.000Z' })
  createdAt!: string;
  @ApiProperty({ type: ReviewReplyResponse, nullable: true, description: 'The owner’s answer.' })
  reply!: ReviewReplyResponse | null;
}

/** The response to the guest who has just sent it. */
export class PlacedReviewResponse extends ReviewResponse {
  @ApiProperty({ description: 'The owner approves reviews before guests see them.', example: false })
  isApproved!: boolean;
}

/** For the owner. */
export class OwnReviewResponse extends PlacedReviewResponse {
  @ApiProperty({
    type: String,
    format: 'idn-email',
    nullable: true,
    description: 'Null once the guest was erased.',
    example: 'eva@example.org',
  })
  email!: string | null;
  @ApiProperty({ description: 'Looks automated.', example: false })
  suspected!: boolean;
  @ApiProperty({
    format: 'date-time',
    description: 'When it was last saved.',
    example: '2026-09-01T08:30:00.000Z',
  })
  updatedAt!: string;
}

export class ReviewSummaryResponse {
  @ApiProperty({ type: 'integer', description: 'Approved reviews.', example: 12 })
  count!: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    minimum: MIN_RATING,
    maximum: MAX_RATING,
    description: 'Their stars, to one decimal; null without reviews.',
    example: 4.7,
  })
  average!: number | null;
}
