import { useTranslation } from 'react-i18next';

export function AccessibilityPage() {
  const { t } = useTranslation();
  return <h1>{t('accessibility:title')}</h1>;
}
