import { placeholderText, REPLY_PLACEHOLDERS, type ReplyPlaceholder } from '@ospite/domain';
import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import * as s from './reply-templates.module.css';

const NAMES: Readonly<Record<ReplyPlaceholder, string>> = {
  greeting: 'office:replyTemplates.placeholders.greeting',
  number: 'office:replyTemplates.placeholders.number',
  dates: 'office:replyTemplates.placeholders.dates',
  nights: 'office:replyTemplates.placeholders.nights',
  guests: 'office:replyTemplates.placeholders.guests',
  room: 'office:replyTemplates.placeholders.room',
  estimate: 'office:replyTemplates.placeholders.estimate',
  property: 'office:replyTemplates.placeholders.property',
  phone: 'office:replyTemplates.placeholders.phone',
};

/** What each placeholder stands for. */
export function PlaceholderHelp() {
  const { t } = useTranslation();
  return (
    <details className={s.help}>
      <summary>{t('office:replyTemplates.help')}</summary>
      <dl>
        {REPLY_PLACEHOLDERS.map((placeholder) => (
          <div key={placeholder}>
            <dt>
              <code>{placeholderText(placeholder)}</code>
            </dt>
            <dd>{t(NAMES[placeholder])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface PlaceholderButtonsProps {
  readonly onInsert: (placeholder: ReplyPlaceholder) => void;
}

/** Puts a placeholder into the text that is being written. */
export function PlaceholderButtons({ onInsert }: PlaceholderButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={s.placeholders} role="group" aria-label={t('office:replyTemplates.insert')}>
      <span className={s.hint}>{t('office:replyTemplates.insert')}</span>
      {REPLY_PLACEHOLDERS.map((placeholder) => (
        <Button key={placeholder} variant="quiet" onPress={() => onInsert(placeholder)}>
          {t(NAMES[placeholder])}
        </Button>
      ))}
    </div>
  );
}
