import type { Property } from '@ospite/contracts/guest';
import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import * as sections from '../../shared/layout/sections.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { SiteLink } from '../../shared/navigation/site-link';
import { isOffered } from '../../shared/property/offered-services';
import { useProperty } from '../../shared/property/use-property';
import { BLOCKS, CARDS, serviceFacts } from './camp-services';
import { FactList } from './fact-list';
import { SeasonLine } from './season-line';
import { ServiceBlock } from './service-block';
import * as s from './services-page.module.css';

/** What the camp offers: when, for how much and how far. Source: specification §2, Services. */
export function ServicesPage() {
  const { t } = useTranslation();
  const property = useProperty();
  return (
    <div className={sections.page}>
      <header>
        <Breadcrumb here={t('common:nav.services')} />
        <h1 className={sections.title}>{t('facilities:title')}</h1>
        <p className={sections.lead}>{t('facilities:lead')}</p>
        {property && <SeasonLine property={property} />}
      </header>
      {property && (
        <>
          <div className={s.blocks}>
            {BLOCKS.filter((block) => isOffered(block, property)).map((block, place) => (
              <ServiceBlock key={block} block={block} property={property} isFirst={place === 0} />
            ))}
          </div>
          <OtherServices property={property} />
        </>
      )}
      <section className={s.closing} aria-labelledby="services-closing" data-ground="dark">
        <h2 id="services-closing" className={s.closingTitle}>
          {t('facilities:closing.title')}
        </h2>
        <p>{t('facilities:closing.text')}</p>
        <p className={s.actions}>
          <SiteLink page="quote" className={buttonClass('coral')}>
            {t('facilities:closing.quote')}
          </SiteLink>
          <SiteLink page="contact" className={buttonClass('onDark')}>
            {t('facilities:closing.contact')}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}

function OtherServices({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return (
    <section aria-labelledby="other-services">
      <h2 id="other-services" className={s.otherTitle}>
        {t('facilities:other.title')}
      </h2>
      <ul className={s.cards}>
        {CARDS.filter((card) => isOffered(card, property)).map((card) => (
          <li key={card} id={card} className={s.card}>
            <h3 className={s.cardTitle}>{t(`facilities:${card}.title`)}</h3>
            <p>{t(`facilities:${card}.text`)}</p>
            <FactList facts={serviceFacts(card, property, t, language)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
