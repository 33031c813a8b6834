import type { Quote } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { QuoteRecords } from './quote-records';

/** Requests that look like a machine's, apart from the others; nothing when there are none. Source: decisions §3. */
export function SuspectedQuotes({ quotes }: { readonly quotes: readonly Quote[] }) {
  const { t } = useTranslation();
  if (quotes.length === 0) return null;
  return (
    <Panel title={t('office:quotes.suspected')}>
      <p>{t('office:quotes.suspectedHelp')}</p>
      <QuoteRecords label={t('office:quotes.suspected')} quotes={quotes} />
    </Panel>
  );
}
