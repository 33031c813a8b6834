import { useRetryMessageMutation, type Message } from '@ospite/contracts';
import { Badge, Button, type BadgeTone } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { momentText } from '../../shared/formats';
import { useOfficePaths } from '../../shared/office-paths';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { useRowFocus } from '../../shared/screen/lists/use-row-focus';
import { useIsMailOff } from '../../shared/mail-off';
import { useNow } from '../../shared/use-now';
import { isLate } from '../../shared/late-message';
import * as s from './messages.module.css';

const KINDS: Readonly<Record<Message['kind'], string>> = {
  'quote-to-owner': 'office:messages.kind.quote-to-owner',
  'quote-to-guest': 'office:messages.kind.quote-to-guest',
  'quote-reply': 'office:messages.kind.quote-reply',
  'password-reset': 'office:messages.kind.password-reset',
  'quotes-gathered': 'office:messages.kind.quotes-gathered',
  'review-to-owner': 'office:messages.kind.review-to-owner',
  'reviews-gathered': 'office:messages.kind.reviews-gathered',
  test: 'office:messages.kind.test',
};
const STATUSES: Readonly<Record<Message['status'], readonly [key: string, tone: BadgeTone]>> = {
  pending: ['office:messages.status.pending', 'neutral'],
  sent: ['office:messages.status.sent', 'good'],
  failed: ['office:messages.status.failed', 'bad'],
  held: ['office:messages.status.held', 'warning'],
};
const NOT_CONFIGURED = ['office:messages.status.notConfigured', 'bad'] as const;
const LATE = ['office:messages.status.late', 'warning'] as const;
const HOLD_REASONS: Readonly<Record<NonNullable<Message['heldBecause']>, string>> = {
  'too-many-to-address': 'office:messages.held.too-many-to-address',
  restored: 'office:messages.held.restored',
};

/** With its text where the read gives it. */
type ShownMessage = Message & { readonly text?: string };

interface MessageListProps {
  readonly messages: readonly ShownMessage[];
  /** Whether each links to its quote; left out on the page of that quote. */
  readonly withQuoteLinks?: boolean;
  /** Whether one that was given up or is held can be sent from here; left out for all. */
  readonly isRetried?: (message: Message) => boolean;
}

/** Messages with their status; a failed one can be tried again, a held one can be sent. */
export function MessageList({ messages, withQuoteLinks = false, isRetried }: MessageListProps) {
  // The button goes once it has done its work, and with it the whole message where only those that failed are shown.
  const rows = useRowFocus<HTMLUListElement>(messages.filter(isStuck).length);
  return (
    <ul {...rows} tabIndex={-1} className={s.list}>
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          withQuoteLink={withQuoteLinks}
          isRetried={isRetried?.(message) ?? true}
        />
      ))}
    </ul>
  );
}

interface MessageItemProps {
  readonly message: ShownMessage;
  readonly withQuoteLink: boolean;
  readonly isRetried: boolean;
}

function MessageItem({ message, withQuoteLink, isRetried }: MessageItemProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const now = useNow();
  const isMailOff = useIsMailOff();
  const status = message.keptAsFile ? NOT_CONFIGURED : STATUSES[message.status];
  const [statusKey, tone] = isLate(message, now) ? LATE : status;
  const moment = message.keptAsFile ? null : momentOf(t, message, now);
  return (
    <li className={s.item} tabIndex={-1}>
      <div className={s.words}>
        <p className={s.head}>
          <strong>{t(KINDS[message.kind])}</strong> <Badge tone={tone}>{t(statusKey)}</Badge>
        </p>
        <p className={s.minor}>{t('office:messages.to', { address: message.to })}</p>
        {moment && <p className={s.minor}>{moment}</p>}
        {message.status !== 'sent' && message.lastError && (
          <p className={s.minor}>{t('office:messages.lastError', { error: message.lastError })}</p>
        )}
        {message.status !== 'sent' && message.mayHaveArrived && (
          <p className={s.minor}>{t('office:messages.mayHaveArrived')}</p>
        )}
        {message.heldBecause && <p className={s.minor}>{t(HOLD_REASONS[message.heldBecause])}</p>}
        {message.text && (
          <details className={s.text}>
            <summary>{t('office:messages.text')}</summary>
            <p>{message.text}</p>
          </details>
        )}
        {withQuoteLink && message.quoteId !== null && (
          <Link to={paths.quote(message.quoteId)} className={s.open}>
            {t('office:messages.openQuote')}
          </Link>
        )}
      </div>
      {isStuck(message) && isRetried && !(message.keptAsFile && isMailOff) && (
        <RetryButton message={message} />
      )}
    </li>
  );
}

/** Whether it stays until somebody does something. */
function isStuck({ status }: Message): boolean {
  return status === 'failed' || status === 'held';
}

function RetryButton({ message }: { readonly message: Message }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [retry, { isLoading }] = useRetryMessageMutation();
  const isHeld = message.status === 'held';

  async function tryAgain() {
    tellOutcome(await retry({ messageId: message.id }), {
      done: t(isHeld ? 'office:messages.released' : 'office:messages.retried'),
      doneDescription: t(
        isHeld ? 'office:messages.releasedDescription' : 'office:messages.retriedDescription',
      ),
      failed: t(isHeld ? 'office:messages.releaseFailed' : 'office:messages.retryFailed'),
    });
  }

  return (
    <Button
      variant="quiet"
      onPress={tryAgain}
      isPending={isLoading}
      pendingLabel={t('office:messages.retrying')}
      aria-label={t(isHeld ? 'office:messages.releaseFor' : 'office:messages.retryFor', {
        address: message.to,
      })}
    >
      {t(isHeld ? 'office:messages.release' : 'office:messages.retry')}
    </Button>
  );
}

function momentOf(t: TFunction, { status, sentAt, nextAttemptAt }: Message, now: Date): string | null {
  if (status === 'sent' && sentAt) return t('office:messages.sentAt', { date: momentText(sentAt) });
  // The moment has passed of those that wait behind another one, and of those on their way.
  if (status === 'pending' && nextAttemptAt && Date.parse(nextAttemptAt) > now.getTime()) {
    return t('office:messages.nextAttemptAt', { date: momentText(nextAttemptAt) });
  }
  return null;
}
