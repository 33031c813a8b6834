import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { longDate } from '../../shared/format/dates';
import { useProperty } from '../../shared/property/use-property';
import { PrivacyText } from './privacy-text';
import * as s from './privacy-policy-page.module.css';

/** The day of the text's last change, not today, which would be untrue (decisions §2). */
const LAST_CHANGE = '2026-11-21';

/** The privacy policy: Italian in every language, with a line in the visitor's own. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const property = useProperty();
  return (
    <article className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>{t('legal:privacyPolicy.title')}</h1>
        {language !== 'it' && <p className={s.language}>{t('legal:privacyPolicy.language')}</p>}
        <p className={s.updated}>{t('legal:privacyPolicy.updated', { date: longDate(LAST_CHANGE, language) })}</p>
      </header>
      {property && <PrivacyText property={property} />}
    </article>
  );
}
