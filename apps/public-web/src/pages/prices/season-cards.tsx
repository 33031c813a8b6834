import type { Property } from '@ospite/contracts/guest';
import { SEASONS } from '@ospite/domain';
import { SeasonPrice } from '../../features/rooms/season-price';
import type { PricedRoom } from '../../shared/stay/stay';
import { useSeasons } from './use-seasons';
import * as s from './season-cards.module.css';

interface SeasonCardsProps {
  readonly property: Property;
  readonly rooms: readonly PricedRoom[];
}

/**
 * What each room costs, in a card for each season; on a phone the rows of the table are cards. Source: specification
 * §2, Pricing.
 */
export function SeasonCards({ property, rooms }: SeasonCardsProps) {
  const seasons = useSeasons(property);
  return (
    <div className={s.cards}>
      {SEASONS.map((season) => (
        <section key={season} className={s.card} aria-labelledby={`season-${season}`}>
          <h2 id={`season-${season}`} className={s.title}>
            {seasons[season].name}
          </h2>
          <p className={s.period}>{seasons[season].period}</p>
          <dl className={s.rooms}>
            {rooms.map(({ slug, name, prices }) => (
              <div key={slug} className={s.room}>
                <dt>{name}</dt>
                <dd className={s.price}>
                  <SeasonPrice typed={prices.find((price) => price.season === season)?.pricePerNight} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
