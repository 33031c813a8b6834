import type { ReactNode } from 'react';
import * as s from './panel.module.css';

export interface PanelProps {
  readonly title: string;
  /** Stands beside the title, such as a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a screen. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <section className={s.panel}>
      <div className={s.head}>
        <h2 className={s.title}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export interface DetailListProps {
  /** Names and values; a value that is null is left out. */
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of one thing, name by name. */
export function DetailList({ rows }: DetailListProps) {
  return (
    <dl className={s.details}>
      {rows
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
