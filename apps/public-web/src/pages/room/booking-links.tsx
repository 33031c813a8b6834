import type { RoomDetail } from '@ospite/contracts/guest';
import { buttonClass, VisuallyHidden } from '@ospite/ui';
import { useTranslation } from 'react-i18next';

/** Where the room can be booked on other sites; nothing where it cannot. Source: specification §2, Room detail. */
export function BookingLinks({ room }: { readonly room: RoomDetail }) {
  const { t } = useTranslation();
  const links = [
    [room.bookingUrl, t('rooms:detail.booking.booking')],
    [room.airbnbUrl, t('rooms:detail.booking.airbnb')],
  ] as const;
  return links.map(
    ([url, label]) =>
      url && (
        <a key={label} className={buttonClass('quiet')} href={url} target="_blank" rel="noopener">
          {label} <span aria-hidden="true">↗</span>
          <VisuallyHidden> {t('rooms:detail.booking.newTab')}</VisuallyHidden>
        </a>
      ),
  );
}
