import { useTranslation } from 'react-i18next';

export function BreakfastPage() {
  const { t } = useTranslation();
  return <h1>{t('breakfast:title')}</h1>;
}
