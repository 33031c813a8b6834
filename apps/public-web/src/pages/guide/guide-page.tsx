import { useTranslation } from 'react-i18next';

export function GuidePage() {
  const { t } = useTranslation();
  return <h1>{t('guide:title')}</h1>;
}
