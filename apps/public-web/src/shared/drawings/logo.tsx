import { classList, Sprig } from '@ospite/ui';
import * as s from './logo.module.css';

/** Sprig and name; the name is the property's, so it is text and not part of the drawing. */
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
