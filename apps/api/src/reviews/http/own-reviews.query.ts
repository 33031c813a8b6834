import { MAX_REVIEW_SEARCH_LENGTH, REVIEW_STATUSES, type ReviewStatus } from '@ospite/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PagingQuery } from '@ospite/server/rest';

/** The owner's list of reviews. */
export class OwnReviewsQuery extends PagingQuery {
  @ApiPropertyOptional({
    enum: REVIEW_STATUSES,
    enumName: 'ReviewStatus',
    description:
      'Those that wait for approval (`pending`), those that wait and look automated (`suspected`), or those that guests see (`approved`).',
  })
  @IsOptional()
  @IsIn(REVIEW_STATUSES)
  status?: ReviewStatus;

  @ApiPropertyOptional({
    maxLength: MAX_REVIEW_SEARCH_LENGTH,
    description: 'Words of the guest’s name, the title or the e-mail, such as `müller`.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_REVIEW_SEARCH_LENGTH)
  q?: string;
}
