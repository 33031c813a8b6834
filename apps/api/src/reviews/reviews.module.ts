import { Clock, PlaceReview, PropertyStore, ReviewEmails, ReviewQuota, ReviewStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages';
import { PropertyModule } from '../property';
import { AdminReviewsController } from './http/admin-reviews.controller';
import { PublicReviewsController } from './http/public-reviews.controller';
import { I18nReviewEmails } from './emails/i18n-review-emails';
import { MikroOrmReviewStore } from './persistence/mikro-orm-review-store';
import { ThrottleReviewQuota } from './throttle-review-quota';

@Module({
  imports: [MessagesModule, PropertyModule],
  controllers: [PublicReviewsController, AdminReviewsController],
  providers: [
    { provide: ReviewStore, useClass: MikroOrmReviewStore },
    { provide: ReviewEmails, useClass: I18nReviewEmails },
    { provide: ReviewQuota, useClass: ThrottleReviewQuota },
    {
      provide: PlaceReview,
      useFactory: (...ports: ConstructorParameters<typeof PlaceReview>) => new PlaceReview(...ports),
      inject: [ReviewStore, PropertyStore, ReviewEmails, ReviewQuota, Clock],
    },
  ],
})
export class ReviewsModule {}
