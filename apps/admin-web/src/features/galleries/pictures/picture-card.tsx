import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficePaths } from '../../../shared/office-paths';
import { thumbnailUrl } from '../../../shared/pictures/thumbnail';
import type { GalleryPicture } from './gallery-picture';
import * as s from './pictures.module.css';

interface HandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface PictureCardProps {
  readonly picture: GalleryPicture;
  /** From one. */
  readonly position: number;
  readonly facts: ReactNode;
  readonly isDragged: boolean;
  /** Where the picture that is dragged would be put. */
  readonly dropSide: 'before' | 'after' | undefined;
  readonly handle: HandleProps;
  /** The buttons. */
  readonly children: ReactNode;
}

/** One picture of a gallery with its description, its handle and its buttons. */
export function PictureCard(props: PictureCardProps) {
  const { picture, position, facts, isDragged, dropSide, handle, children } = props;
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  return (
    <li className={s.picture} tabIndex={-1} data-dragged={isDragged || undefined} data-drop={dropSide}>
      <div className={s.frame} style={{ backgroundColor: picture.placeholder }}>
        {/* What it shows stands beside it, in words. */}
        <img
          src={`${site}${thumbnailUrl(picture)}`}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        <button
          type="button"
          className={s.handle}
          aria-label={t('office:galleries.order.handle', { position })}
          {...handle}
        >
          <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
            <path d="M6 3h3v3H6zM11 3h3v3h-3zM6 8.5h3v3H6zM11 8.5h3v3h-3zM6 14h3v3H6zM11 14h3v3h-3z" />
          </svg>
        </button>
      </div>
      <div className={s.words}>
        <strong>{t('office:galleries.picture.position', { position })}</strong>
        {facts}
      </div>
      <div className={s.actions}>{children}</div>
    </li>
  );
}
