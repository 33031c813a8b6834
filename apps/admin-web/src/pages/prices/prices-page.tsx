import { useGetPropertyQuery, useListPricesQuery, useListRoomsQuery } from '@ospite/contracts';
import { EmptyState, officeButtonClass, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PriceGrid } from '../../features/prices/price-grid';
import { GROUPS } from '../../features/property/property-groups';
import { useOfficePaths } from '../../shared/office-paths';
import { keepingData, QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';
import { isUndescribed } from '../../shared/undescribed';
import * as s from './prices-page.module.css';

const EVERYTHING = { include: 'inactive' } as const;
const FRESH = { refetchOnMountOrArgChange: true } as const;
/** The property's values that belong to what a stay costs. */
const PRICE_GROUPS = ['seasons', 'touristTax'] as const;

/** What each room costs in both seasons, and what else a stay costs. Source: specification §2 and §5, Pricing. */
export function PricesPage() {
  const { t } = useTranslation();
  return (
    <Screen title={t('office:prices.title')} lead={<p>{t('office:prices.help')}</p>}>
      <AllRooms />
      <PropertyPrices />
    </Screen>
  );
}

function AllRooms() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const rooms = useListRoomsQuery(EVERYTHING, FRESH);
  const prices = useListPricesQuery(EVERYTHING, FRESH);
  return (
    <QueryState query={keepingData(rooms)}>
      {(all) =>
        all.length > 0 ? (
          <QueryState query={keepingData(prices)}>
            {(priced) => <PriceGrid rooms={all} prices={priced} />}
          </QueryState>
        ) : (
          <EmptyState title={t('office:prices.empty')}>
            <Link className={officeButtonClass('quiet')} to={paths.rooms}>
              {t('office:prices.toRooms')}
            </Link>
          </EmptyState>
        )
      }
    </QueryState>
  );
}

function PropertyPrices() {
  const { t } = useTranslation();
  const query = useGetPropertyQuery();
  // A first day is no failure, and there is a screen that begins it.
  if (isUndescribed(query.error)) return null;
  return (
    <QueryState query={keepingData(query)}>
      {(property) =>
        PRICE_GROUPS.map((group) => {
          const { title, form } = GROUPS[group];
          return (
            <Panel key={group} title={t(title)}>
              <div className={s.group}>{form(property)}</div>
            </Panel>
          );
        })
      }
    </QueryState>
  );
}
