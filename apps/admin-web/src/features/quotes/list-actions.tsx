import { Button, officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../shared/office-paths';
import { filterParameters, type QuoteFilter } from './quote-list-query';
import * as s from './quotes.module.css';

/** The list on paper and as a table, with the same filters; and the templates of replies. */
export function ListActions({ filter }: { readonly filter: QuoteFilter }) {
  const { t } = useTranslation();
  const { site, replyTemplates } = useOfficePaths();
  const query = new URLSearchParams(filterParameters(filter)).toString();
  return (
    <div className={s.actions}>
      <Link className={officeButtonClass('quiet')} to={replyTemplates}>
        {t('office:quotes.templates')}
      </Link>
      <a
        className={officeButtonClass('quiet')}
        href={`${site}/api/quotes/export.csv${query && `?${query}`}`}
        download
      >
        {t('office:quotes.table')}
      </a>
      <Button variant="quiet" onPress={() => window.print()}>
        {t('office:quotes.print')}
      </Button>
    </div>
  );
}
