import { Clock, PlaceReview, ReviewQuota, ReviewStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { AdminReviewsController } from './http/admin-reviews.controller';
import { PublicReviewsController } from './http/public-reviews.controller';
import { MikroOrmReviewStore } from './persistence/mikro-orm-review-store';
import { ThrottleReviewQuota } from './throttle-review-quota';

@Module({
  controllers: [PublicReviewsController, AdminReviewsController],
  providers: [
    { provide: ReviewStore, useClass: MikroOrmReviewStore },
    { provide: ReviewQuota, useClass: ThrottleReviewQuota },
    {
      provide: PlaceReview,
      useFactory: (...ports: ConstructorParameters<typeof PlaceReview>) => new PlaceReview(...ports),
      inject: [ReviewStore, ReviewQuota, Clock],
    },
  ],
})
export class ReviewsModule {}
