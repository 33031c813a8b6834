import { useListPricesQuery, useListRoomsQuery } from '@ospite/contracts/guest';
import { Skeleton } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { QuoteForm } from '../../features/quote/quote-form';
import { pageWords } from '../../shared/content/page-words';
import { useContent } from '../../shared/content/use-content';
import { Words } from '../../shared/content/words';
import * as formPage from '../../shared/layout/form-page.module.css';
import { useProperty } from '../../shared/property/use-property';
import { ProblemState } from '../../shared/states/problem-state';
import { TrustBelow } from './lazy-sections';
import * as s from './quote-page.module.css';

/** Where guests ask for a quote. Prices only help the summary: without them the form is still there. */
export function QuotePage() {
  const { t } = useTranslation();
  const property = useProperty();
  const { data: rooms, error, refetch } = useListRoomsQuery({});
  const { data: prices = NO_PRICES } = useListPricesQuery({});
  const { title, text, anchor } = pageWords(useContent('quote').data);
  return (
    <div className={formPage.page}>
      <header id={anchor} className={formPage.head}>
        <h1 className={formPage.title} lang={title?.lang}>
          {title?.text ?? t('common:nav.quote')}
        </h1>
        <Words className={formPage.lead} of={text} />
      </header>
      {rooms && property ? (
        <QuoteForm property={property} rooms={rooms} prices={prices} belowButton={<TrustBelow />} />
      ) : error ? (
        <ProblemState error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <p>{t('common:states.loading')}</p>
          <Skeleton className={s.skeleton} />
        </div>
      )}
    </div>
  );
}

const NO_PRICES: never[] = [];
