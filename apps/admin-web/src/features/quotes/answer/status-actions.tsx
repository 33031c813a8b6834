import type { QuoteWithHistory } from '@ospite/contracts';
import { QUOTE_STATUSES } from '@ospite/domain';
import { Pill } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { statusText } from '../quote-texts';
import { useStatusChange } from './use-status-change';
import * as s from './answer.module.css';

/** How the request goes on: every status in one order, the present one marked; any can follow any other. */
export function StatusActions({ quote }: { readonly quote: QuoteWithHistory }) {
  const { t } = useTranslation();
  const setStatus = useStatusChange(quote);
  return (
    <div className={s.choice}>
      <div role="group" aria-label={t('office:quote.status')} className={s.statuses}>
        {QUOTE_STATUSES.map((status) => (
          <Pill key={status} isChosen={status === quote.status} onChoose={() => setStatus(status)}>
            {status === quote.status && <span aria-hidden="true">✓ </span>}
            {statusText(t, status)}
          </Pill>
        ))}
      </div>
      <p className={s.minor}>{t('office:quote.statusActions.noEmail')}</p>
    </div>
  );
}
