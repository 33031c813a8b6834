import { REPLY_PLACEHOLDERS, type ReplyPlaceholder } from '@ospite/domain';
import { Badge, Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { placeholderMarks, placeholderName, shownText, splitAtMarks } from '../../shared/placeholder-marks';
import * as s from './reply-templates.module.css';

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
          {placeholderName(t, placeholder)}
        </Button>
      ))}
    </div>
  );
}

/** A stored text in which placeholders are chips with their names. */
export function TextWithChips({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const marks = placeholderMarks(t);
  return splitAtMarks(shownText(text, marks), marks).map((part, index) =>
    index % 2 === 1 ? <Badge key={`${index} ${part}`}>{part.slice(1, -1)}</Badge> : part,
  );
}
