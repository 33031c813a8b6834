import type { Quote } from '@ospite/contracts';
import { Badge } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { statusText } from './quote-texts';

/** A quote's status in its one word; what looks automated, or has a reply that has not left, says that instead. */
export function StatusBadge({ quote }: { readonly quote: Quote }) {
  const { status, suspected, replyPending, replyUnsent } = quote;
  const { t } = useTranslation();
  if (status === 'pending' && suspected)
    return <Badge tone="warning">{t('office:quotes.isSuspected')}</Badge>;
  if (replyPending) return <Badge tone="warning">{t('office:quotes.replyPending')}</Badge>;
  if (replyUnsent) return <Badge tone="bad">{t('office:quotes.replyUnsent')}</Badge>;
  return <Badge tone={status === 'pending' ? 'new' : 'neutral'}>{statusText(t, status)}</Badge>;
}
