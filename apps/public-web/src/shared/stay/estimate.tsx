import {
  estimateStay,
  isClosedDuring,
  seasonsOfStay,
  weeklyDiscountFor,
  type CentsRange,
  type EstimateLine,
} from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../facts/page-facts';
import { periodText } from '../format/periods';
import { centsText, moneyText, priceText } from '../format/price';
import type { StayFacts } from './stay';
import * as s from './estimate.module.css';

interface EstimateProps extends StayFacts {
  /** Its lines are shown at first. */
  readonly isOpen?: boolean;
}

/** What a stay is likely to cost, marked as not binding, with the lines that unfold; or that the prices do not tell. */
export function Estimate({ isOpen = false, ...facts }: EstimateProps) {
  const { t } = useTranslation();
  const estimate = estimateOf(facts);
  if (!estimate) return <p className={s.note}>{t('stay:estimate.unpriced')}</p>;
  return (
    <>
      <details className={s.fold} open={isOpen}>
        <summary className={s.summary}>
          <Total total={estimate.total} />
          <span className={s.details}>{t('stay:estimate.details')}</span>
        </summary>
        <EstimateLines lines={estimate.lines} />
      </details>
      <p className={s.note}>{t('stay:estimate.notBinding')}</p>
    </>
  );
}

/** Beside the form; where nothing can be summed up, what the owner wrote for each season of the stay. */
export function EstimateInSummary(facts: StayFacts) {
  const { t } = useTranslation();
  const { stay, property } = facts;
  const estimate = estimateOf(facts);
  if (estimate) {
    return (
      <div className={s.inSummary}>
        <h3 className={s.title}>{t('stay:estimate.title')}</h3>
        <Total total={estimate.total} />
        <EstimateLines lines={estimate.lines} />
        <p className={s.note}>{t('stay:estimate.notBinding')}</p>
      </div>
    );
  }
  const percent = weeklyDiscountFor(stay.nights, property.weeklyDiscountPercent);
  return (
    <div className={s.typedPrices}>
      <dl>
        <TypedPrices {...facts} />
      </dl>
      {percent !== null && <p className={s.note}>{t('stay:weekly', { percent })}</p>}
    </div>
  );
}

/** Said before sending, and never refused: the property is closed on a night of the stay. */
export function ClosedSeason({ stay, property: { openSeason } }: Pick<StayFacts, 'stay' | 'property'>) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  if (!openSeason || !isClosedDuring(stay, openSeason)) return null;
  return (
    <p className={s.warning} role="status">
      {t('stay:closed', { season: periodText(openSeason, language) })}
    </p>
  );
}

/** What a stay is likely to cost; undefined where the prices do not tell. */
export function estimateOf({ stay, guests, room, property }: StayFacts) {
  return estimateStay({ ...stay, guests }, { ...property, prices: room.prices });
}

export function Total({ total }: { readonly total: CentsRange }) {
  const { language } = usePageFacts();
  return <span className={s.total}>{moneyText(total, language)}</span>;
}

function TypedPrices({ stay, room, property }: StayFacts) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return seasonsOfStay(stay, property.highSeason).flatMap((season) => {
    const price = room.prices.find((entry) => entry.season === season);
    if (!price) return [];
    const { text, isAmount } = priceText(price.pricePerNight, language);
    return (
      <div key={season}>
        <dt className={s.note}>
          {t('stay:price')}, {season === 'high' ? t('stay:high') : t('stay:low')}
        </dt>
        <dd className={s.total}>
          {text}
          {isAmount && <span className={s.unit}>{t('common:perNight')}</span>}
        </dd>
      </div>
    );
  });
}

/** The lines of an estimate, which add up to its total. */
export function EstimateLines({ lines }: { readonly lines: readonly EstimateLine[] }) {
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
  if (line.kind === 'discount') return t('stay:estimate.discount', { percent: line.percent });
  if (line.kind === 'tourist-tax') {
    const cents = line.centsPerPersonNight;
    const price = centsText(cents, language);
    return t('stay:estimate.tax', { count: line.nights, price });
  }
  const nights = { count: line.nights, price: moneyText(line.perNight, language) };
  return line.season === 'high' ? t('stay:estimate.high', nights) : t('stay:estimate.low', nights);
}
