import { PlaceReview, ReviewStore } from '@ospite/domain';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  ApiIdempotencyKey,
  CachedPublicRead,
  describePages,
  Endpoint,
  sentForm,
  PAGING_HEADERS,
  PagingQuery,
  sliceOf,
  TakesNoQuery,
} from '@ospite/server/rest';
import { PlacedReviewResponse, ReviewResponse, ReviewSummaryResponse } from './review.response';
import { CreateReviewRequest } from './review.dto';
import { presentPlacedReview, presentReview, presentReviewSummary } from './review.presenter';

@ApiTags('reviews')
@Controller('api/reviews')
export class PublicReviewsController {
  constructor(
    private readonly reviews: ReviewStore,
    private readonly placeReview: PlaceReview,
  ) {}

  @CachedPublicRead()
  @Get()
  @Endpoint({
    id: 'listReviews',
    summary: 'Approved reviews, newest first',
    description:
      'The owner reads reviews before they are shown; they are not checked against a booking. ' +
      'Without `page`: the first 1,000 rows; `X-Total-Count` says whether there are more.',
    access: 'public',
    answer: { type: [ReviewResponse], headers: PAGING_HEADERS, description: 'The reviews.' },
  })
  async list(
    @Query() query: PagingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReviewResponse[]> {
    const { reviews, total } = await this.reviews.list('published', sliceOf(query));
    describePages(response, query, total);
    return reviews.map(presentReview);
  }

  @CachedPublicRead()
  @TakesNoQuery()
  @Get('summary')
  @Endpoint({
    id: 'getReviewSummary',
    summary: 'Number and average of the approved reviews',
    description: 'Of all approved reviews, however many a list shows.',
    access: 'public',
    answer: { type: ReviewSummaryResponse, description: 'The number and the average.' },
  })
  async summary(): Promise<ReviewSummaryResponse> {
    return presentReviewSummary(await this.reviews.summary());
  }

  @Post()
  @Endpoint({
    id: 'createReview',
    summary: 'Leave a review',
    description:
      'It waits for approval by the owner, who gets an e-mail about it. Sent again with the same key, or without ' +
      'a key but with the same fields within ten minutes, the call returns the same review. A sender may leave ' +
      '10 an hour; refused and repeated ones do not count.',
    access: 'public',
    answer: {
      status: 201,
      type: PlacedReviewResponse,
      description: 'The review that was stored, now or when it was sent first.',
    },
    problems: ['review.invalid', 'property.not_found', 'review.key_reused', 'review.too_many'],
  })
  @ApiIdempotencyKey()
  async create(@Body() body: CreateReviewRequest, @Req() request: Request): Promise<PlacedReviewResponse> {
    const { review } = await this.placeReview.place(sentForm(body, request));
    return presentPlacedReview(review);
  }
}
