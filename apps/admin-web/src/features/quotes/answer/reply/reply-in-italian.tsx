import type { QuoteWithHistory, ReplyTemplate } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { ReadInItalian } from '../../../../shared/translation/read-in-italian';
import { filledTemplate, isUntranslated } from './reply-text';
import type { Reply } from './use-reply-draft';
import * as s from '../answer.module.css';

interface ReplyInItalianProps {
  readonly quote: QuoteWithHistory;
  readonly template: ReplyTemplate | undefined;
  readonly reply: Reply;
}

/** What a reply says that the owner sends in a language they may not read: the template's Italian, filled in alike. */
export function ReplyInItalian({ quote, template, reply }: ReplyInItalianProps) {
  const { t } = useTranslation();
  if (quote.language === 'it') return null;
  const inItalian = { language: 'it', replyWords: quote.replyWordsInItalian } as const;
  const text =
    template && !isUntranslated(template, quote) && filledTemplate(template, inItalian, reply.given);
  return (
    <>
      {text && (
        <details>
          <summary className={s.unfold}>{t('office:inItalian.template')}</summary>
          {reply.isTyped && <p className={s.minor}>{t('office:inItalian.templateTyped')}</p>}
          <p className={s.words}>{text.subject}</p>
          <p className={s.words}>{text.body}</p>
        </details>
      )}
      {reply.isTyped && <ReadInItalian text={reply.body} language={quote.language} />}
    </>
  );
}
