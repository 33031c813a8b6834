import type { QuoteWithHistory } from '@ospite/contracts';
import { QUOTE_STATUSES } from '@ospite/domain';
import { Panel } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../shared/formats';
import { statusText } from '../quote-texts';
import * as s from './answer.module.css';

type Change = QuoteWithHistory['history'][number];

/** The history of the request, newest last. */
export function QuoteHistory({ quote }: { readonly quote: QuoteWithHistory }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('office:quote.history.title')}>
      <ol className={s.history}>
        <li>
          <span className={s.minor}>{momentText(quote.createdAt)}</span>
          <span>{t('office:quote.history.received')}</span>
        </li>
        {quote.history.map((change, index) => (
          <li key={index}>
            <span className={s.minor}>
              {momentText(change.at)} · {change.by}
            </span>
            <span>{changeText(t, change, quote)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function changeText(t: TFunction, { field, from, to, at }: Change, quote: QuoteWithHistory): string {
  switch (field) {
    case 'reply': {
      // Both were stored at one moment. What never left is deleted with the guest's data.
      const isSent = quote.messages.some(
        ({ kind, status, createdAt }) => kind === 'quote-reply' && status === 'sent' && createdAt === at,
      );
      return t(isSent ? 'office:quote.history.reply' : 'office:quote.history.replyWritten', {
        subject: to ?? '',
      });
    }
    case 'notes':
      return t(to === null ? 'office:quote.history.notesGone' : 'office:quote.history.notes');
    case 'suspected':
      return t(to === 'true' ? 'office:quote.history.suspected' : 'office:quote.history.notSpam');
    case 'replyUnsent':
      return t(
        to === 'true'
          ? 'office:quote.history.notAnsweredElsewhere'
          : 'office:quote.history.answeredElsewhere',
      );
    default:
      return t('office:quote.history.status', { from: nameOf(t, from), to: nameOf(t, to) });
  }
}

function nameOf(t: TFunction, value: string | null): string {
  const status = QUOTE_STATUSES.find((known) => known === value);
  return status ? statusText(t, status) : '–';
}
