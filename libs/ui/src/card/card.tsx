import type { ReactNode } from 'react';
import { classList } from '../class-list';
import * as s from './card.module.css';

interface CardProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A picture with words under it, pressed as a whole: its one link carries `cardLinkClass`, which stretches over the
 * card while the words stay selectable to a screen reader as themselves.
 */
export function Card({ picture, children, className }: CardProps) {
  return (
    <article className={classList(s.card, className)}>
      <div className={s.frame}>{picture}</div>
      <div className={s.body}>{children}</div>
    </article>
  );
}

/** Class of the link that the whole card stands for. */
export const cardLinkClass = s.link;
