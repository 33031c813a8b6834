import type { RoomDetail } from '@ospite/contracts/guest';
import { lowestPrice } from '@ospite/domain';
import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { FromPrice } from '../../features/rooms/from-price';
import * as s from './room-bar.module.css';

/** Id of the form that tells what a stay costs. */
export const STAY_ANCHOR = 'stay';

/**
 * On a phone, price and way to the dates at the bottom of the screen for as long as the room is read: it ends with the
 * page, so that it never lies on the footer. In the HTML it stands where the first screen ends, which would else be that
 * of the whole page.
 */
export function RoomBar({ room }: { readonly room: RoomDetail }) {
  const { t } = useTranslation();
  return (
    <aside className={s.bar} aria-label={t('rooms:detail.bar')} data-bottom-bar>
      <FromPrice cents={lowestPrice(room.prices)} className={s.price} />
      <a href={`#${STAY_ANCHOR}`} className={buttonClass('primary', s.quote)}>
        {t('rooms:detail.dates')}
      </a>
    </aside>
  );
}
