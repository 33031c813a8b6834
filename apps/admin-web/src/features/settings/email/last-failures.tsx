import { useListMessagesQuery, type Message } from '@ospite/contracts';
import { Button, EmptyState, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { momentText } from '../../../shared/formats';
import { useOfficePaths } from '../../../shared/office-paths';
import { isLate } from '../../../shared/late-message';
import { QueryState } from '../../../shared/screen/query-state';
import * as s from '../../../shared/screen/lists/entries.module.css';
import { useNow } from '../../../shared/use-now';

/** So many say enough; all that were given up on stand in *Oggi*. */
const SHOWN = 5;

/** The last e-mails that did not leave: given up on, to be tried again or held up, each with the way to what it is about. */
export function LastFailures() {
  const { t } = useTranslation();
  const now = useNow();
  const failed = useListMessagesQuery({ status: 'failed', page: 1, pageSize: SHOWN });
  const waiting = useListMessagesQuery({ status: 'pending', page: 1, pageSize: 50 });
  const query = {
    data: failed.data && waiting.data && lastFailures([...failed.data, ...waiting.data], now),
    error: failed.error ?? waiting.error,
    isFetching: failed.isFetching || waiting.isFetching,
    refetch: () => {
      void failed.refetch();
      void waiting.refetch();
    },
  };
  return (
    <Panel
      title={t('office:email.failures')}
      aside={
        <Button variant="quiet" onPress={query.refetch} isPending={query.isFetching}>
          {t('office:common.reload')}
        </Button>
      }
    >
      <QueryState query={query}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState title={t('office:email.noFailures')} />
          ) : (
            <ul className={s.list}>
              {messages.map((message) => (
                <Failure key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  );
}

function Failure({ message }: { readonly message: Message }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const { quoteId, subject, to, createdAt, lastError, nextAttemptAt, status } = message;
  return (
    <li className={s.item}>
      <div className={s.about}>
        <p className={s.name}>
          <Link to={quoteId === null ? paths.today : paths.quote(quoteId)}>{subject}</Link>
        </p>
        <p className={s.detail}>{t('office:email.failureTo', { to, date: momentText(createdAt) })}</p>
        {lastError && <p className={s.detail}>{t('office:messages.lastError', { error: lastError })}</p>}
        <p className={s.detail}>
          {nextAttemptAt
            ? t('office:messages.nextAttemptAt', { date: momentText(nextAttemptAt) })
            : t(status === 'pending' ? 'office:email.waits' : 'office:email.givenUp')}
        </p>
      </div>
    </li>
  );
}

/** Newest first. */
function lastFailures(messages: readonly Message[], now: Date): readonly Message[] {
  return messages
    .filter((message) => message.status === 'failed' || isLate(message, now))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, SHOWN);
}
