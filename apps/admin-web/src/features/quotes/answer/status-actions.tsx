import type { QuoteDossier } from '@ospite/contracts';
import { QUOTE_STATUSES } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { statusText } from '../quote-texts';
import { useStatusChange } from './use-status-change';
import * as s from './answer.module.css';

/** How the request goes on: every status in one order, the present one marked; any can follow any other. */
export function StatusActions({ quote }: { readonly quote: QuoteDossier }) {
  const { t } = useTranslation();
  const setStatus = useStatusChange(quote);
  return (
    <div className={s.choice}>
      <div role="group" aria-label={t('office:quote.status')} className={s.statuses}>
        {QUOTE_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            className={s.status}
            aria-pressed={status === quote.status}
            onClick={() => setStatus(status)}
          >
            {status === quote.status && <span aria-hidden="true">✓ </span>}
            {statusText(t, status)}
          </button>
        ))}
      </div>
      <p className={s.minor}>{t('office:quote.statusActions.noEmail')}</p>
    </div>
  );
}
