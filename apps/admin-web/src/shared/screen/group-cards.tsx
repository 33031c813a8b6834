import { Badge } from '@ospite/ui/office';
import { Link } from 'react-router-dom';
import * as s from './group-cards.module.css';

interface GroupCard {
  readonly to: string;
  readonly title: string;
  readonly about: string;
  /** What is missing in the group. */
  readonly marks?: readonly string[];
}

/** Groups of values as cards, each a link to its own screen. */
export function GroupCards({ groups }: { readonly groups: readonly GroupCard[] }) {
  return (
    <ul className={s.list}>
      {groups.map(({ to, title, about, marks = [] }) => (
        <li key={to}>
          <Link to={to} className={s.card}>
            <span className={s.title}>{title}</span>
            <span>{about}</span>
            {marks.length > 0 && (
              <span className={s.marks}>
                {marks.map((mark) => (
                  <Badge key={mark} tone="warning">
                    {mark}
                  </Badge>
                ))}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
