import { buttonClass, Picture } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { Events } from '../../features/events/events';
import { SiteLink } from '../../shared/navigation/site-link';
import { PageAnchors } from '../../shared/layout/page-anchors';
import { GUIDE_SIZES } from '../../shared/pictures/sizes/guide-sizes';
import { sitePicture } from '../../shared/pictures/site-pictures';
import { useProperty } from '../../shared/property/use-property';
import { Activities, Beaches, Food, Inland } from './guide-sections';
import { Ways } from './ways';
import * as s from './guide-page.module.css';

/** What there is around: events, beaches, mountains, food, things to do. Source: specification §2, Local area guide. */
export function GuidePage() {
  const { t } = useTranslation();
  const property = useProperty();
  return (
    <>
      <header>
        <div className={s.bay}>
          <Picture source={sitePicture('bay')} alt={t('guide:heroAlt')} sizes={GUIDE_SIZES.bay} priority />
        </div>
        <div className={s.panel}>
          <h1 className={s.title}>{t('guide:title')}</h1>
          <p className={s.lead}>{t('guide:lead')}</p>
        </div>
      </header>
      <div className={s.page}>
        <Anchors />
        <section id="events" aria-labelledby="events-title">
          <h2 id="events-title" className={s.heading}>
            {t('guide:events.title')}
          </h2>
          <Events />
        </section>
        <Beaches property={property} />
        <Inland />
        <Food />
        <Activities property={property} />
        {property && property.waysTo.length > 0 && <Ways ways={property.waysTo} />}
        <section className={s.closing} aria-labelledby="closing">
          <h2 id="closing" className={s.heading}>
            {t('guide:closing.title')}
          </h2>
          <p className={s.text}>{t('guide:closing.text')}</p>
          <p className={s.actions}>
            <SiteLink page="quote" className={buttonClass('coral')}>
              {t('guide:closing.quote')}
            </SiteLink>
            <SiteLink page="rooms" className={buttonClass('quiet')}>
              {t('guide:closing.rooms')}
            </SiteLink>
          </p>
        </section>
      </div>
    </>
  );
}

/** The ways to the parts of this page. */
function Anchors() {
  const { t } = useTranslation();
  const anchors = [
    { id: 'events', title: t('guide:events.title') },
    { id: 'beaches', title: t('guide:beaches.title') },
    { id: 'inland', title: t('guide:inland.title') },
    { id: 'food', title: t('guide:food.title') },
    { id: 'activities', title: t('guide:activities.title') },
  ];
  return <PageAnchors label={t('guide:nav')} anchors={anchors} />;
}
