export { ReviewsModule } from './reviews.module';
export { anonymiseReviews, reviewsOf } from './persistence/personal-reviews';
