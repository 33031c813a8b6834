import { Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { MenuName } from '../../../shared/content/menu-name';
import type { SectionProps } from '../../../shared/content/page-sections';
import { useHasPage } from '../../../shared/navigation/site-pages';
import { Words } from '../../../shared/content/words';
import { usePageFacts } from '../../../shared/facts/page-facts';
import { dayOfYear } from '../../../shared/format/periods';
import { SiteLink } from '../../../shared/navigation/site-link';
import { useProperty } from '../../../shared/property/use-property';
import * as s from './services-strip.module.css';

/** Paths of the drawings, 24 by 24. */
const SHAPES = {
  pool: 'M2 16c2.5 0 2.5 1.5 5 1.5S9.5 16 12 16s2.5 1.5 5 1.5 2.5-1.5 5-1.5M7 14V6a2 2 0 0 1 4 0M15 14V6a2 2 0 0 1 4 0M7 10h8',
  restaurant: 'M6 3v7a2.5 2.5 0 0 0 5 0V3M8.5 3v18M17 21v-7h-2V8c0-3 1-5 2-5Z',
  sports: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.5 6c3 3 3 9 0 12M18.5 6c-3 3-3 9 0 12',
  shuttle:
    'M3 6h13l5 5v6H3ZM3 11h18M9 6v5M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  market: 'M4 8h16l-1.5 12h-13ZM8 8V7a4 4 0 0 1 8 0v1',
  parking: 'M4 4h16v16H4ZM9.5 17V7H13a3 3 0 0 1 0 6H9.5',
  laundry: 'M5 3h14v18H5ZM8 6h.01M12 18a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
} as const;

/** What the campsite offers, in one row, and when. */
export function ServicesStrip({ id, values: { title, items } }: SectionProps<'home.services'>) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const hasPage = useHasPage();
  const season = useProperty()?.servicesSeason;
  return (
    <section className={s.strip} id={id} aria-labelledby={`${id}-title`}>
      <div className={s.inner}>
        <Words as="h2" id={`${id}-title`} className={s.title} of={title} />
        <ul className={s.services}>
          {items.map(({ drawing, text }) => (
            <li key={text.text} className={s.service} lang={text.lang}>
              {drawing && <Drawing shape={SHAPES[drawing]} className={s.icon} />}
              {text.text}
            </li>
          ))}
        </ul>
        <p className={s.foot}>
          {season && (
            <span>
              {t('home:services.season', {
                from: dayOfYear(season.from, language),
                to: dayOfYear(season.to, language),
              })}
            </span>
          )}
          {hasPage('services') && (
            <SiteLink page="services" className={s.all}>
              {t('home:services.all')}
            </SiteLink>
          )}
          {hasPage('breakfast') && (
            <SiteLink page="breakfast" className={s.all}>
              <MenuName page="breakfast" />
            </SiteLink>
          )}
        </p>
      </div>
    </section>
  );
}
