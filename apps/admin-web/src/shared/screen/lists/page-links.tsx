import { officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import * as s from './page-links.module.css';

interface PageLinksProps {
  /** Of what these are the pages, where a screen has several lists. */
  readonly label?: string;
  readonly page: number;
  readonly pageSize: number;
  /** How many entries all pages have together. */
  readonly total: number;
  readonly linkTo: (page: number) => To;
}

/** Links to the previous and next page of a list; nothing when there is only one. */
export function PageLinks({ label, page, pageSize, total, linkTo }: PageLinksProps) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav className={s.pages} aria-label={label ?? t('office:common.pages')}>
      {page > 1 && (
        // A list that has become shorter leads back to its last page.
        <Link className={officeButtonClass('quiet')} to={linkTo(Math.min(page - 1, pages))} rel="prev">
          {t('office:common.previousPage')}
        </Link>
      )}
      <span>{t('office:common.page', { page, pages })}</span>
      {page < pages && (
        <Link className={officeButtonClass('quiet')} to={linkTo(page + 1)} rel="next">
          {t('office:common.nextPage')}
        </Link>
      )}
    </nav>
  );
}
