import type { Property } from '@ospite/contracts/guest';
import { classList } from '@ospite/ui';
import * as s from './faces.module.css';

/** A larger family would take the line of its words. */
const SHOWN = 4;

interface FacesProps extends Pick<Property, 'hosts'> {
  readonly isLarge?: boolean;
}

/** The hosts' portraits, beside words that name them; nothing where none has one. */
export function Faces({ hosts, isLarge = false }: FacesProps) {
  const portraits = hosts.flatMap(({ pictureUrl }) => pictureUrl ?? []).slice(0, SHOWN);
  if (portraits.length === 0) return null;
  return (
    <span className={classList(s.faces, isLarge && s.large)}>
      {portraits.map((url) => (
        <img
          key={url}
          className={s.face}
          src={url}
          alt=""
          width="96"
          height="96"
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      ))}
    </span>
  );
}
