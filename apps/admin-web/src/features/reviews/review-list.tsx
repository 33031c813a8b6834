import {
  useDeleteReviewMutation,
  useListAllReviewsQuery,
  type OwnReview,
  type OwnReviewPage,
  type ReviewStatus,
} from '@ospite/contracts';
import { Badge, EmptyState, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { countText } from '../../shared/formats';
import { PageLinks } from '../../shared/screen/page-links';
import { pageNumber } from '../../shared/screen/page-number';
import { QueryState } from '../../shared/screen/query-state';
import { useUndoableDelete } from '../../shared/feedback/use-undoable-delete';
import { useRowFocus } from '../../shared/screen/use-row-focus';
import { ReviewCard } from './review-card';
import * as s from './reviews.module.css';

const PAGE_SIZE = 10;

interface ReviewListInfo {
  readonly title: string;
  readonly empty: string;
  readonly help?: string;
  readonly deleted: string;
  /** The parameter of the address that says which page is shown: each list has pages of its own. */
  readonly page: string;
}

const LISTS: Readonly<Record<ReviewStatus, ReviewListInfo>> = {
  pending: {
    title: 'office:reviews.pending',
    empty: 'office:reviews.noPending',
    help: 'office:reviews.pendingHelp',
    deleted: 'office:reviews.rejected',
    page: 'attesa',
  },
  suspected: {
    title: 'office:reviews.suspected',
    empty: 'office:reviews.noSuspected',
    help: 'office:reviews.suspectedHelp',
    deleted: 'office:reviews.rejected',
    page: 'sospette',
  },
  approved: {
    title: 'office:reviews.approved',
    empty: 'office:reviews.noApproved',
    deleted: 'office:reviews.deleted',
    page: 'pubblicate',
  },
};

interface ReviewListProps {
  readonly status: ReviewStatus;
  /** Whether the list is left out while it has nothing to show. */
  readonly onlyIfAny?: boolean;
}

/** The reviews of one status, newest first, a page at a time. */
export function ReviewList({ status, onlyIfAny = false }: ReviewListProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const list = LISTS[status];
  const page = pageNumber(search, list.page);
  const { currentData, ...query } = useListAllReviewsQuery(
    { status, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const total = currentData?.total ?? 0;
  if (onlyIfAny && !query.error && total === 0) return null;
  return (
    <Panel title={t(list.title)} {...(total > 0 && { aside: <Badge>{countText(total)}</Badge> })}>
      {list.help && total > 0 && <p>{t(list.help)}</p>}
      <QueryState query={{ ...query, data: currentData }}>
        {(found) => <Reviews found={found} list={list} page={page} />}
      </QueryState>
    </Panel>
  );
}

interface ReviewsProps {
  readonly found: OwnReviewPage;
  readonly list: ReviewListInfo;
  readonly page: number;
}

function Reviews({ found, list, page }: ReviewsProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [remove] = useDeleteReviewMutation();
  const { isHidden, mark, hideAndDelete } = useUndoableDelete({
    kind: 'review',
    remove: (reviewId) => remove({ reviewId }),
    done: t(list.deleted),
    failed: t('office:reviews.deleteFailed'),
  });
  const shown = found.reviews.filter(({ id }: OwnReview) => !isHidden(id));
  const rows = useRowFocus<HTMLUListElement>(shown.length);
  return (
    <>
      {shown.length === 0 && <EmptyState title={t(list.empty)} />}
      <ul {...rows} tabIndex={-1} className={s.list}>
        {shown.map((review) => (
          <li key={review.id} tabIndex={-1} {...mark(review.id)}>
            <ReviewCard review={review} onDelete={() => hideAndDelete(review.id)} />
          </li>
        ))}
      </ul>
      <PageLinks
        label={t('office:reviews.pagesOf', { list: t(list.title) })}
        page={page}
        pageSize={PAGE_SIZE}
        total={found.total}
        linkTo={(to) => ({ search: withPage(search, list.page, to) })}
      />
    </>
  );
}

function withPage(search: URLSearchParams, name: string, page: number): string {
  const next = new URLSearchParams(search);
  next.set(name, String(page));
  return next.toString();
}
