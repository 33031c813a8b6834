import { useTranslation } from 'react-i18next';
import { LegalPage } from '../../features/legal/legal-page';

/** The older privacy page of the bed-and-breakfast, in eleven sections. Source: specification §2, Legal pages. */
export function PrivacyPage() {
  const { t } = useTranslation();
  return <LegalPage page="privacy" title={t('legal:privacy.title')} />;
}
