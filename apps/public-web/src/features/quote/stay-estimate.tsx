import type { EstimateLine, StayEstimate } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { moneyText } from '../../shared/format/price';
import { estimateOf, type StayFacts } from './stay-of-draft';
import * as s from './stay-estimate.module.css';

/** Under the dates where the summary is far away, on phones: its room is kept, so that nothing moves when it fills. */
export function EstimateBelowDates(facts: StayFacts) {
  const { t } = useTranslation();
  const estimate = estimateOf(facts);
  return (
    <section className={s.belowDates} aria-labelledby="quote-estimate" aria-live="polite">
      <h3 id="quote-estimate" className={s.title}>
        {t('quote:estimate.title')}
      </h3>
      {estimate === undefined && <p className={s.note}>{t('quote:estimate.hint')}</p>}
      {estimate === 'unpriced' && <p className={s.note}>{t('quote:estimate.unpriced')}</p>}
      {estimate && estimate !== 'unpriced' && (
        <>
          <Total estimate={estimate} />
          <p className={s.note}>{t('quote:estimate.notBinding')}</p>
          <details>
            <summary className={s.summary}>{t('quote:estimate.details')}</summary>
            <Lines lines={estimate.lines} />
          </details>
        </>
      )}
    </section>
  );
}

/** In the summary beside the form, where there is room for every line. */
export function EstimateInSummary({ estimate }: { readonly estimate: StayEstimate }) {
  const { t } = useTranslation();
  return (
    <div className={s.inSummary}>
      <h3 className={s.title}>{t('quote:estimate.title')}</h3>
      <Total estimate={estimate} />
      <Lines lines={estimate.lines} />
      <p className={s.note}>{t('quote:estimate.notBinding')}</p>
    </div>
  );
}

function Total({ estimate }: { readonly estimate: StayEstimate }) {
  const { language } = usePageFacts();
  return <p className={s.total}>{moneyText(estimate.total, language)}</p>;
}

function Lines({ lines }: { readonly lines: readonly EstimateLine[] }) {
  const { language } = usePageFacts();
  return (
    <dl className={s.lines}>
      {lines.map((line) => (
        <div key={line.kind === 'nights' ? line.season : line.kind}>
          <dt>
            <LineText line={line} />
          </dt>
          <dd>{moneyText(line.amount, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function LineText({ line }: { readonly line: EstimateLine }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  if (line.kind === 'discount') return t('quote:estimate.discount', { percent: line.percent });
  if (line.kind === 'tourist-tax') {
    const cents = line.centsPerPersonNight;
    const price = moneyText({ from: cents, to: cents }, language);
    return t('quote:estimate.tax', { count: line.nights, price });
  }
  const nights = { count: line.nights, price: moneyText(line.perNight, language) };
  return line.season === 'high' ? t('quote:estimate.high', nights) : t('quote:estimate.low', nights);
}
