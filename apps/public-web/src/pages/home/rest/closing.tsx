import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { TrustLines } from '../../../features/trust/trust-lines';
import { ContentPicture } from '../../../shared/content/content-picture';
import type { SectionProps } from '../../../shared/content/page-sections';
import { Words } from '../../../shared/content/words';
import { phoneHref } from '../../../shared/format/links';
import { SiteLink } from '../../../shared/navigation/site-link';
import { HOME_SIZES } from '../../../shared/pictures/sizes/home-sizes';
import { useProperty } from '../../../shared/property/use-property';
import * as s from './closing.module.css';

/** The end of the home page: an invitation to ask for a quote. */
export function Closing({ id, values: { title, text, picture } }: SectionProps<'home.closing'>) {
  const { t } = useTranslation();
  const property = useProperty();
  if (!property) return null;
  return (
    <section id={id} className={s.closing} aria-labelledby={`${id}-title`}>
      {picture && (
        <div className={s.picture}>
          <ContentPicture picture={picture} sizes={HOME_SIZES.terrace} />
        </div>
      )}
      <div>
        <Words as="h2" id={`${id}-title`} className={s.title} of={title} />
        <Words className={s.text} of={text} />
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
