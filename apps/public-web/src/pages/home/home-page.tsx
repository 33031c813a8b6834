import { Banners } from '../../features/banners/banners';
import { LanguageOffer } from '../../features/language/language-offer';
import { ReviewsCarousel, Testimonials } from '../../features/reviews/home/reviews-on-home';
import { usePageSections, type SectionTable } from '../../shared/content/page-sections';
import { heroPicture } from '../../shared/content/hero-picture';
import { pageWords } from '../../shared/content/page-words';
import { useContent } from '../../shared/content/use-content';
import { useProperty } from '../../shared/property/use-property';
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

const TABLE: SectionTable<'home'> = {
  // A part of the first screen, which is there without one.
  'home.lead': () => null,
  'home.intro': Intro,
  'home.services': ServicesStrip,
  'home.rooms': (props) => <RoomsPromo {...props} />,
  'home.amenities': AmenityTiles,
  'home.video': VideoSection,
  'home.location': Location,
  'home.about': AboutPreview,
  'home.closing': Closing,
};

/** The home page: the house, where to sleep, what there is, how to get here, what guests say, who they meet (specification §2). */
export function HomePage() {
  const property = useProperty();
  const { data } = useContent('home');
  const { sections } = usePageSections('home', TABLE);
  const find = (kind: keyof typeof TABLE) => sections.find((section) => section.kind === kind);
  const lead = data?.sections.find((section) => section.kind === 'home.lead');
  return (
    <>
      {property && (
        <Hero
          property={property}
          picture={heroPicture(data)}
          id={pageWords(data).anchor}
          offering={lead?.values.offering}
          scroll={lead?.values.scroll}
          next={find('home.intro')?.id}
        />
      )}
      {find('home.intro')?.part}
      {find('home.rooms')?.part ?? <RoomsPromo />}
      {/* A film needs no words; with the words that are beside it, it is hidden. */}
      {find('home.video')?.part ?? (!data?.hidden?.includes('home.video') && <VideoSection />)}
      {find('home.services')?.part}
      {find('home.amenities')?.part}
      <Banners place="mid-site" />
      {find('home.location')?.part}
      <ReviewsCarousel />
      <Testimonials />
      <Banners place="mobile-mid2" />
      {find('home.about')?.part}
      {find('home.closing')?.part}
      <LanguageOffer />
    </>
  );
}
