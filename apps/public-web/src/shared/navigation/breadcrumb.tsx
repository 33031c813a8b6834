import { useTranslation } from 'react-i18next';
import { SiteLink } from './site-link';
import * as s from './breadcrumb.module.css';

/** The way from the home page to this one. @param here what the links to this page call it */
export function Breadcrumb({ here }: { readonly here: string }) {
  const { t } = useTranslation();
  return (
    <nav className={s.breadcrumb} aria-label={t('common:nav.breadcrumb')}>
      <ol>
        <li>
          <SiteLink page="home">{t('common:nav.home')}</SiteLink>
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
