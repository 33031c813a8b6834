import { Picture, type LightboxPicture } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import * as s from './all-pictures.module.css';

/** Id of the list; the link to it names it. */
export const ALL_PICTURES = 'foto';

interface AllPicturesProps {
  readonly pictures: readonly LightboxPicture[];
}

/**
 * All pictures one below the other: where the link to them leads without script. Until then the list is hidden, and no
 * picture of it is loaded.
 */
export function AllPictures({ pictures }: AllPicturesProps) {
  const { t } = useTranslation();
  return (
    <ul id={ALL_PICTURES} className={s.all} aria-label={t('rooms:detail.gallery.all')} hidden>
      {pictures.map(({ source, alt, lang }, place) => (
        <li key={place} className={s.picture} style={{ aspectRatio: source.width / source.height }}>
          <Picture source={source} alt={alt} lang={lang} sizes="(min-width: 1200px) 1200px, 100vw" />
        </li>
      ))}
    </ul>
  );
}
