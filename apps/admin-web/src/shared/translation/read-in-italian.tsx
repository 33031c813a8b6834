import { problemOf, useGetTranslatorQuery, useTranslateIntoItalianMutation } from '@ospite/contracts';
import type { Language } from '@ospite/domain';
import { officeProblemText } from '@ospite/i18n/office';
import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import * as s from './read-in-italian.module.css';

interface ReadInItalianProps {
  readonly text: string;
  readonly language: Language;
  /** Id of what tells this text from others like it. */
  readonly describedBy?: string;
}

/**
 * A text in another language goes to the service that translates when the owner presses a button, never by itself: the
 * privacy policy says so. Nothing is shown where there is no service.
 */
export function ReadInItalian({ text, language, describedBy }: ReadInItalianProps) {
  const { t } = useTranslation();
  const { data: translator } = useGetTranslatorQuery(undefined, { skip: language === 'it' });
  const [translate, { data, error, isLoading, originalArgs }] = useTranslateIntoItalianMutation();
  const host = translator?.host;
  if (language === 'it' || !host) return null;
  // What was typed since then is not what was translated.
  const isOfThisText = originalArgs?.translateIntoItalianRequest.text === text;
  const italian = isOfThisText ? data?.text : undefined;
  return (
    <div className={s.italian}>
      {italian === undefined && (
        <>
          <div>
            <Button
              variant="quiet"
              {...(describedBy && { 'aria-describedby': describedBy })}
              isPending={isLoading}
              pendingLabel={t('office:inItalian.reading')}
              onPress={() => void translate({ translateIntoItalianRequest: { text, language } })}
            >
              {t('office:inItalian.read')}
            </Button>
          </div>
          <p className={s.minor}>{t('office:inItalian.goesTo', { host })}</p>
        </>
      )}
      <div role="status">
        {italian !== undefined && (
          <>
            <p className={s.minor}>{t('office:inItalian.by', { host })}</p>
            <p className={s.words}>{italian}</p>
          </>
        )}
      </div>
      <p role="alert" className={s.wrong}>
        {isOfThisText && error !== undefined && officeProblemText(t, problemOf(error))}
      </p>
    </div>
  );
}
