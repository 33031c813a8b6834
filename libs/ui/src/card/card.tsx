import type { ReactNode } from 'react';
import { classList } from '../class-list';
import * as s from './card.module.css';

interface CardProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A picture with text under it, clickable as a whole: its one link has `cardLinkClass`, which stretches over the card
 * while a screen reader still reads the texts one by one.
 */
export function Card({ picture, children, className }: CardProps) {
  return (
    <article className={classList(s.card, className)}>
      <div className={s.frame}>{picture}</div>
      <div className={s.body}>{children}</div>
    </article>
  );
}

/** Class of the link that stretches over the card. */
export const cardLinkClass = s.link;
