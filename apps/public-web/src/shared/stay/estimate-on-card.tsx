import { useTranslation } from 'react-i18next';
import { EstimateLines, estimateOf, Total } from './estimate';
import type { StayFacts } from './stay';
import * as s from './estimate.module.css';

/** On a room's card: the total, for how long and for whom, and the lines; that it does not bind is said once for all. */
export function EstimateOnCard(facts: StayFacts) {
  const { t } = useTranslation();
  const { stay, guests, room } = facts;
  const estimate = estimateOf(facts);
  return (
    <div className={s.onCard}>
      {estimate ? (
        <details>
          <summary className={s.summary}>
            <span>
              <Total total={estimate.total} />{' '}
              <span className={s.unit}>
                {t('stay:nights', { count: stay.nights })}, {t('stay:guestsCount', { count: guests })}
              </span>
            </span>
            <span className={s.details}>{t('stay:estimate.details')}</span>
          </summary>
          <EstimateLines lines={estimate.lines} />
        </details>
      ) : (
        <p className={s.note}>{t('stay:estimate.unpriced')}</p>
      )}
      {guests > room.maxGuests && (
        <p className={s.warning}>{t('dates:asked.tooSmall', { count: room.maxGuests })}</p>
      )}
    </div>
  );
}
