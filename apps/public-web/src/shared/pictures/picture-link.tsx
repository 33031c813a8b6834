import { classList, Picture } from '@ospite/ui';
import type { ComponentProps, MouseEventHandler } from 'react';
import * as s from './picture-link.module.css';

interface PictureLinkProps extends ComponentProps<typeof Picture> {
  readonly label: string;
  readonly className: string | undefined;
  /** Opens the lightbox instead. */
  readonly onClick: MouseEventHandler;
}

/** A picture that is a link to its file, so that it opens without script, too. */
export function PictureLink({ label, className, onClick, ...picture }: PictureLinkProps) {
  return (
    <a
      href={picture.source.url}
      className={classList(s.link, className)}
      aria-label={label}
      data-hydrate=""
      onClick={onClick}
    >
      <Picture {...picture} />
    </a>
  );
}
