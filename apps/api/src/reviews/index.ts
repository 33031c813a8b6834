export { ReviewsModule } from './reviews.module';
export { anonymiseOldReviews, anonymiseReviews, reviewsOf } from './persistence/personal-reviews';
