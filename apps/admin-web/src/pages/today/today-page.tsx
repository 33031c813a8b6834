import {
  useCountQuotesQuery,
  useListMessagesQuery,
  useListQuotesQuery,
  type Account,
} from '@ospite/contracts';
import { Actions, Badge, Button, Notice, officeButtonClass, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsMailOff } from '../../shared/mail-off';
import { isLate } from '../../shared/late-message';
import { MessageList } from '../../features/messages/message-list';
import { QuoteCards, SuspectedQuotes } from '../../features/quotes/quote-cards';
import { MonthChart } from '../../features/today/month-chart';
import { WaitingReviews } from '../../features/today/waiting-reviews';
import { dayText } from '../../shared/formats';
import { useOfficePaths } from '../../shared/office-paths';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';
import { useNow } from '../../shared/use-now';
import { FirstSteps } from './first-steps';
import { Reminders } from './reminders';
import * as s from './today.module.css';

/** How many requests are shown here; the list has all of them. */
const SHOWN_QUOTES = 5;

/** How many e-mails of a kind are shown at once, above the requests; after those have gone, the next ones are. */
const SHOWN_MESSAGES = 3;
/** Among so many are those that wait: the first may be on their way still. */
const READ_MESSAGES = 100;

const WAITING = { status: 'pending', page: 1, pageSize: SHOWN_QUOTES } as const;
/** Updates when the person returns to the tab; meanwhile nothing moves under the thumb. */
const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

/** The frame reads the counts, too: they may be this old when the back-office has just been opened. */
const FRAME_SECONDS = 5;

/** The first screen: what waits for the owner. Source: specification §16, Back-office. */
export function TodayPage({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  return (
    <Screen title={t('office:nav.today')} lead={<TodayLead />}>
      {account.mustChangePassword && <PasswordReminder />}
      <FirstSteps />
      <div className={s.columns}>
        <UnsentReplies />
        <WaitingMessages {...FAILED} />
        <WaitingMessages {...LATE} />
        <WaitingQuotes />
        <WaitingSuspected />
        <WaitingMessages {...HELD} />
        <WaitingReviews />
        <Reminders mayEditContent={account.mayEditContent} />
        <MonthChart />
      </div>
    </Screen>
  );
}

/** Accounts have a user name, which nobody is called by: the greeting goes without one. */
function TodayLead() {
  const { t } = useTranslation();
  return (
    <p>
      <span className={s.day}>{dayText(new Date())}.</span> {t('office:today.greeting')}
    </p>
  );
}

/** Shown until the owner has chosen a password. Source: specification §12, First start. */
function PasswordReminder() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Notice tone="warning" title={t('office:today.changePassword')}>
      <p>{t('office:today.changePasswordHelp')}</p>
      <Link className={officeButtonClass('quiet')} to={paths.account}>
        {t('office:today.changePasswordAction')}
      </Link>
    </Notice>
  );
}

/** Requests without an answer, those that wait longest first; each says until when there is time. */
function WaitingQuotes() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const isMailOff = useIsMailOff();
  const query = useListQuotesQuery({ ...WAITING, suspected: false, order: 'oldest' }, FRESH);
  const { data: page, isFetching, refetch } = query;
  const count = page?.total ?? 0;
  // With the list: the number beside the section is never behind it.
  const { data: counts } = useCountQuotesQuery({}, { refetchOnMountOrArgChange: FRAME_SECONDS });
  const more = page ? Math.max(0, (counts?.pending ?? 0) - count) : 0;
  return (
    <Panel
      title={t('office:today.newQuotes')}
      aside={count > 0 ? <Badge tone="new">{t('office:today.newQuotes_count', { count })}</Badge> : undefined}
    >
      <QueryState query={query}>
        {({ quotes }) =>
          quotes.length > 0 ? (
            <QuoteCards label={t('office:today.newQuotes')} quotes={quotes} />
          ) : more > 0 ? null : (
            <div>
              <p>{t('office:today.noNewQuotes')}</p>
              <p className={s.minor}>
                {t(isMailOff ? 'office:today.noNewQuotesHelpAlone' : 'office:today.noNewQuotesHelp')}
              </p>
            </div>
          )
        }
      </QueryState>
      <Actions>
        {more > 0 && (
          <Button onPress={refetch} isDisabled={isFetching}>
            {t('office:today.showNew', { count: more })}
          </Button>
        )}
        <Link className={officeButtonClass('quiet')} to={paths.quotes}>
          {t('office:today.allQuotes')}
        </Link>
        {more === 0 && (
          <Button variant="plain" onPress={refetch} isDisabled={isFetching}>
            {t('office:common.reload')}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

/** Requests whose last reply has not reached the guest; nothing while there are none. */
function UnsentReplies() {
  const { t } = useTranslation();
  const query = useListQuotesQuery(
    { replyUnsent: true, order: 'oldest', page: 1, pageSize: SHOWN_QUOTES },
    FRESH,
  );
  if (!query.error && !query.data?.total) return null;
  return (
    <Panel
      title={t('office:today.unsentReplies')}
      aside={
        query.data && (
          <Badge tone="bad">{t('office:today.unsentReplies_count', { count: query.data.total })}</Badge>
        )
      }
    >
      <QueryState query={query}>
        {({ quotes }) => (
          <>
            <p>{t('office:today.unsentRepliesHelp')}</p>
            <QuoteCards label={t('office:today.unsentReplies')} quotes={quotes} />
          </>
        )}
      </QueryState>
    </Panel>
  );
}

/** Requests that look automated, apart; nothing while there are none. */
function WaitingSuspected() {
  const { data: page } = useListQuotesQuery({ ...WAITING, suspected: true }, FRESH);
  return <SuspectedQuotes quotes={page?.quotes ?? []} />;
}

interface WaitingMessagesProps {
  readonly status: 'failed' | 'held' | 'pending';
  readonly title: string;
  readonly help: string;
}

const FAILED: WaitingMessagesProps = {
  status: 'failed',
  title: 'office:today.failedMessages',
  help: 'office:today.failedMessagesHelp',
};
const LATE: WaitingMessagesProps = {
  status: 'pending',
  title: 'office:today.waitingMessages',
  help: 'office:today.waitingMessagesHelp',
};
const HELD: WaitingMessagesProps = {
  status: 'held',
  title: 'office:today.heldMessages',
  help: 'office:today.heldMessagesHelp',
};

/**
 * Messages that wait, for the owner or for the mail server; nothing while there are none. Source: specification §12 and
 * §15.
 */
function WaitingMessages({ status, title, help }: WaitingMessagesProps) {
  const { t } = useTranslation();
  const now = useNow();
  const query = useListMessagesQuery({ status, order: 'urgent', page: 1, pageSize: READ_MESSAGES }, FRESH);
  const waiting = query.data
    // Nobody waits for a test, and a reply that stays here has the card of its request.
    ?.filter(({ kind }) => kind !== 'test' && (status === 'pending' || kind !== 'quote-reply'))
    .filter((message) => status !== 'pending' || isLate(message, now));
  if (!query.error && (waiting ?? []).length === 0) return null;
  return (
    <Panel title={t(title)}>
      <QueryState query={{ ...query, data: waiting }}>
        {(messages) => (
          <>
            <p>{t(help)}</p>
            <MessageList messages={messages.slice(0, SHOWN_MESSAGES)} withQuoteLinks />
            {messages.length > SHOWN_MESSAGES && (
              <p>{t('office:today.moreMessages', { count: SHOWN_MESSAGES })}</p>
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
