import type { Quote } from '@ospite/contracts';
import { Button, officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { callLink } from './hand-over-links';
import * as s from './answer.module.css';

interface ReplyBarProps {
  readonly quote: Quote;
  readonly onReply: () => void;
}

/** The two ways to answer, in reach of a thumb wherever the screen is scrolled to. */
export function ReplyBar({ quote, onReply }: ReplyBarProps) {
  const { t } = useTranslation();
  const call = callLink(quote);
  if (quote.anonymisedAt !== null) return null;
  return (
    <div className={s.bar} role="group" aria-label={t('office:quote.contacts')}>
      <Button onPress={onReply}>{t('office:quote.reply.title')}</Button>
      {call && (
        <a className={officeButtonClass('quiet')} href={call}>
          {t('office:quote.call')}
        </a>
      )}
    </div>
  );
}
