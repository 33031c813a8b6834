import { classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import * as sections from '../../shared/layout/sections.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { useProperty } from '../../shared/property/use-property';
import * as s from './contact-page.module.css';
import { Directions } from './directions';
import { Hours } from './hours';
import { MapSection } from './map/map-section';
import { Reach } from './reach';

/** How to reach the property: by phone, in writing and on the road. Source: specification §2, Contact. */
export function ContactPage() {
  const { t } = useTranslation();
  const property = useProperty();
  return (
    <div className={classList(sections.page, s.page)}>
      <header>
        <Breadcrumb here={t('common:nav.contact')} />
        <h1 className={classList(sections.title, s.title)}>{t('contact:title')}</h1>
        <p className={sections.lead}>
          {property && !property.reception ? t('contact:leadWithoutReception') : t('contact:lead')}
        </p>
      </header>
      {property && (
        <>
          <div className={s.columns}>
            <Reach property={property} />
            <Hours property={property} />
          </div>
          <MapSection property={property} />
          <Directions property={property} />
        </>
      )}
    </div>
  );
}
