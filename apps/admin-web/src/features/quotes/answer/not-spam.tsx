import { useUpdateQuoteMutation, type QuoteWithHistory } from '@ospite/contracts';
import { Button, Notice } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';

/** A request that looks automated, as long as the owner has not dealt with it otherwise, and the way to say that it is not. Source: specification §11. */
export function SuspectedNotice({ quote }: { readonly quote: QuoteWithHistory }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [update, { isLoading }] = useUpdateQuoteMutation();
  if (!quote.suspected || quote.status !== 'pending') return null;

  async function clear() {
    const { id, updatedAt } = quote;
    tellOutcome(await update({ quoteId: id, updateQuoteRequest: { suspected: false, updatedAt } }), {
      done: t('office:quote.notSpam.done'),
      doneDescription: t('office:quote.notSpam.doneHelp'),
      failed: t('office:quote.notSpam.failed'),
      mayBeDone: true,
    });
  }

  return (
    <Notice tone="bad" title={t('office:quotes.isSuspected')}>
      <p>{t('office:quote.suspected')}</p>
      <Button variant="quiet" onPress={clear} isPending={isLoading}>
        {t('office:quote.notSpam.action')}
      </Button>
    </Notice>
  );
}
