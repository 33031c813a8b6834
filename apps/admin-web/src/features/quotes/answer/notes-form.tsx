import { useUpdateQuoteMutation, type QuoteWithHistory } from '@ospite/contracts';
import { MAX_QUOTE_NOTES_LENGTH } from '@ospite/domain';
import { Panel, TextAreaField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../../shared/forms/save-bar';
import { useForm } from '../../../shared/forms/use-form';
import { guestName } from '../quote-texts';
import * as s from './answer.module.css';

/** The owner's own notes, which no guest sees. */
export function NotesForm({ quote }: { readonly quote: QuoteWithHistory }) {
  const { t } = useTranslation();
  const [update] = useUpdateQuoteMutation();
  const form = useForm({
    saved: { notes: quote.notes ?? '' },
    draftTitle: t('office:quote.notes.draft', { name: guestName(t, quote) }),
    send: ({ notes }) =>
      update({ quoteId: quote.id, updateQuoteRequest: { notes, updatedAt: quote.updatedAt } }),
  });
  const label = t('office:quote.notes.label');
  return (
    <Panel title={t('office:quote.notes.title')}>
      <form className={s.notes} onSubmit={form.onSubmit} noValidate>
        <TextAreaField
          name="notes"
          label={label}
          hint={t('office:quote.notes.hint')}
          value={form.values.notes}
          onChange={(notes) => form.set({ notes })}
          error={form.errors.notes}
          maxLength={MAX_QUOTE_NOTES_LENGTH}
          rows={3}
        />
        <SaveBar form={form} labels={{ notes: label }} saveLabel={t('office:quote.notes.save')} isMinor />
      </form>
    </Panel>
  );
}
