import type { QuoteWithHistory } from '@ospite/contracts';
import { dayOf } from '@ospite/domain';
import { Button, classList, officeButtonClass } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { momentText, timeText } from '../../../shared/formats';
import { isLate } from '../../../shared/late-message';
import { useNow } from '../../../shared/use-now';
import { callLink } from './hand-over-links';
import { hasReplyDraft } from './reply/use-reply-draft';
import { unlessSecondTap } from '../../../shared/use-second-tap';
import { useStatusChange } from './use-status-change';
import * as s from './answer.module.css';

interface ActionBarProps {
  readonly quote: QuoteWithHistory;
  /** Whether a press is no second tap on what stood there before. */
  readonly isSettled: boolean;
  readonly onReply: () => void;
}

/** The next step with a request, in reach of a thumb wherever the screen is scrolled to. */
export function ActionBar({ quote, isSettled, onReply }: ActionBarProps) {
  const { t } = useTranslation();
  const setStatus = useStatusChange(quote);
  const sent = sentText(t, quote, useNow());
  const call = callLink(quote);
  const replyText = hasReplyDraft(quote.id) ? 'resume' : sent ? 'another' : 'title';
  const reply = t(`office:quote.reply.${replyText}`);
  const press = (act: () => void) => unlessSecondTap(isSettled, act);
  if (sent && (quote.status === 'answered' || quote.replyUnsent))
    return (
      <>
        <p role="status" className={classList(s.outcome, sent.isFailed && s.wrong)}>
          {sent.text}
        </p>
        <div className={s.steps}>
          {quote.replyUnsent ? (
            <Button {...press(() => setStatus(quote.status))}>{t('office:quote.reply.isElsewhere')}</Button>
          ) : (
            <Button variant={sent.isLeaving ? 'quiet' : 'primary'} {...press(() => setStatus('confirmed'))}>
              {t('office:quote.statusActions.confirm')}
            </Button>
          )}
          <Button variant="quiet" onPress={onReply}>
            {reply}
          </Button>
        </div>
      </>
    );
  return (
    <>
      {sent && <p className={classList(s.outcome, sent.isFailed && s.wrong)}>{sent.text}</p>}
      <div className={s.steps}>
        <Button {...press(onReply)}>{reply}</Button>
        {call && (
          <a className={officeButtonClass('quiet')} href={call}>
            {t('office:quote.call')}
          </a>
        )}
      </div>
    </>
  );
}

/** What became of the last reply; undefined before the first one. */
function sentText(
  t: TFunction,
  { history, messages, replyUnsent }: QuoteWithHistory,
  now: Date,
): { readonly text: string; readonly isFailed?: boolean; readonly isLeaving?: boolean } | undefined {
  const reply = history.findLast(({ field }) => field === 'reply');
  if (!reply) return undefined;
  const message = messages.findLast(({ kind }) => kind === 'quote-reply');
  if (message?.status === 'failed' || message?.status === 'held') {
    if (!replyUnsent) return { text: t('office:quote.reply.elsewhereDone') };
    const why = message.keptAsFile ? 'office:messages.status.notConfigured' : 'office:quote.reply.notSent';
    return { text: t(why), isFailed: true };
  }
  if (message?.status === 'pending')
    return {
      text: t(isLate(message, now) ? 'office:quote.reply.late' : 'office:quote.reply.leaving'),
      isLeaving: true,
    };
  const at = new Date(message?.sentAt ?? reply.at);
  const isToday = dayOf(at) === dayOf(now);
  return {
    text: isToday
      ? t('office:quote.reply.sentAt', { time: timeText(at) })
      : t('office:quote.reply.sentOn', { date: momentText(at.toISOString()) }),
  };
}
