import type { ReactNode } from 'react';
import { classList } from '../../class-list';
import * as s from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Beside the title, such as a count. */
  readonly aside?: ReactNode;
  /** Whether its one part fills a panel that is as high as its neighbours. */
  readonly isFilled?: boolean;
  readonly children: ReactNode;
}

/** A part of a screen with a title. */
export function Panel({ title, aside, isFilled = false, children }: PanelProps) {
  return (
    <section className={classList(s.panel, isFilled && s.filled)}>
      <div className={s.head}>
        <h2 className={s.title}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface DetailListProps {
  /** Names and values; a value that is null is left out, a long one has a line of its own. */
  readonly rows: readonly (readonly [name: string, value: ReactNode, length?: 'long'])[];
}

/** Names with their values. */
export function DetailList({ rows }: DetailListProps) {
  return (
    <dl className={s.details}>
      {rows
        .filter(([, value]) => value !== null)
        .map(([name, value, length]) => (
          <div key={name} className={classList(length === 'long' && s.long)}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
