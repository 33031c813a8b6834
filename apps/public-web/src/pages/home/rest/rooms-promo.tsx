import { useListRoomsQuery } from '@ospite/contracts/guest';
import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { RoomCard } from '../../../features/rooms/room-card';
import { RoomsSkeleton } from '../../../features/rooms/rooms-grid';
import { useLowestPrices } from '../../../features/rooms/use-lowest-prices';
import type { SectionProps } from '../../../shared/content/page-sections';
import { Words } from '../../../shared/content/words';
import { SiteLink } from '../../../shared/navigation/site-link';
import { HOME_SIZES } from '../../../shared/pictures/sizes/home-sizes';
import { ProblemState } from '../../../shared/states/problem-state';
import * as s from './rooms-promo.module.css';

/** How many rooms the home page shows: one large, two beside it. */
const SHOWN = 3;

/** The first rooms of the list, under the owner's words if there are any. Without any room the section is left out. */
export function RoomsPromo({ id = 'rooms', values }: Partial<SectionProps<'home.rooms'>>) {
  const { t } = useTranslation();
  const { data: rooms, error, refetch } = useListRoomsQuery({});
  const fromCents = useLowestPrices();
  if (rooms?.length === 0) return null;
  return (
    <section id={id} className={s.band} aria-labelledby={`${id}-title`}>
      <div className={s.inner}>
        <header className={s.head}>
          <h2 id={`${id}-title`} className={s.title} lang={values?.title.lang}>
            {values?.title.text ?? t('common:nav.rooms')}
          </h2>
          {values?.text && <Words className={s.text} of={values.text} />}
        </header>
        {rooms ? (
          <ul className={s.cards}>
            {rooms.slice(0, SHOWN).map((room, place) => (
              <li key={room.id} className={place === 0 ? s.large : s.small}>
                <RoomCard
                  room={room}
                  className={s.card}
                  fromCents={fromCents(room)}
                  sizes={place === 0 ? HOME_SIZES.largeRoom : HOME_SIZES.smallRoom}
                />
              </li>
            ))}
          </ul>
        ) : error ? (
          <ProblemState error={error} onRetry={() => void refetch()} />
        ) : (
          <RoomsSkeleton />
        )}
        {/* Of a single room the card says where it is. */}
        {rooms?.length !== 1 && (
          <SiteLink page="rooms" className={buttonClass('quiet')}>
            {t('home:rooms.all')}
          </SiteLink>
        )}
      </div>
    </section>
  );
}
