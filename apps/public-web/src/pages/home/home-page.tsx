import { useProperty } from '../../shared/property/use-property';
import { Banners } from '../../features/banners/banners';
import { LanguageOffer } from '../../features/language/language-offer';
import { ReviewsCarousel, Testimonials } from '../../features/reviews/home/reviews-on-home';
import {
  AboutPreview,
  AmenityTiles,
  Closing,
  Intro,
  Location,
  RoomsPromo,
  ServicesStrip,
} from './lazy-sections';
import { Hero } from './hero';
import { VideoSection } from './video-section';

/** The home page: the bay, what it is like here, where to sleep, how to get here, how to ask (specification §2). */
export function HomePage() {
  const property = useProperty();
  return (
    <>
      {property && <Hero property={property} />}
      <Intro />
      {property && <ServicesStrip property={property} />}
      <ReviewsCarousel />
      <RoomsPromo />
      {/* The picture of the location overlaps what is above it. */}
      <Banners place="mid-site" />
      <AmenityTiles />
      <Testimonials />
      {property?.video && <VideoSection video={property.video} />}
      {property && <Location property={property} />}
      <Banners place="mobile-mid2" />
      {property && <AboutPreview property={property} />}
      {property && <Closing property={property} />}
      <LanguageOffer />
    </>
  );
}
