import { DEFAULT_LANGUAGE, PlaceReview, ReviewStore } from '@ospite/domain';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiProblems } from '@ospite/server/problems';
import {
  ApiIdempotencyKey,
  CachedPublicRead,
  describePages,
  idempotencyKeyOf,
  PAGING_HEADERS,
  PagingQuery,
  Public,
  sliceOf,
  TakesNoQuery,
} from '@ospite/server/rest';
import { senderOf } from '@ospite/server/edge';
import { PlacedReviewResponse, ReviewResponse, ReviewSummaryResponse } from './review.response';
import { CreateReviewRequest } from './review.dto';
import { presentPlacedReview, presentReview, presentReviewSummary } from './review.presenter';

@ApiTags('reviews')
@Public()
@Controller('api/reviews')
export class PublicReviewsController {
  constructor(
    private readonly reviews: ReviewStore,
    private readonly placeReview: PlaceReview,
  ) {}

  @CachedPublicRead()
  @Get()
  @ApiOperation({
    operationId: 'listReviews',
    summary: 'Approved reviews, newest first',
    description:
      'Reviews are looked at by the owner before they are shown, and not checked against a booking. ' +
      'Without `page`: the first 1,000 rows; `X-Total-Count` tells whether there are more.',
  })
  @ApiOkResponse({ type: [ReviewResponse], headers: PAGING_HEADERS, description: 'The reviews.' })
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
  @ApiOperation({
    operationId: 'getReviewSummary',
    summary: 'How many approved reviews there are, and what they give on average',
    description: 'Of all approved reviews, however many a list shows.',
  })
  @ApiOkResponse({ type: ReviewSummaryResponse, description: 'The number and the average.' })
  async summary(): Promise<ReviewSummaryResponse> {
    return presentReviewSummary(await this.reviews.summary());
  }

  @Post()
  @ApiOperation({
    operationId: 'createReview',
    summary: 'Leave a review',
    description:
      'It waits for the owner’s approval, who gets an e-mail about it. Sent again with the same key, or without a key but with the same fields ' +
      'within ten minutes, it is the same review. A sender may leave 10 an hour; refused and repeated ones do not count.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({
    type: PlacedReviewResponse,
    description: 'The review that was stored, or the one that this was sent for before.',
  })
  @ApiProblems('review.invalid', 'property.not_found', 'review.key_reused', 'review.too_many')
  async create(@Body() body: CreateReviewRequest, @Req() request: Request): Promise<PlacedReviewResponse> {
    const { language, website, filledInMs, ...draft } = body;
    const { review } = await this.placeReview.place({
      draft,
      language: language ?? DEFAULT_LANGUAGE,
      signs: { honeypot: website ?? '', fillTimeMs: filledInMs },
      idempotencyKey: idempotencyKeyOf(request),
      sender: senderOf(request),
    });
    return presentPlacedReview(review);
  }
}
