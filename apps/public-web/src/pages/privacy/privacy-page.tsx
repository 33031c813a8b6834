import { useTranslation } from 'react-i18next';

export function PrivacyPage() {
  const { t } = useTranslation();
  return <h1>{t('legal:privacy.title')}</h1>;
}
