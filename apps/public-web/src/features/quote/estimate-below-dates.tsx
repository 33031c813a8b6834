import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './estimate-below-dates.module.css';

/** Under the dates where the summary is far away, on phones: its room is kept, so that nothing moves when it fills. */
export function EstimateBelowDates({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={s.belowDates} aria-labelledby="quote-estimate" aria-live="polite">
      <h2 id="quote-estimate" className={s.title}>
        {t('stay:estimate.title')}
      </h2>
      {children || <p className={s.note}>{t('stay:estimate.hint')}</p>}
    </section>
  );
}
