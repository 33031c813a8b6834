import { useListPricesQuery, useListRoomsQuery } from '@ospite/contracts/guest';
import { Skeleton } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../shared/navigation/breadcrumb';
import { useProperty } from '../../shared/property/use-property';
import { ProblemState } from '../../shared/states/problem-state';
import { withPrices } from '../../shared/stay/stay';
import { PricesView } from './prices-view';
import * as s from './prices-page.module.css';

/** What each room costs in each season; or the message that it is loading or could not be loaded. */
export function PricesPage() {
  const { t } = useTranslation();
  const property = useProperty();
  const rooms = useListRoomsQuery({});
  const prices = useListPricesQuery({});
  const error = rooms.error ?? prices.error;
  const retry = () => {
    if (rooms.error) void rooms.refetch();
    if (prices.error) void prices.refetch();
  };
  return (
    <div className={s.page}>
      <header className={s.head}>
        <Breadcrumb here={t('common:nav.prices')} />
        <h1 className={s.title}>{t('prices:title')}</h1>
        <p className={s.lead}>{t('prices:lead')}</p>
      </header>
      {property && rooms.data && prices.data ? (
        <PricesView property={property} rooms={withPrices(rooms.data, prices.data)} />
      ) : error ? (
        <ProblemState error={error} onRetry={retry} />
      ) : (
        <div role="status">
          <p>{t('common:states.loading')}</p>
          <Skeleton className={s.skeleton} />
        </div>
      )}
    </div>
  );
}
