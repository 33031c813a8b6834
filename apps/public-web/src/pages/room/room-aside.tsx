import type { Property, RoomDetail } from '@ospite/contracts/guest';
import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { StayForm } from '../../features/stay/late-stay-form';
import { RoomPrices } from '../../features/rooms/room-prices';
import { SiteLink } from '../../shared/navigation/site-link';
import { BookingLinks } from './booking-links';
import { TrustBelow } from './lazy-sections';
import { STAY_ANCHOR } from './room-bar';
import * as s from './room-page.module.css';

interface RoomAsideProps {
  readonly room: RoomDetail;
  readonly property: Property;
}

/** What it costs, how to ask or book, why to trust us, and the codes that the law requires. */
export function RoomAside({ room, property }: RoomAsideProps) {
  const { t } = useTranslation();
  return (
    <div className={s.aside}>
      <RoomPrices room={room} property={property} />
      <section id={STAY_ANCHOR} className={s.stay} aria-labelledby="your-dates">
        <h2 id="your-dates" className={s.stayTitle}>
          {t('rooms:detail.yourDates')}
        </h2>
        <StayForm rooms={[room]} property={property} inAddress />
      </section>
      <div className={s.actions}>
        <BookingLinks room={room} />
        <SiteLink page="contact" className={buttonClass('quiet')}>
          {t('rooms:detail.contact')}
        </SiteLink>
      </div>
      {!room.bookingUrl && !room.airbnbUrl && <p className={s.soon}>{t('rooms:detail.booking.soon')}</p>}
      <TrustBelow />
      {(room.cin || room.iun) && (
        <section className={s.codes} aria-labelledby="codes">
          <h2 id="codes" className={s.codesTitle}>
            {t('rooms:detail.codes')}
          </h2>
          <p>
            {room.cin && <span>{t('common:codes.cin', { code: room.cin })}</span>}{' '}
            {room.iun && <span>{t('common:codes.iun', { code: room.iun })}</span>}
          </p>
        </section>
      )}
    </div>
  );
}
