import type { Quote } from '@ospite/contracts';
import { officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { callLink, chatLink, mailLink } from './hand-over-links';
import type { ReplyText } from './reply-text';
import * as s from './answer.module.css';

interface HandOverProps {
  readonly quote: Quote;
  readonly text: ReplyText;
}

/** Other ways to say the same: WhatsApp and the owner's mail program open with the text in them. */
export function HandOver({ quote, text }: HandOverProps) {
  const { t } = useTranslation();
  const [call, chat] = [callLink(quote), chatLink(quote, text.body)];
  return (
    <div className={s.form}>
      <p>{t('office:quote.reply.elsewhere')}</p>
      <div className={s.actions}>
        {chat && (
          <a className={officeButtonClass('quiet')} href={chat} target="_blank" rel="noopener noreferrer">
            {t('office:quote.reply.chat')}
          </a>
        )}
        {call && (
          <a className={officeButtonClass('quiet')} href={call}>
            {t('office:quote.reply.callGuest')}
          </a>
        )}
        <a className={officeButtonClass('quiet')} href={mailLink(quote, text)}>
          {t('office:quote.reply.ownMail')}
        </a>
      </div>
      <p className={s.minor}>{t('office:quote.reply.elsewhereHelp')}</p>
    </div>
  );
}
