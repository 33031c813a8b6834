import { useProperty } from '../../shared/property/use-property';
import { LanguageOffer } from '../../features/language/language-offer';
import { ReviewsCarousel, Testimonials } from '../../features/reviews/reviews-on-home';
import { Closing } from './closing';
import { Hero } from './hero';
import { Intro } from './intro';
import { Location } from './location';
import { RoomsPromo } from './rooms-promo';

/** The home page: the bay, what it is like here, where to sleep, how to get here, how to ask. */
export function HomePage() {
  const property = useProperty();
  return (
    <>
      {property && <Hero property={property} />}
      <Intro />
      <ReviewsCarousel />
      <RoomsPromo />
      <Testimonials />
      {property && <Location property={property} />}
      {property && <Closing property={property} />}
      <LanguageOffer />
    </>
  );
}
