import { useListRoomsQuery } from '@ospite/contracts/guest';
import { classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ROOMS_SIZES } from '../../shared/pictures/sizes/rooms-sizes';
import { RoomCard } from './room-card';
import { useLowestPrices } from './use-lowest-prices';
import * as s from './rooms-grid.module.css';

/** How many other rooms a room's page shows: one row on a desktop. */
const SHOWN = 3;

/** Those that follow a room in the list, from its end on the first ones again, so that each is shown somewhere. */
export function OtherRooms({ slug }: { readonly slug: string }) {
  const { t } = useTranslation();
  const { data: rooms = [] } = useListRoomsQuery({});
  const fromCents = useLowestPrices();
  const place = rooms.findIndex((room) => room.slug === slug);
  const others = [...rooms.slice(place + 1), ...rooms.slice(0, Math.max(0, place))].slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others" className={s.title}>
        {t('rooms:detail.others')}
      </h2>
      <ul className={classList(s.grid, s.three)}>
        {others.map((room) => (
          <li key={room.id} className={s.cell}>
            <RoomCard room={room} className={s.card} sizes={ROOMS_SIZES.card} fromCents={fromCents(room)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
