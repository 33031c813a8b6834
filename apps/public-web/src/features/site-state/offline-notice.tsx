import { useTranslation } from 'react-i18next';
import { Logo } from '../../shared/drawings/logo';
import { useProperty } from '../../shared/property/use-property';
import { ContactBlock, OpeningHours } from '../../shared/property/contact-details';
import * as s from './offline-notice.module.css';

/** Replaces every page while the site is switched off. Source: specification §2. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const property = useProperty();
  return (
    <main className={s.page} id="content" tabIndex={-1}>
      <div className={s.notice}>
        {property && <Logo name={property.name} className={s.logo} />}
        <p className={s.label}>{t('offline:label')}</p>
        <h1 className={s.title}>{t('offline:title')}</h1>
        <p className={s.text}>{t('offline:text')}</p>
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
