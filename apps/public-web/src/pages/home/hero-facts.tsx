import { useListPricesQuery, useListRoomsQuery, type Property } from '@ospite/contracts/guest';
import type { ShownText } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { lowestPriceOfAll } from '../../shared/format/lowest-prices';
import { centsText } from '../../shared/format/price';
import { scoreText } from '../../shared/format/score';
import * as s from './hero.module.css';

interface HeroFactsProps {
  readonly property: Property;
  /** What there is to stay in, in the owner's words. */
  readonly offering: ShownText | undefined;
}

/** What, where, how good and from how much, in one quiet line; what is unset is left out. */
export function HeroFacts({ property, offering }: HeroFactsProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { data: rooms = [] } = useListRoomsQuery({});
  const { data: prices = [] } = useListPricesQuery({});
  const { city, region, score } = property;
  const place = [...new Set([city, region])].filter(Boolean).join(', ');
  const from = lowestPriceOfAll(rooms, prices);
  return (
    <ul className={s.facts} aria-label={t('home:hero.facts')}>
      {offering && <li lang={offering.lang}>{offering.text}</li>}
      {place && <li>{place}</li>}
      {score && <li>{t('home:hero.score', { ...scoreText(score, language), source: score.source })}</li>}
      {from !== undefined && <li>{t('home:hero.from', { price: centsText(from, language) })}</li>}
    </ul>
  );
}
