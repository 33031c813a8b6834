import { PAGE_OF_LIST } from '@ospite/contracts/site';
import { pathTo } from '@ospite/i18n/paths';
import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import * as s from './review-list.module.css';

interface ReviewPagesProps {
  /** Counted from 1; an address can ask for one beyond the last. */
  readonly page: number;
  readonly pages: number;
}

/** The ways to newer and older reviews: plain links, since each page of them is a document of its own. */
export function ReviewPages({ page, pages }: ReviewPagesProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const addressOf = (other: number) =>
    `${pathTo('review', language)}${other > 1 ? `?${PAGE_OF_LIST}=${other}` : ''}#reviews-list`;
  return (
    <nav className={s.pages} aria-label={t('reviews:list.pages')}>
      {page > 1 && (
        <a
          className={buttonClass('quiet')}
          href={addressOf(Math.min(page - 1, Math.max(pages, 1)))}
          rel="prev"
        >
          {t('reviews:list.newer')}
        </a>
      )}
      {page <= pages && <p>{t('reviews:list.position', { page, total: pages })}</p>}
      {page < pages && (
        <a className={buttonClass('quiet')} href={addressOf(page + 1)} rel="next">
          {t('reviews:list.older')}
        </a>
      )}
    </nav>
  );
}
