import type { Property } from '@ospite/contracts/guest';
import { buttonClass, Picture } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { TrustLines } from '../../../features/trust/trust-lines';
import { phoneHref } from '../../../shared/format/links';
import { SiteLink } from '../../../shared/navigation/site-link';
import { HOME_SIZES } from '../../../shared/pictures/sizes/home-sizes';
import { sitePicture } from '../../../shared/pictures/site-pictures';
import * as s from './closing.module.css';

/** The end of the home page: an invitation to ask for a quote. */
export function Closing({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  return (
    <section className={s.closing} aria-labelledby="closing-title">
      <div className={s.picture}>
        <Picture source={sitePicture('terrace')} alt={t('home:closing.alt')} sizes={HOME_SIZES.terrace} />
      </div>
      <div>
        <h2 id="closing-title" className={s.title}>
          {t('home:closing.title')}
        </h2>
        <p className={s.text}>{t('home:closing.text')}</p>
        <p className={s.ways}>
          <SiteLink page="quote" className={buttonClass('coral')}>
            {t('home:hero.quote')}
          </SiteLink>
          <span>
            {t('home:closing.or')} <a href={phoneHref(property.phone)}>{property.phone}</a>
          </span>
        </p>
        <TrustLines property={property} className={s.trust} />
      </div>
    </section>
  );
}
