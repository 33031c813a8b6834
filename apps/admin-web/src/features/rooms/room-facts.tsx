import { useGetPropertyQuery, type Room } from '@ospite/contracts';
import { AMENITIES } from '@ospite/domain';
import { DetailList } from '@ospite/ui/office';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { BED_NAMES } from './bed-names';
import * as s from './room-card.module.css';

interface RoomProps {
  readonly room: Room;
}

/** How many it sleeps, in short; unknown facts are omitted or named. */
export function RoomFacts({ room }: RoomProps) {
  const { t } = useTranslation();
  const beds = room.beds.map(({ kind, count }) => `${count} × ${t(BED_NAMES[kind]).toLowerCase()}`);
  return (
    <DetailList
      rows={[
        [t('office:rooms.facts.guests'), t('office:quotes.guestCount', { count: room.maxGuests })],
        [
          t('office:rooms.facts.size'),
          room.sizeSqm === null ? null : t('office:rooms.size', { size: room.sizeSqm }),
        ],
        [t('office:rooms.facts.beds'), beds.join(', ') || t('office:rooms.none')],
        [t('office:rooms.facts.access'), room.stepFree ? t('office:rooms.facts.stepFree') : null],
      ]}
    />
  );
}

/** What else it offers, which takes a line of its own. */
export function RoomExtras({ room }: RoomProps) {
  const { t } = useTranslation();
  const own = useGetPropertyQuery().data?.ownAmenities ?? [];
  const amenities = [
    ...AMENITIES.map((id) => ({ id, text: t(`amenities:${id}`) })),
    ...own.map(({ id, name }) => ({ id, text: name.it })),
  ].filter(({ id }) => room.amenities.includes(id));
  const none = t('office:rooms.none');
  const links = [room.bookingUrl && 'Booking', room.airbnbUrl && 'Airbnb'].filter(Boolean);
  return (
    <DetailList
      rows={[
        [
          t('office:rooms.facts.amenities'),
          <Amenities names={amenities.map(({ text }) => text)} none={none} />,
          'long',
        ],
        [t('office:rooms.facts.links'), links.join(', ') || none],
      ]}
    />
  );
}

interface AmenitiesProps {
  readonly names: readonly string[];
  readonly none: string;
}

/** A list whose names stay whole where its lines break: "Wi-Fi" breaks at its hyphen otherwise. */
function Amenities({ names, none }: AmenitiesProps) {
  if (names.length === 0) return none;
  return names.map((name, index) => (
    <Fragment key={name}>
      <span className={s.whole}>
        {name}
        {index < names.length - 1 && ','}
      </span>{' '}
    </Fragment>
  ));
}
