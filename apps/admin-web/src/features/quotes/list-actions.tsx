import { Actions, Button, officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DownloadButton } from '../../shared/feedback/download-button';
import { useOfficePaths } from '../../shared/office-paths';
import { filterParameters, type QuoteFilter } from './quote-list-query';

/** The list on paper and as a table, with the same filters; and the templates of replies. */
export function ListActions({ filter }: { readonly filter: QuoteFilter }) {
  const { t } = useTranslation();
  const { replyTemplates } = useOfficePaths();
  const query = new URLSearchParams(
    Object.entries(filterParameters(filter)).map(([name, value]) => [name, String(value)]),
  ).toString();
  return (
    <Actions>
      <DownloadButton path={`/api/quotes/export.csv${query && `?${query}`}`}>
        {t('office:quotes.table')}
      </DownloadButton>
      <Button variant="quiet" onPress={() => window.print()}>
        {t('office:quotes.print')}
      </Button>
      <Link className={officeButtonClass('quiet')} to={replyTemplates}>
        {t('office:quotes.templates')}
      </Link>
    </Actions>
  );
}
