import { classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageSections, type SectionTable } from '../../shared/content/page-sections';
import { Questions } from '../../shared/content/questions';
import { pageWords } from '../../shared/content/page-words';
import { useContent } from '../../shared/content/use-content';
import { Words } from '../../shared/content/words';
import * as sections from '../../shared/layout/sections.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { useProperty } from '../../shared/property/use-property';
import * as s from './contact-page.module.css';
import { Directions } from './directions';
import { Hours } from './hours';
import { MapSection } from './map/map-section';
import { Reach } from './reach';

/** The lead is a part of the page's head, which is there without any. */
const TABLE: SectionTable<'contact'> = {
  'contact.lead': () => null,
  'contact.directions': Directions,
  'contact.questions': Questions,
};

/** How to reach the property: by phone, in writing and on the road. Source: specification §2, Contact. */
export function ContactPage() {
  const { t } = useTranslation();
  const property = useProperty();
  const content = usePageSections('contact', TABLE);
  const { title, text, anchor } = pageWords(useContent('contact').data);
  return (
    <div className={classList(sections.page, s.page)}>
      <header id={anchor}>
        <Breadcrumb here={t('common:nav.contact')} />
        <h1 className={classList(sections.title, s.title)} lang={title?.lang}>
          {title?.text ?? t('common:nav.contact')}
        </h1>
        <Words className={sections.lead} of={text} />
      </header>
      {property && (
        <>
          <div className={s.columns}>
            <Reach property={property} />
            <Hours property={property} />
          </div>
          <MapSection property={property} />
        </>
      )}
      {content.sections.map(({ part }) => part)}
    </div>
  );
}
