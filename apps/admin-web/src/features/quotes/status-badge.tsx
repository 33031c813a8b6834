import type { Quote } from '@ospite/contracts';
import { Badge } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { statusText } from './quote-texts';

/** A quote's status in its one word; what looks automated says that instead, as long as it waits. */
export function StatusBadge({ quote: { status, suspected } }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  if (status === 'pending' && suspected)
    return <Badge tone="warning">{t('office:quotes.isSuspected')}</Badge>;
  return <Badge tone={status === 'pending' ? 'new' : 'neutral'}>{statusText(t, status)}</Badge>;
}
