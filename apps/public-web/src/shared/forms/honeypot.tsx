import { HONEYPOT_FIELD } from '@ospite/domain';
import * as s from './form.module.css';

/** A field that people do not see; only machines fill it in. Source: specification §11. */
export function Honeypot({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <div className={s.unseen} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
