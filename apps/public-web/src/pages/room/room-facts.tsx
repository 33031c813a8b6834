import type { RoomDetail } from '@ospite/contracts/guest';
import { AMENITIES } from '@ospite/domain';
import { Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { RoomIcon } from '../../features/rooms/room-icons';
import { Words } from '../../shared/content/words';
import { ICONS } from '../../shared/drawings/icons';
import { usePageFacts } from '../../shared/facts/page-facts';
import { partText } from '../../shared/format/localized-text';
import { useProperty } from '../../shared/property/use-property';
import * as s from './room-facts.module.css';

/** How many guests, how large, which beds, and what else the room has; what is unset is left out. */
export function RoomFacts({ room }: { readonly room: RoomDetail }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const own = useProperty()?.ownAmenities ?? [];
  const { beds, sizeSqm, stepFree, amenities, maxGuests } = room;
  return (
    <>
      <section aria-labelledby="facts">
        <h2 id="facts" className={s.title}>
          {t('rooms:detail.facts')}
        </h2>
        <ul className={s.facts}>
          <li>
            <RoomIcon name="guests" className={s.icon} />
            {t('rooms:maxGuests', { count: maxGuests })}
          </li>
          {sizeSqm !== null && (
            <li>
              <RoomIcon name="size" className={s.icon} />
              {t('rooms:size', { size: sizeSqm })}
            </li>
          )}
          {beds.map(({ kind, count, widthCm }, place) => (
            <li key={place}>
              <RoomIcon name="bed" className={s.icon} />
              {t('rooms:bed', { bed: t(`rooms:beds.${kind}`, { count }), width: widthCm })}
            </li>
          ))}
          {stepFree && (
            <li>
              <Drawing shape={ICONS.stepFree} className={s.icon} />
              {t('rooms:detail.stepFree')}
            </li>
          )}
        </ul>
      </section>
      {amenities.length > 0 && (
        <section aria-labelledby="amenities">
          <h2 id="amenities" className={s.title}>
            {t('rooms:detail.amenities')}
          </h2>
          <ul className={s.facts}>
            {AMENITIES.filter((amenity) => amenities.includes(amenity)).map((amenity) => (
              <li key={amenity}>
                <RoomIcon name={amenity} className={s.icon} />
                {t(`amenities:${amenity}`)}
              </li>
            ))}
            {own
              .filter(({ id }) => amenities.includes(id))
              .map(({ id, name }) => (
                <li key={id}>
                  <RoomIcon name="other" className={s.icon} />
                  <Words as="span" of={partText(name, language)} />
                </li>
              ))}
          </ul>
        </section>
      )}
    </>
  );
}
