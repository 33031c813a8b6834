import { Clock, PlaceReview, PropertyStore, ReviewLetters, ReviewQuota, ReviewStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages';
import { PropertyModule } from '../property';
import { AdminReviewsController } from './http/admin-reviews.controller';
import { PublicReviewsController } from './http/public-reviews.controller';
import { CatalogueReviewLetters } from './letters/catalogue-review-letters';
import { MikroOrmReviewStore } from './persistence/mikro-orm-review-store';
import { ThrottleReviewQuota } from './throttle-review-quota';

@Module({
  imports: [MessagesModule, PropertyModule],
  controllers: [PublicReviewsController, AdminReviewsController],
  providers: [
    { provide: ReviewStore, useClass: MikroOrmReviewStore },
    { provide: ReviewLetters, useClass: CatalogueReviewLetters },
    { provide: ReviewQuota, useClass: ThrottleReviewQuota },
    {
      provide: PlaceReview,
      useFactory: (...ports: ConstructorParameters<typeof PlaceReview>) => new PlaceReview(...ports),
      inject: [ReviewStore, PropertyStore, ReviewLetters, ReviewQuota, Clock],
    },
  ],
})
export class ReviewsModule {}
