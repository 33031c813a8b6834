import { useUpdateQuoteMutation, type QuoteWithHistory } from '@ospite/contracts';
import type { QuoteStatus } from '@ospite/domain';
import { useToast } from '@ospite/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';
import { statusText } from '../quote-texts';
import { SECOND_TAP_MS } from '../../../shared/use-second-tap';

type Change = { readonly status: QuoteStatus } | { readonly replyUnsent: boolean };

/**
 * Sets a quote's status, once for two taps in a row; the last step can be taken back. The same status again says that the
 * guest has got an answer that did not leave by e-mail.
 */
export function useStatusChange(quote: QuoteWithHistory): (status: QuoteStatus) => void {
  const { t } = useTranslation();
  const showToast = useToast();
  const tellOutcome = useOutcomeToast();
  const [update] = useUpdateQuoteMutation();
  const last = useRef({ at: -SECOND_TAP_MS, isUnderWay: false });

  async function write(change: Change, on: QuoteWithHistory, undo?: Change) {
    const result = await update({
      quoteId: on.id,
      updateQuoteRequest: { ...change, updatedAt: on.updatedAt },
    });
    const { data: stored } = result;
    if (!stored) {
      tellOutcome(result, { done: '', failed: t('office:quote.statusActions.failed'), mayBeDone: true });
      return;
    }
    const isTakenBack = 'replyUnsent' in change && stored.replyUnsent;
    const status = isTakenBack ? t('office:quotes.replyUnsent') : statusText(t, stored.status);
    showToast({
      kind: 'default',
      title: t('office:quote.statusActions.done', { status }),
      ...(undo && {
        action: { label: t('office:common.cancel'), onPress: () => void write(undo, stored) },
      }),
    });
  }

  return (status) => {
    const now = performance.now();
    if (
      (status === quote.status && !quote.replyUnsent) ||
      last.current.isUnderWay ||
      now - last.current.at < SECOND_TAP_MS
    )
      return;
    last.current = { at: now, isUnderWay: true };
    const [change, undo] =
      status === quote.status
        ? [{ replyUnsent: false }, { replyUnsent: true }]
        : [{ status }, { status: quote.status }];
    void write(change, quote, undo).finally(() => (last.current.isUnderWay = false));
  };
}
