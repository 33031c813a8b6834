import { useTranslation } from 'react-i18next';
import { LegalPage } from '../../features/legal/legal-page';

/** What becomes of guests' data. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation();
  return <LegalPage page="privacyPolicy" title={t('legal:privacyPolicy.title')} />;
}

/** What the site keeps in a browser, and how to choose. */
export function CookiePolicyPage() {
  const { t } = useTranslation();
  return <LegalPage page="cookiePolicy" title={t('legal:cookiePolicy.title')} />;
}

/** What holds for the site and for a stay. */
export function TermsPage() {
  const { t } = useTranslation();
  return <LegalPage page="terms" title={t('legal:terms.title')} />;
}

/** The older privacy page of the bed-and-breakfast, in eleven sections. Source: specification §2, Legal pages. */
export function PrivacyPage() {
  const { t } = useTranslation();
  return <LegalPage page="privacy" title={t('legal:privacy.title')} />;
}

/** How accessible the site is, and whom to tell when it is not. */
export function AccessibilityPage() {
  const { t } = useTranslation();
  return <LegalPage page="accessibility" title={t('accessibility:title')} />;
}
