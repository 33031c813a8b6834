import type { Property } from '@ospite/contracts/guest';
import type { ShownPicture, ShownText } from '@ospite/domain';
import { buttonClass, Drawing, sourceSet, Sprig } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { StayBar } from '../../features/stay/late-stay-bar';
import { ICONS } from '../../shared/drawings/icons';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { partText } from '../../shared/format/localized-text';
import { SiteLink } from '../../shared/navigation/site-link';
import { HERO_SIZES, HERO_TALL_SIZES } from '../../shared/pictures/sizes/hero-sizes';
import { heroSources } from '../../shared/content/hero-picture';
import { HERO_TALL_SCREENS } from '../../shared/pictures/site-pictures';
import { HeroFacts } from './hero-facts';
import * as s from './hero.module.css';

const TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const;

interface HeroProps {
  readonly id: string | undefined;
  readonly property: Property;
  readonly picture: ShownPicture | undefined;
  /** What there is to stay in, in a few words. */
  readonly offering: ShownText | undefined;
  /** What the arrow downwards is called. */
  readonly scroll: ShownText | undefined;
  /** Id of what stands below it. */
  readonly next: string | undefined;
}

/** The first screen: the photograph, the name in its sky, two lines and two links. */
export function Hero({ id, property, picture, offering, scroll, next }: HeroProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return (
    <section id={id} className={s.hero}>
      {picture && <HeroPicture picture={picture} />}
      <div className={s.sky}>
        <Sprig className={s.sprig} />
        <h1 className={s.name}>{property.name}</h1>
        <Words className={s.line} of={partText(property.tagline, language)} />
        <HeroFacts property={property} offering={offering} />
      </div>
      <div className={s.water}>
        <StayBar />
        <div className={s.actions}>
          <SiteLink page="quote" className={buttonClass('sunlit', s.action)}>
            {t('home:hero.quote')}
          </SiteLink>
          <SiteLink page="rooms" className={buttonClass('sunlit', s.action)}>
            {t('home:hero.rooms')}
          </SiteLink>
        </div>
        {next && (
          <a
            className={s.arrow}
            href={`#${next}`}
            lang={scroll?.lang}
            aria-label={scroll?.text ?? t('home:hero.scroll')}
          >
            <Drawing shape={ICONS.down} />
          </a>
        )}
      </div>
      <span className={s.whole} />
    </section>
  );
}

function HeroPicture({ picture }: { readonly picture: ShownPicture }) {
  const { wide, tall } = heroSources(picture);
  return (
    <picture className={s.picture} style={{ backgroundColor: wide.placeholder }}>
      {TYPES.map((type) => (
        <source
          key={`tall-${type}`}
          media={HERO_TALL_SCREENS}
          type={type}
          srcSet={sourceSet(tall, type)}
          sizes={HERO_TALL_SIZES}
        />
      ))}
      {TYPES.map((type) => (
        <source key={type} type={type} srcSet={sourceSet(wide, type)} sizes={HERO_SIZES} />
      ))}
      <img
        className={s.image}
        src={wide.url}
        alt={picture.alt.text}
        lang={picture.alt.lang}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
