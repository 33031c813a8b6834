export { ReviewsCarousel } from './reviews-carousel';
export { Testimonials } from './testimonials';
