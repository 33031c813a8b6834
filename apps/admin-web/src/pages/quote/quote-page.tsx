import {
  problemOf,
  useGetQuoteQuery,
  useGetReplyTemplatesQuery,
  type Message,
  type QuoteWithHistory,
} from '@ospite/contracts';
import { EmptyState, Notice, officeButtonClass, Panel } from '@ospite/ui/office';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { MessageList } from '../../features/messages/message-list';
import { ActionBar } from '../../features/quotes/answer/action-bar';
import * as a from '../../features/quotes/answer/answer.module.css';
import { NotesForm } from '../../features/quotes/answer/notes-form';
import { SuspectedNotice } from '../../features/quotes/answer/not-spam';
import { QuoteHistory } from '../../features/quotes/answer/quote-history';
import { ReplyPanel } from '../../features/quotes/answer/reply/reply-panel';
import { StatusActions } from '../../features/quotes/answer/status-actions';
import { useSecondTapOver } from '../../shared/use-second-tap';
import { Due, useIsPromised } from '../../features/quotes/due';
import { StayFacts } from '../../features/quotes/quote-cards';
import { QuoteRequest } from '../../features/quotes/quote-request';
import { guestName } from '../../features/quotes/quote-texts';
import { StatusBadge } from '../../features/quotes/status-badge';
import { momentText } from '../../shared/formats';
import { useOfficePaths } from '../../shared/office-paths';
import { BackLink } from '../../shared/screen/back-link';
import { useListSearch } from '../../shared/screen/lists/list-search';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';
import { useIsWide } from '../../shared/screen/use-is-wide';
import { LookAgain } from './look-again';
import * as s from './quote-page.module.css';

/** One quote with everything the guest asked for, its history and its messages; read at once. */
export function QuotePage() {
  const { t } = useTranslation();
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const { currentData: quote, ...query } = useGetQuoteQuery(
    { quoteId: id },
    { skip: !isId, refetchOnMountOrArgChange: true },
  );

  if (!isId || (query.error && problemOf(query.error).status === 404)) return <NoSuchQuote />;
  // Also when it could not be read again, as after a save on a lost connection: what was typed stays.
  if (quote) return <QuoteDetails key={quote.id} quote={quote} />;
  return (
    <Screen title={t('office:quotes.title')} before={<BackToQuotes />}>
      <QueryState query={{ ...query, data: quote }} />
    </Screen>
  );
}

function QuoteDetails({ quote }: { readonly quote: QuoteWithHistory }) {
  const { t } = useTranslation();
  const answer = useRef<HTMLDivElement>(null);
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  const [isReplying, setReplying] = useState(false);
  const isSettled = useSecondTapOver(isReplying ? 'reply' : quote.status);
  useReplyFocus(isReplying, answer, bar);
  // At hand when the reply is opened.
  useGetReplyTemplatesQuery(undefined, { skip: quote.anonymisedAt !== null });
  const isPromised = useIsPromised();
  const isWaiting = quote.status === 'pending' && !quote.suspected;
  return (
    <Screen
      title={
        quote.anonymisedAt === null
          ? t('office:quote.title', { name: guestName(t, quote) })
          : guestName(t, quote)
      }
      before={<BackToQuotes />}
      lead={
        <>
          <StayFacts quote={quote} />
          <div className={s.lead}>
            <span className={s.screenOnly}>
              <StatusBadge quote={quote} />
              {isWaiting && isPromised && <Due createdAt={quote.createdAt} />}
            </span>
            <p className={s.minor}>{t('office:quote.received', { date: momentText(quote.createdAt) })}</p>
          </div>
        </>
      }
    >
      <LookAgain quote={quote} />
      {quote.exceedsRoomCapacity && (
        <Notice tone="warning" title={t('office:quotes.exceedsRoomCapacity')}>
          <p>{t('office:quote.exceedsRoomCapacity')}</p>
        </Notice>
      )}
      <div className={s.screenOnly}>
        <SuspectedNotice quote={quote} />
      </div>
      <QuoteRequest quote={quote} />
      <div className={s.screenOnly}>
        {isReplying && bar && (
          <div ref={answer} tabIndex={-1} className={s.answer}>
            <ReplyPanel quote={quote} bar={bar} onClose={() => setReplying(false)} />
          </div>
        )}
        {quote.anonymisedAt === null && (
          <div ref={setBar} className={a.bar} role="group" tabIndex={-1} aria-label={t('office:quote.next')}>
            {!isReplying && (
              <ActionBar quote={quote} isSettled={isSettled} onReply={() => setReplying(true)} />
            )}
          </div>
        )}
        <Panel title={t('office:quote.status')}>
          <StatusActions quote={quote} />
        </Panel>
        {quote.anonymisedAt === null && <NotesForm quote={quote} />}
        <QuoteHistory quote={quote} />
        <Panel title={t('office:quote.messages')}>
          {quote.messages.length > 0 ? (
            <MessageList messages={quote.messages} isRetried={(message) => isRetried(quote, message)} />
          ) : (
            <p>{t('office:quote.noMessages')}</p>
          )}
        </Panel>
      </div>
    </Screen>
  );
}

/** Once the guest has another reply, or was answered in another way, the one that did not leave would only confuse. */
function isRetried({ messages, replyUnsent }: QuoteWithHistory, message: Message): boolean {
  const isLast = message === messages.findLast(({ kind }) => kind === 'quote-reply');
  return message.kind !== 'quote-reply' || (isLast && replyUnsent);
}

/** Goes along with the reply: to it once it is opened, back to the next step once it is sent or closed. */
function useReplyFocus(
  isReplying: boolean,
  answer: RefObject<HTMLElement | null>,
  bar: HTMLElement | null,
): void {
  const was = useRef(isReplying);
  useEffect(() => {
    if (was.current === isReplying) return;
    was.current = isReplying;
    (isReplying ? answer.current : bar)?.focus({ preventScroll: true });
    if (isReplying) answer.current?.scrollIntoView();
  }, [isReplying, answer, bar]);
}

function NoSuchQuote() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Screen title={t('office:quote.notFound')}>
      <EmptyState title={t('office:quote.notFoundHelp')}>
        <Link className={officeButtonClass('quiet')} to={paths.quotes}>
          {t('office:quote.back')}
        </Link>
      </EmptyState>
    </Screen>
  );
}

/** The way back to the list; none where that stands beside the request. */
function BackToQuotes() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const search = useListSearch();
  if (useIsWide()) return null;
  return <BackLink to={{ pathname: paths.quotes, search }}>{t('office:quote.back')}</BackLink>;
}
