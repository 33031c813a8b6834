import {
  MAX_EMAIL_LENGTH,
  MAX_GUEST_NAME_LENGTH,
  MAX_RATING,
  MAX_REVIEW_COMMENT_LENGTH,
  MAX_REVIEW_REPLY_LENGTH,
  MAX_REVIEW_TITLE_LENGTH,
  MIN_GUEST_NAME_LENGTH,
  MIN_RATING,
  MIN_REVIEW_COMMENT_LENGTH,
  MIN_REVIEW_TITLE_LENGTH,
} from '@ospite/domain';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsNumber, IsString, ValidateIf } from 'class-validator';
import { BasedOn, GuestFormDto } from '@ospite/server/rest';

/** Only types are checked here; the domain checks the values, so that form, script and other programs hear the same. */
class ReviewFields {
  @ApiProperty({ minLength: MIN_GUEST_NAME_LENGTH, maxLength: MAX_GUEST_NAME_LENGTH, example: 'Eva' })
  @IsString()
  guestName!: string;

  @ApiProperty({
    format: 'idn-email',
    maxLength: MAX_EMAIL_LENGTH,
    description: 'Only for the owner; no response to guests contains it.',
    example: 'eva@example.org',
  })
  @IsString()
  email!: string;

  @ApiProperty({ type: 'integer', minimum: MIN_RATING, maximum: MAX_RATING, example: 5 })
  @IsNumber()
  rating!: number;

  @ApiProperty({
    minLength: MIN_REVIEW_TITLE_LENGTH,
    maxLength: MAX_REVIEW_TITLE_LENGTH,
    example: 'Che mare',
  })
  @IsString()
  title!: string;

  @ApiProperty({
    minLength: MIN_REVIEW_COMMENT_LENGTH,
    maxLength: MAX_REVIEW_COMMENT_LENGTH,
    example: 'Siamo stati benissimo: silenzio, pini e l’acqua a due passi.',
  })
  @IsString()
  comment!: string;
}

export class CreateReviewRequest extends IntersectionType(ReviewFields, GuestFormDto) {}

export class ReplyToReviewRequest {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: MAX_REVIEW_REPLY_LENGTH,
    description: 'Shown below the review; null or an empty text removes the answer.',
    example: 'Grazie Eva, vi aspettiamo la prossima estate!',
  })
  @ValidateIf((body: ReplyToReviewRequest) => body.reply !== null)
  @IsString()
  reply!: string | null;

  @BasedOn()
  updatedAt?: string;
}
