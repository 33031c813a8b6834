import { useUpdateQuoteMutation, type QuoteDossier } from '@ospite/contracts';
import { QUOTE_STATUSES, type QuoteStatus } from '@ospite/domain';
import { Button, useToast } from '@ospite/ui/office';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';
import { statusText } from '../quote-texts';
import * as s from './answer.module.css';

const LABELS: Readonly<Record<QuoteStatus, string>> = {
  answered: 'office:quote.statusActions.answered',
  confirmed: 'office:quote.statusActions.confirmed',
  declined: 'office:quote.statusActions.declined',
  archived: 'office:quote.statusActions.archived',
  pending: 'office:quote.statusActions.pending',
};

/** How the request goes on; any status can follow any other, and the last step can be taken back. */
export function StatusActions({ quote }: { readonly quote: QuoteDossier }) {
  const { t } = useTranslation();
  const showToast = useToast();
  const tellOutcome = useOutcomeToast();
  const [update, { isLoading }] = useUpdateQuoteMutation();
  const buttons = useFocusKeptFor(quote.status);

  async function setStatus(status: QuoteStatus, on: QuoteDossier) {
    const result = await update({
      quoteId: on.id,
      updateQuoteRequest: { status, updatedAt: on.updatedAt },
    });
    const { data: stored } = result;
    if (!stored) {
      tellOutcome(result, { done: '', failed: t('office:quote.statusActions.failed'), mayBeDone: true });
      return;
    }
    showToast({
      kind: 'default',
      title: t('office:quote.statusActions.done', { status: statusText(t, status) }),
      ...(on === quote && {
        action: { label: t('office:common.cancel'), onPress: () => void setStatus(quote.status, stored) },
      }),
    });
  }

  return (
    <div ref={buttons} tabIndex={-1} className={s.actions}>
      {QUOTE_STATUSES.filter((status) => status !== quote.status)
        .toSorted((one, other) => Number(one === 'pending') - Number(other === 'pending'))
        .map((status) => (
          <Button
            key={status}
            variant="quiet"
            isDisabled={isLoading}
            onPress={() => void setStatus(status, quote)}
          >
            {t(LABELS[status])}
          </Button>
        ))}
    </div>
  );
}

/** The button of a status goes away once it is pressed, and the toast that takes it back, too: the focus stays with the others. */
function useFocusKeptFor(status: QuoteStatus) {
  const buttons = useRef<HTMLDivElement>(null);
  const was = useRef(status);
  useEffect(() => {
    if (was.current === status) return;
    was.current = status;
    if (document.activeElement === document.body) buttons.current?.focus({ preventScroll: true });
  }, [status]);
  return buttons;
}
