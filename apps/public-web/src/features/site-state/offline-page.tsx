import type { OfflineNotice } from '@ospite/contracts/site';
import { DEFAULT_LANGUAGE, localize } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../shared/drawings/logo';
import { useContent } from '../../shared/content/use-content';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { weekdayAndTime } from '../../shared/format/weekday-and-time';
import { useProperty } from '../../shared/property/use-property';
import { ContactBlock, OpeningHours } from '../../shared/property/contact-details';
import * as s from './offline-page.module.css';

/** Replaces every page while the site is switched off. Source: specification §2, §11. */
export function OfflinePage({ notice: { until, text } }: { readonly notice: OfflineNotice }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const property = useProperty();
  const { data: content } = useContent('offline');
  const own = content?.sections.find((section) => section.kind === 'offline.words')?.values;
  return (
    <main className={s.page} id="content" tabIndex={-1}>
      <div className={s.notice}>
        {property && <Logo name={property.name} className={s.logo} />}
        <p className={s.label}>{t('offline:label')}</p>
        <h1 className={s.title} lang={own?.title.lang}>
          {own?.title.text ?? t('offline:title')}
        </h1>
        {text ? (
          <p className={s.text} lang={text[language]?.trim() ? undefined : DEFAULT_LANGUAGE}>
            {localize(text, language)}
          </p>
        ) : (
          <Words className={s.text} of={own ? own.text : { text: t('offline:text') }} />
        )}
        {until && <p className={s.text}>{t('offline:until', { when: weekdayAndTime(until, language) })}</p>}
        {property && (
          <section className={s.contact} aria-labelledby="offline-contact">
            <h2 id="offline-contact">{t('offline:contact')}</h2>
            <ContactBlock property={property} />
            <OpeningHours property={property} />
          </section>
        )}
      </div>
    </main>
  );
}
