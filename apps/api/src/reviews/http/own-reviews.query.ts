import { REVIEW_STATUSES, type ReviewStatus } from '@ospite/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PagingQuery } from '../../platform/rest/paging';

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
}
