import { useListRoomsQuery } from '@ospite/contracts/guest';
import { Skeleton } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ROOMS_SIZES } from '../../shared/pictures/sizes/rooms-sizes';
import { ProblemState } from '../../shared/states/problem-state';
import { RoomCard } from './room-card';
import { useRoomsForStay } from './rooms-for-stay';
import { useLowestPrices } from './use-lowest-prices';
import * as s from './rooms-grid.module.css';

/** Placeholders shown while the rooms are loading. Source: specification §9. */
const SKELETON_CARDS = 4;

/** All rooms as cards, with what a stay costs that the address names; or the message that they are loading, could not be loaded, or that there are none. */
export function RoomsGrid() {
  const { t } = useTranslation();
  const { data: rooms, error, isLoading, refetch } = useListRoomsQuery({});
  const fromCents = useLowestPrices();
  const { notes, estimateOf } = useRoomsForStay();
  if (error && !rooms) return <ProblemState error={error} onRetry={() => void refetch()} />;
  if (isLoading || !rooms) return <RoomsSkeleton />;
  if (rooms.length === 0) return <p className={s.empty}>{t('rooms:list.empty')}</p>;
  return (
    <>
      {notes}
      <ul className={s.grid}>
        {rooms.map((room) => (
          <li key={room.id} className={s.cell}>
            <RoomCard
              room={room}
              className={s.card}
              sizes={ROOMS_SIZES.card}
              fromCents={fromCents(room)}
              estimate={estimateOf(room)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Placeholders of the cards' size. */
export function RoomsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <p className={s.loading}>{t('common:states.loading')}</p>
      <div className={s.grid}>
        {Array.from({ length: SKELETON_CARDS }, (_, place) => (
          <Skeleton key={place} className={s.skeleton} />
        ))}
      </div>
    </div>
  );
}
