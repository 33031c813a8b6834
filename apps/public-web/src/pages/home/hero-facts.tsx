import { useListRoomsQuery, type Property } from '@ospite/contracts/guest';
import type { ShownText } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { useLowestPrices } from '../../features/rooms/use-lowest-prices';
import { usePageFacts } from '../../shared/facts/page-facts';
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
  const lowest = useLowestPrices();
  const { city, region, score } = property;
  const cents = rooms.flatMap((room) => lowest(room) ?? []);
  const place = [city, region].filter(Boolean).join(', ');
  const from = Math.min(...cents);
  return (
    <ul className={s.facts} aria-label={t('home:hero.facts')}>
      {offering && <li lang={offering.lang}>{offering.text}</li>}
      {place && <li>{place}</li>}
      {score && <li>{t('home:hero.score', { ...scoreText(score, language), source: score.source })}</li>}
      {cents.length > 0 && <li>{t('home:hero.from', { price: centsText(from, language) })}</li>}
    </ul>
  );
}
