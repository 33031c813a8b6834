import { useTranslation } from 'react-i18next';

export function CookiePolicyPage() {
  const { t } = useTranslation();
  return <h1>{t('legal:cookiePolicy.title')}</h1>;
}
