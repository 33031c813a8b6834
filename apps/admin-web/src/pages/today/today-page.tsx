import { problemOf, useListMessagesQuery, useListQuotesQuery, type Account } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import {
  Badge,
  Button,
  EmptyState,
  Notice,
  officeButtonClass,
  Panel,
  ProblemState,
  Spinner,
} from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MessageList } from '../../features/messages/message-list';
import { QuoteRecords } from '../../features/quotes/quote-records';
import { SuspectedQuotes } from '../../features/quotes/suspected-quotes';
import { dayText } from '../../shared/formats';
import { useOfficePaths } from '../../shared/office-paths';
import { Screen } from '../../shared/screen';
import * as s from './today.module.css';

/** How many waiting quotes stand here; the rest is one press away. */
const SHOWN_QUOTES = 5;
/** The most that one call of the API gives. Source: decisions §5. */
const LARGEST_PAGE = 200;

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** The first screen: what waits for the owner. Source: visual brief, Back-office. */
export function TodayPage({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  return (
    <Screen title={t('office:nav.today')} lead={<TodayLead username={account.username} />}>
      {account.mustChangePassword && <PasswordReminder />}
      <WaitingQuotes />
      <WaitingMessages {...FAILED} />
      <WaitingMessages {...HELD} />
    </Screen>
  );
}

function TodayLead({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  return (
    <p>
      <span className={s.day}>{dayText(new Date())}</span> · {t('office:today.greeting', { username })}
    </p>
  );
}

/** Stands until the owner has chosen a password. Source: decisions §4, first start. */
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

function WaitingQuotes() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const query = useListQuotesQuery({ status: 'pending', page: 1, pageSize: LARGEST_PAGE }, FRESH);
  const { data: page, error, isFetching, refetch } = query;
  const waiting = page?.quotes.filter(({ suspected }) => !suspected) ?? [];
  const suspected = page?.quotes.filter((quote) => quote.suspected) ?? [];
  // Beyond one page of the API the suspected ones cannot be told apart, and the count says so by being the total.
  const count = page && page.total > page.quotes.length ? page.total : waiting.length;
  return (
    <>
      <Panel
        title={t('office:today.newQuotes')}
        aside={
          count > 0 ? <Badge tone="new">{t('office:today.newQuotes_count', { count })}</Badge> : undefined
        }
      >
        {error && (
          <ProblemState
            text={problemText(t, problemOf(error))}
            retryLabel={t('office:common.retry')}
            onRetry={refetch}
            isRetrying={isFetching}
          />
        )}
        {!error && !page && <Spinner label={t('office:common.loading')} />}
        {!error && page && waiting.length === 0 && (
          <EmptyState title={t('office:today.noNewQuotes')}>
            <p>{t('office:today.noNewQuotesHelp')}</p>
          </EmptyState>
        )}
        {!error && waiting.length > 0 && (
          <QuoteRecords label={t('office:today.newQuotes')} quotes={waiting.slice(0, SHOWN_QUOTES)} />
        )}
        <div className={s.actions}>
          <Link className={officeButtonClass('quiet')} to={paths.quotes}>
            {t('office:today.allQuotes')}
          </Link>
          <Button variant="plain" onPress={refetch} isDisabled={isFetching}>
            {t('office:common.reload')}
          </Button>
        </div>
      </Panel>
      <SuspectedQuotes quotes={suspected.slice(0, SHOWN_QUOTES)} />
    </>
  );
}

interface WaitingMessagesProps {
  readonly status: 'failed' | 'held';
  readonly title: string;
  readonly help: string;
}

const FAILED: WaitingMessagesProps = {
  status: 'failed',
  title: 'office:today.failedMessages',
  help: 'office:today.failedMessagesHelp',
};
const HELD: WaitingMessagesProps = {
  status: 'held',
  title: 'office:today.heldMessages',
  help: 'office:today.heldMessagesHelp',
};

/** E-mails that wait for the owner: given up on, or held; nothing while there are none. Source: decisions §4 and §7. */
function WaitingMessages({ status, title, help }: WaitingMessagesProps) {
  const { t } = useTranslation();
  const { data: messages, error, isFetching, refetch } = useListMessagesQuery({ status }, FRESH);
  if (!error && (messages ?? []).length === 0) return null;
  return (
    <Panel title={t(title)}>
      {error ? (
        <ProblemState
          text={problemText(t, problemOf(error))}
          retryLabel={t('office:common.retry')}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <>
          <p>{t(help)}</p>
          <MessageList messages={messages ?? []} withQuoteLinks />
        </>
      )}
    </Panel>
  );
}
