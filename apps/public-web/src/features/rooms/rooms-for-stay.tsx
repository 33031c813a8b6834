import { useListPricesQuery, type Pricing, type Room } from '@ospite/contracts/guest';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { stayDates } from '../../shared/format/dates';
import { useProperty } from '../../shared/property/use-property';
import { useNamedStay } from '../../shared/stay/kept-stay';
import { useStayParts } from '../../shared/stay/load-stay-parts';
import { stayOf, withPrices } from '../../shared/stay/stay';
import * as s from './rooms-for-stay.module.css';

interface RoomsForStay {
  /** What holds for all rooms, or is wrong with the stay; null where the address names none. */
  readonly notes: ReactNode;
  /** What a stay in a room costs; undefined while there is none. */
  readonly estimateOf: (room: Room) => ReactNode;
}

const NO_PRICES: readonly Pricing[] = [];

/** What there is to say on the list of rooms about the stay that the address names. */
export function useRoomsForStay(): RoomsForStay {
  const { t } = useTranslation();
  const { language, today } = usePageFacts();
  const property = useProperty();
  const { data: prices = NO_PRICES } = useListPricesQuery({});
  const named = useNamedStay();
  const parts = useStayParts(named ?? null);
  const asked = parts?.readNamedStay(named, today);
  if (!parts || !asked) return { notes: null, estimateOf: () => undefined };
  const { AskedStayProblem, ClosedSeason, EstimateOnCard } = parts;
  const problem = <AskedStayProblem asked={asked} />;
  const stay = stayOf(asked.dates);
  if (!stay || !property)
    return { notes: <div className={s.notes}>{problem}</div>, estimateOf: () => undefined };
  const { guests } = asked;
  return {
    notes: (
      <div className={s.notes}>
        <p role="status">
          {t('dates:asked.stay', {
            dates: stayDates(stay, language),
            nights: t('stay:nights', { count: stay.nights }),
            guests: t('stay:guestsCount', { count: guests }),
          })}
        </p>
        {problem}
        <ClosedSeason stay={stay} property={property} />
      </div>
    ),
    estimateOf: (room) =>
      withPrices([room], prices).map((priced) => (
        <EstimateOnCard key={room.slug} stay={stay} guests={guests} room={priced} property={property} />
      )),
  };
}
