import { classList } from '@ospite/ui';
import { Sprig } from './sprig';
import * as s from './logo.module.css';

/** Sprig and name, the name set in the house's letters: it is the property's own and can change. */
export function Logo({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string | undefined;
}) {
  return (
    <span className={classList(s.logo, className)}>
      <Sprig className={s.sprig} />
      <span className={s.name}>{name}</span>
    </span>
  );
}
