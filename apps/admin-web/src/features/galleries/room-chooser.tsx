import type { Room } from '@ospite/contracts';
import { MAX_ROOM_IMAGES } from '@ospite/domain';
import { Badge } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../shared/office-paths';
import { thumbnailUrl } from '../../shared/pictures/thumbnail';
import * as s from './galleries.module.css';

/** The rooms with their main image; each leads to its pictures. */
export function RoomChooser({ rooms }: { readonly rooms: readonly Room[] }) {
  const { t } = useTranslation();
  const { gallery, site } = useOfficePaths();
  return (
    <ul className={s.rooms}>
      {rooms.map(({ id, name, mainImage, images, isActive }) => (
        <li key={id}>
          <Link className={s.room} to={gallery(id)}>
            <span className={s.thumbnail}>
              {mainImage && (
                <img
                  src={`${site}${thumbnailUrl({ url: mainImage.imageUrl, variants: mainImage.variants })}`}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </span>
            <span className={s.words}>
              <strong>{name}</strong>
              <span>{t('office:galleries.count', { count: images.length, max: MAX_ROOM_IMAGES })}</span>
              {!isActive && <Badge>{t('office:galleries.hiddenRoom')}</Badge>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
