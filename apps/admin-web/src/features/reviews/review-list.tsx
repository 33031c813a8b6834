import {
  useApproveReviewMutation,
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
import { EmptyFilter } from '../../shared/screen/lists/empty-filter';
import { KeptRows } from '../../shared/screen/lists/kept-rows';
import { PageLinks } from '../../shared/screen/lists/page-links';
import { pageNumber } from '../../shared/screen/lists/page-number';
import { QueryState } from '../../shared/screen/query-state';
import { useUndoableCall } from '../../shared/feedback/use-undoable-call';
import { useRowFocus } from '../../shared/screen/lists/use-row-focus';
import { ReviewCard } from './review-card';
import { ReviewSearch } from './review-search';
import * as s from './reviews.module.css';

const PAGE_SIZE = 10;
/** A list that is longer than a phone's screen can be searched. Source: specification §16, Back-office. */
const SHORT_LIST = 8;

interface ReviewListInfo {
  readonly title: string;
  readonly empty: string;
  readonly help?: string;
  readonly deleted: string;
  /** The parameters of the address that say which page is shown, and of which words: each list has its own. */
  readonly page: string;
  readonly words: string;
}

const LISTS: Readonly<Record<ReviewStatus, ReviewListInfo>> = {
  pending: {
    title: 'office:reviews.pending',
    empty: 'office:reviews.noPending',
    help: 'office:reviews.pendingHelp',
    deleted: 'office:reviews.rejected',
    page: 'attesa',
    words: 'cerca-attesa',
  },
  suspected: {
    title: 'office:reviews.suspected',
    empty: 'office:reviews.noSuspected',
    help: 'office:reviews.suspectedHelp',
    deleted: 'office:reviews.rejected',
    page: 'sospette',
    words: 'cerca-sospette',
  },
  approved: {
    title: 'office:reviews.approved',
    empty: 'office:reviews.noApproved',
    deleted: 'office:reviews.deleted',
    page: 'pubblicate',
    words: 'cerca-pubblicate',
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
  const [search, setSearch] = useSearchParams();
  const list = LISTS[status];
  const page = pageNumber(search, list.page);
  const words = search.get(list.words) ?? '';
  const { currentData, ...query } = useListAllReviewsQuery(
    { status, page, pageSize: PAGE_SIZE, ...(words && { q: words }) },
    { refetchOnMountOrArgChange: true },
  );
  const total = currentData?.total ?? 0;
  if (onlyIfAny && !query.error && total === 0 && words === '') return null;
  const look = (wanted: string) => setSearch(withWords(search, list, wanted));
  return (
    <Panel title={t(list.title)} {...(total > 0 && { aside: <Badge>{countText(total)}</Badge> })}>
      {list.help && total > 0 && <p>{t(list.help)}</p>}
      {(words !== '' || total > SHORT_LIST) && (
        <ReviewSearch key={words} list={t(list.title)} searched={words} onSearch={look} />
      )}
      <QueryState query={{ ...query, data: currentData }}>
        {(found) =>
          found.total === 0 && words !== '' ? (
            <EmptyFilter title={t('office:reviews.nothingFound')} onClear={() => look('')} />
          ) : (
            <Reviews found={found} status={status} page={page} />
          )
        }
      </QueryState>
    </Panel>
  );
}

interface ReviewsProps {
  readonly found: OwnReviewPage;
  readonly status: ReviewStatus;
  readonly page: number;
}

function Reviews({ found, status, page }: ReviewsProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [remove] = useDeleteReviewMutation();
  const [approve] = useApproveReviewMutation();
  const list = LISTS[status];
  // An approved review leaves its list as a rejected one does, and is shown among the published ones.
  const kind = `${status}-review`;
  const { isHidden, mark, hideAndSend } = useUndoableCall({
    kind,
    send: (reviewId) => remove({ reviewId }),
    done: t(list.deleted),
    failed: t('office:reviews.deleteFailed'),
  });
  const approval = useUndoableCall({
    kind,
    send: (reviewId) => approve({ reviewId }),
    done: t('office:reviews.isApproved'),
    doneDescription: t('office:reviews.published'),
    failed: t('office:reviews.approveFailed'),
  });
  const listed = found.reviews.filter(({ id }: OwnReview) => !isHidden(id));
  const rows = useRowFocus<HTMLUListElement>(listed.length);
  return (
    <>
      <KeptRows rows={listed}>
        {(shown) => (
          <>
            {shown.length === 0 && <EmptyState title={t(list.empty)} />}
            <ul {...rows} tabIndex={-1} className={s.list}>
              {shown.map((review) => (
                <li key={review.id} tabIndex={-1} {...mark(review.id)}>
                  <ReviewCard
                    review={review}
                    onApprove={() => approval.hideAndSend(review.id)}
                    onDelete={() => hideAndSend(review.id)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </KeptRows>
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

/** The address with other words to look for, from the first page on. */
function withWords(
  search: URLSearchParams,
  list: Pick<ReviewListInfo, 'page' | 'words'>,
  words: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(list.page);
  if (words) next.set(list.words, words);
  else next.delete(list.words);
  return next;
}
