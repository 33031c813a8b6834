import { useTranslation } from 'react-i18next';

export function PricesPage() {
  const { t } = useTranslation();
  return <h1>{t('prices:title')}</h1>;
}
