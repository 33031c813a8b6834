import { AMENITIES, type Amenity } from '@ospite/domain';
import { Drawing } from '@ospite/ui/office';
import { ROOM_SHAPES } from '@ospite/ui/room-shapes';
import { useTranslation } from 'react-i18next';
import * as s from './room-form.module.css';

interface AmenityChoiceProps {
  readonly chosen: readonly Amenity[];
  readonly onChange: (chosen: readonly Amenity[]) => void;
}

/** What a room offers, by the names and drawings that guests see. */
export function AmenityChoice({ chosen, onChange }: AmenityChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={s.group}>
      <legend>{t('office:rooms.amenities')}</legend>
      <div className={s.amenities}>
        {AMENITIES.map((amenity) => (
          <label key={amenity} className={s.amenity}>
            <input
              type="checkbox"
              name="amenities"
              checked={chosen.includes(amenity)}
              onChange={({ target }) =>
                onChange(AMENITIES.filter((one) => (one === amenity ? target.checked : chosen.includes(one))))
              }
            />
            <Drawing shape={ROOM_SHAPES[amenity]} />
            {t(`amenities:${amenity}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
