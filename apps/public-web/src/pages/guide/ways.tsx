import type { Property } from '@ospite/contracts/guest';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { distanceText } from '../../shared/format/distance';
import * as s from './guide-page.module.css';

type Way = Property['waysTo'][number];

/** How far the property is from the places that guests ask for. */
export function Ways({ ways }: { readonly ways: readonly Way[] }) {
  const { t } = useTranslation();
  const wayText = useWayText();
  return (
    <section className={s.waysBlock} aria-labelledby="ways">
      <h2 id="ways" className={s.heading}>
        {t('guide:ways.title')}
      </h2>
      <p className={s.text}>{t('guide:ways.text')}</p>
      <dl className={s.ways}>
        {ways.map((way) => (
          <div key={way.landmark}>
            <dt>{t(`guide:ways.${way.landmark}`)}</dt>
            <dd>{wayText(way)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Writes a way with its mode: "200 m, 10 min on foot". */
export function useWayText(): (way: Way) => string {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return ({ mode, minutes, metres }) => {
    const isOnFoot = mode === 'on-foot';
    const far = metres ? distanceText(metres, language) : undefined;
    const long =
      minutes === null
        ? undefined
        : isOnFoot
          ? t('guide:ways.minutesOnFoot', { count: minutes })
          : t('guide:ways.minutesByCar', { count: minutes });
    const how = isOnFoot ? t('guide:ways.onFoot') : t('guide:ways.byCar');
    return [far, long ?? how].filter((part) => part !== undefined).join(', ');
  };
}
