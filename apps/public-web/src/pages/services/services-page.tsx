import { useTranslation } from 'react-i18next';

export function ServicesPage() {
  const { t } = useTranslation();
  return <h1>{t('facilities:title')}</h1>;
}
