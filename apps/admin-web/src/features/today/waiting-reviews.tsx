import { useListAllReviewsQuery } from '@ospite/contracts';
import { Badge, officeButtonClass, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../shared/office-paths';
import { QueryState } from '../../shared/screen/query-state';
import * as s from './today.module.css';

/** How many are named here; the list has all of them. */
const SHOWN_REVIEWS = 3;

/** Reviews that guests do not see before the owner approves them; nothing while there are none. */
export function WaitingReviews() {
  const { t } = useTranslation();
  const { reviews: address } = useOfficePaths();
  const query = useListAllReviewsQuery(
    { status: 'pending', page: 1, pageSize: SHOWN_REVIEWS },
    { refetchOnMountOrArgChange: true },
  );
  const total = query.data?.total ?? 0;
  if (!query.error && total === 0) return null;
  return (
    <Panel
      title={t('office:today.reviews')}
      aside={
        total > 0 ? <Badge tone="new">{t('office:today.reviews_count', { count: total })}</Badge> : undefined
      }
    >
      <QueryState query={query}>
        {({ reviews }) => (
          <ul className={s.list}>
            {reviews.map(({ id, guestName, rating, title }) => (
              <li key={id}>
                {t('office:today.review', { guest: guestName, rating })} <q>{title}</q>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <div>
        <Link className={officeButtonClass('quiet')} to={address}>
          {t('office:today.allReviews')}
        </Link>
      </div>
    </Panel>
  );
}
