export { ReviewsModule } from './reviews.module';
export { eraseReviewEmails, reviewsOf } from './persistence/personal-reviews';
