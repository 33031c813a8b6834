import {
  Clock,
  PlaceReview,
  PropertyStore,
  RateLimiter,
  ReplyToReview,
  ReviewEmails,
  reviewLimit,
  ReviewStore,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages';
import { Config } from '@ospite/server/config';
import { useCase } from '@ospite/server/wiring';
import { PropertyModule } from '../property';
import { I18nReviewEmails } from './emails/i18n-review-emails';
import { AdminReviewsController } from './http/admin-reviews.controller';
import { PublicReviewsController } from './http/public-reviews.controller';
import { ReviewFormController } from './http/review-form.controller';
import { MikroOrmReviewStore } from './persistence/mikro-orm-review-store';

const LIMIT = Symbol('review limit');

@Module({
  imports: [MessagesModule, PropertyModule],
  controllers: [PublicReviewsController, AdminReviewsController, ReviewFormController],
  providers: [
    { provide: ReviewStore, useClass: MikroOrmReviewStore },
    { provide: ReviewEmails, useClass: I18nReviewEmails },
    { provide: LIMIT, useFactory: (config: Config) => reviewLimit(config.reviewsPerHour), inject: [Config] },
    {
      provide: PlaceReview,
      useFactory: (...ports: ConstructorParameters<typeof PlaceReview>) => new PlaceReview(...ports),
      inject: [ReviewStore, PropertyStore, ReviewEmails, RateLimiter, LIMIT, Clock],
    },
    useCase(ReplyToReview, [ReviewStore, Clock]),
  ],
  exports: [ReviewStore],
})
export class ReviewsModule {}
