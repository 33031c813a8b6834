import { useTranslation } from 'react-i18next';

export function TermsPage() {
  const { t } = useTranslation();
  return <h1>{t('legal:terms.title')}</h1>;
}
