import { Clock, ReplyToReview, ReviewStore } from '@ospite/domain';
import { Body, Delete, Get, Param, Patch, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiProblems } from '@ospite/server/problems';
import {
  basedOnOf,
  describePages,
  OwnerController,
  PAGING_HEADERS,
  RespondsEmpty,
  sliceOf,
} from '@ospite/server/rest';
import { rowIdOf } from '@ospite/server/persistence';
import { OwnReviewsQuery } from './own-reviews.query';
import { OwnReviewResponse } from './review.response';
import { ReplyToReviewRequest } from './review.dto';
import { presentOwnReview } from './review.presenter';

const ID = { name: 'reviewId', type: 'integer', example: 1 } as const;

@OwnerController('api/reviews', 'reviews')
export class AdminReviewsController {
  constructor(
    private readonly reviews: ReviewStore,
    private readonly replyToReview: ReplyToReview,
    private readonly clock: Clock,
  ) {}

  @Get('all')
  @ApiOperation({
    operationId: 'listAllReviews',
    summary: 'All reviews, or those of one status, newest first',
    description: 'Without `page`: the first 1,000 rows; `X-Total-Count` tells whether there are more.',
  })
  @ApiOkResponse({ type: [OwnReviewResponse], headers: PAGING_HEADERS, description: 'The reviews.' })
  async list(
    @Query() query: OwnReviewsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnReviewResponse[]> {
    const which = query.status ?? 'everything';
    const { reviews, total } = await this.reviews.list(which, sliceOf(query), query.q);
    describePages(response, query, total);
    return reviews.map(presentOwnReview);
  }

  @Patch(':reviewId/approve')
  @ApiOperation({
    operationId: 'approveReview',
    summary: 'Show a review to guests',
    description: 'A review that is shown already stays so.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ type: OwnReviewResponse, description: 'The review, shown from now on.' })
  @ApiProblems('review.not_found')
  async approve(@Param('reviewId') id: string): Promise<OwnReviewResponse> {
    return presentOwnReview(await this.reviews.approve(rowIdOf(id, 'review.not_found'), this.clock.now()));
  }

  @Put(':reviewId/reply')
  @ApiOperation({
    operationId: 'replyToReview',
    summary: 'Answer a review',
    description: 'Guests read the answer below the review. It replaces the one before.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ type: OwnReviewResponse, description: 'The review with the answer.' })
  @ApiProblems('review.invalid', 'review.not_found', 'review.changed')
  async reply(
    @Param('reviewId') id: string,
    @Body() { reply, updatedAt }: ReplyToReviewRequest,
  ): Promise<OwnReviewResponse> {
    const rowId = rowIdOf(id, 'review.not_found');
    return presentOwnReview(await this.replyToReview.reply(rowId, reply, basedOnOf(updatedAt)));
  }

  @Delete(':reviewId')
  @ApiOperation({
    operationId: 'deleteReview',
    summary: 'Reject a review that waits, or delete one that is shown',
    description: 'It is gone for good.',
  })
  @ApiParam(ID)
  @RespondsEmpty('Deleted.')
  @ApiProblems('review.not_found')
  async remove(@Param('reviewId') id: string): Promise<void> {
    await this.reviews.remove(rowIdOf(id, 'review.not_found'));
  }
}
