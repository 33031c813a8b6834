import { useTranslation } from 'react-i18next';
import { LegalPage } from '../../features/legal/legal-page';

/** How accessible the site is, and whom to tell when it is not. */
export function AccessibilityPage() {
  const { t } = useTranslation();
  return <LegalPage page="accessibility" title={t('accessibility:title')} />;
}
