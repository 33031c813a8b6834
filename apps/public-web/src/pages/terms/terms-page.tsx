import { useTranslation } from 'react-i18next';
import { LegalPage } from '../../features/legal/legal-page';

/** What holds for the site and for a stay. */
export function TermsPage() {
  const { t } = useTranslation();
  return <LegalPage page="terms" title={t('legal:terms.title')} />;
}
