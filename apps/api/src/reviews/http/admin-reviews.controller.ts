import { Clock, ReplyToReview, ReviewStore } from '@ospite/domain';
import { Body, Controller, Delete, Get, Param, Patch, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  basedOnOf,
  describePages,
  Endpoint,
  PAGING_HEADERS,
  refuseFields,
  sliceOf,
} from '@ospite/server/rest';
import { rowIdOf } from '@ospite/server/persistence';
import { OwnReviewsQuery } from './own-reviews.query';
import { OwnReviewResponse } from './review.response';
import { ReplyToReviewRequest } from './review.dto';
import { presentOwnReview } from './review.presenter';

const ID = { name: 'reviewId', type: 'integer', example: 1 } as const;

@ApiTags('reviews')
@Controller('api/reviews')
export class AdminReviewsController {
  constructor(
    private readonly reviews: ReviewStore,
    private readonly replyToReview: ReplyToReview,
    private readonly clock: Clock,
  ) {}

  @Get('all')
  @Endpoint({
    id: 'listAllReviews',
    summary: 'All reviews, or those of one status, newest first',
    description: 'Without `page`: the first 1,000 rows; `X-Total-Count` says whether there are more.',
    access: 'owner',
    answer: { type: [OwnReviewResponse], headers: PAGING_HEADERS, description: 'The reviews.' },
  })
  async list(
    @Query() query: OwnReviewsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnReviewResponse[]> {
    const scope = query.status ?? 'everything';
    const { reviews, total } = await this.reviews.list(scope, sliceOf(query), query.q);
    describePages(response, query, total);
    return reviews.map(presentOwnReview);
  }

  @Patch(':reviewId/approve')
  @Endpoint({
    id: 'approveReview',
    summary: 'Show a review to guests',
    description: 'A review that is already shown stays shown.',
    access: 'owner',
    params: ID,
    answer: { type: OwnReviewResponse, description: 'The review, shown from now on.' },
    problems: ['review.not_found'],
  })
  async approve(@Param('reviewId') id: string, @Body() body: unknown): Promise<OwnReviewResponse> {
    refuseFields(body);
    return presentOwnReview(await this.reviews.approve(rowIdOf(id, 'review.not_found'), this.clock.now()));
  }

  @Put(':reviewId/reply')
  @Endpoint({
    id: 'replyToReview',
    summary: 'Answer a review',
    description: 'Guests read the answer below the review. It replaces the previous one.',
    access: 'owner',
    params: ID,
    answer: { type: OwnReviewResponse, description: 'The review with the answer.' },
    problems: ['review.invalid', 'review.not_found', 'review.changed'],
  })
  async reply(
    @Param('reviewId') id: string,
    @Body() { reply, updatedAt }: ReplyToReviewRequest,
  ): Promise<OwnReviewResponse> {
    const rowId = rowIdOf(id, 'review.not_found');
    return presentOwnReview(await this.replyToReview.reply(rowId, reply, basedOnOf(updatedAt)));
  }

  @Delete(':reviewId')
  @Endpoint({
    id: 'deleteReview',
    summary: 'Reject a review that waits, or delete one that is shown',
    description: 'It cannot be restored.',
    access: 'owner',
    params: ID,
    answer: { status: 204, description: 'Deleted.' },
    problems: ['review.not_found'],
  })
  async remove(@Param('reviewId') id: string): Promise<void> {
    await this.reviews.remove(rowIdOf(id, 'review.not_found'));
  }
}
