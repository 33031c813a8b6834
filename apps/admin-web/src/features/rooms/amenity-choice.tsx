import { useGetPropertyQuery } from '@ospite/contracts';
import { AMENITIES } from '@ospite/domain';
import { Drawing } from '@ospite/ui/office';
import { ROOM_SHAPES } from '@ospite/ui/room-shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../shared/office-paths';
import * as s from './room-form.module.css';

interface AmenityChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** What a room offers, by the names that guests see: the specified ones with their drawings, and the owner's own. */
export function AmenityChoice({ chosen, onChange }: AmenityChoiceProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const own = useGetPropertyQuery().data?.ownAmenities ?? [];
  // As the server keeps them. The owner's own that are chosen stay so while their names are not there yet.
  const order = [...new Set([...AMENITIES, ...own.map(({ id }) => id), ...chosen])];
  const box = (amenity: string) => (
    <input
      type="checkbox"
      name="amenities"
      checked={chosen.includes(amenity)}
      onChange={({ target }) =>
        onChange(order.filter((one) => (one === amenity ? target.checked : chosen.includes(one))))
      }
    />
  );
  return (
    <fieldset className={s.group}>
      <legend>{t('office:rooms.amenities')}</legend>
      <div className={s.amenities}>
        {AMENITIES.map((amenity) => (
          <label key={amenity} className={s.amenity}>
            {box(amenity)}
            <Drawing shape={ROOM_SHAPES[amenity]} />
            {t(`amenities:${amenity}`)}
          </label>
        ))}
        {own.map(({ id, name }) => (
          <label key={id} className={s.amenity}>
            {box(id)}
            <Drawing shape={ROOM_SHAPES.other} />
            {name.it}
          </label>
        ))}
      </div>
      <p className={s.hint}>
        <Link to={paths.propertyGroup('amenities')}>{t('office:rooms.otherAmenities')}</Link>
      </p>
    </fieldset>
  );
}
