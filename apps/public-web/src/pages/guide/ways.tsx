import type { Property } from '@ospite/contracts/guest';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { wayText } from '../../shared/format/way';
import * as s from './guide-page.module.css';

type Way = Property['waysTo'][number];

/** How far the property is from the places that guests ask for. */
export function Ways({ ways }: { readonly ways: readonly Way[] }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
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
            <dd>{wayText(way, 'guide', t, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
