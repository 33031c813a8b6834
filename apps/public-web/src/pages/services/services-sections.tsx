import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import * as sections from '../../shared/layout/sections.module.css';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { SiteLink } from '../../shared/navigation/site-link';
import { useProperty } from '../../shared/property/use-property';
import { FactList } from './fact-list';
import { SeasonLine } from './season-line';
import * as s from './services-page.module.css';

export function ServicesLead({ id, values: { title, text, seasonNote } }: SectionProps<'services.lead'>) {
  const { t } = useTranslation();
  const property = useProperty();
  return (
    <header id={id}>
      <Breadcrumb here={t('common:nav.services')} />
      <Words as="h1" className={sections.title} of={title} />
      <Words className={sections.lead} of={text} />
      {property && <SeasonLine property={property} note={seasonNote} />}
    </header>
  );
}

export function ServicesCards({ id, values: { title, items } }: SectionProps<'services.cards'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.otherTitle} of={title} />
      <ul className={s.cards}>
        {items.map((item) => (
          <li key={item.title.text} className={s.card}>
            <Words as="h3" className={s.cardTitle} of={item.title} />
            <Words of={item.text} />
            <FactList facts={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ServicesClosing({ id, values: { title, text } }: SectionProps<'services.closing'>) {
  const { t } = useTranslation();
  return (
    <section id={id} className={s.closing} aria-labelledby={`${id}-title`} data-ground="dark">
      <Words as="h2" id={`${id}-title`} className={s.closingTitle} of={title} />
      <Words of={text} />
      <p className={s.actions}>
        <SiteLink page="quote" className={buttonClass('coral')}>
          {t('facilities:closing.quote')}
        </SiteLink>
        <SiteLink page="contact" className={buttonClass('onDark')}>
          {t('facilities:closing.contact')}
        </SiteLink>
      </p>
    </section>
  );
}
