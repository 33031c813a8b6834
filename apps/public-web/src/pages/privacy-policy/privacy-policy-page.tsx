import { useTranslation } from 'react-i18next';
import { LegalPage } from '../../features/legal/legal-page';

/** What becomes of guests' data. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation();
  return <LegalPage page="privacyPolicy" title={t('legal:privacyPolicy.title')} />;
}
