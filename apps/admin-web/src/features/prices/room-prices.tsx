import type { Pricing, Room } from '@ospite/contracts';
import { SEASONS } from '@ospite/domain';
import { Badge, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { PriceForm } from './price-form';
import * as s from './prices.module.css';

interface RoomPricesProps {
  readonly room: Room;
  /** Of all rooms. */
  readonly prices: readonly Pricing[];
}

/** The prices of a room in both seasons. */
export function RoomPrices({ room, prices }: RoomPricesProps) {
  const { t } = useTranslation();
  return (
    <Panel title={room.name} aside={room.isActive ? undefined : <Badge>{t('office:rooms.inactive')}</Badge>}>
      <div className={s.seasons}>
        {SEASONS.map((season) => (
          <PriceForm
            key={season}
            room={room}
            season={season}
            price={prices.find((price) => price.roomId === room.id && price.season === season)}
          />
        ))}
      </div>
    </Panel>
  );
}
