import { useProperty } from '../../shared/property/use-property';
import { Banners } from '../../features/banners/banners';
import { LanguageOffer } from '../../features/language/language-offer';
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
      <Banners place="mid-site" />
      <RoomsPromo />
      {property && <Location property={property} />}
      <Banners place="mobile-mid2" />
      {property && <Closing property={property} />}
      <LanguageOffer />
    </>
  );
}
