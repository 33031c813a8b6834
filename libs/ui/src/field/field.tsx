import type { ReactNode } from 'react';
import { classList } from '../class-list';
import * as s from './field.module.css';

/** Props that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Follows the label, such as "optional". */
  readonly note?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Id of a control's error text. */
export function errorId(id: string): string {
  return `${id}-error`;
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({ id, label, note, hint, error, className, children }: FieldProps) {
  const describedBy = classList(hint !== undefined && hint !== null && `${id}-hint`, error && errorId(id));
  return (
    <div className={classList(s.field, className)}>
      <label className={s.label} htmlFor={id}>
        {label}
        {note && <span className={s.note}> {note}</span>}
      </label>
      {children({
        id,
        className: s.control ?? '',
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint !== undefined && hint !== null && (
        <p className={s.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={s.error} id={errorId(id)}>
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor">
        <circle cx="8" cy="8" r="7" strokeWidth="1.5" />
        <path d="M8 4v5M8 11.2v.6" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {error}
    </p>
  );
}

interface CheckboxProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Of the label, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly defaultChecked?: boolean;
  readonly describedBy?: string | undefined;
}

/** A checkbox whose whole line can be clicked. */
export function Checkbox({ id, name, value, label, lang, defaultChecked, describedBy }: CheckboxProps) {
  return (
    <label className={s.choice} htmlFor={id}>
      <input
        id={id}
        className={s.box}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        aria-describedby={describedBy}
      />
      <span lang={lang}>{label}</span>
    </label>
  );
}
