import { useTranslation } from 'react-i18next';
import { LegalPage } from '../../features/legal/legal-page';

/** What the site keeps in a browser, and how to choose. */
export function CookiePolicyPage() {
  const { t } = useTranslation();
  return <LegalPage page="cookiePolicy" title={t('legal:cookiePolicy.title')} />;
}
