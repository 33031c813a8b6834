import type { Quote } from '@ospite/contracts';
import { Badge } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { statusText } from './quote-texts';

/** A quote's status in its one word; what looks automated, or has a reply that did not leave, says that instead. */
export function StatusBadge({ quote: { status, suspected, replyUnsent } }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  if (status === 'pending' && suspected)
    return <Badge tone="warning">{t('office:quotes.isSuspected')}</Badge>;
  if (replyUnsent) return <Badge tone="bad">{t('office:quotes.replyUnsent')}</Badge>;
  return <Badge tone={status === 'pending' ? 'new' : 'neutral'}>{statusText(t, status)}</Badge>;
}
