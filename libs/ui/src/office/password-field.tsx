import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { TextField, type TextFieldProps } from './text-field';
import * as s from './text-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'verbatim'> {
  /** Names of the toggle, before and after it is pressed. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A secret, hidden until its owner wants to see what was typed. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      verbatim
      type={isShown ? 'text' : 'password'}
      after={
        <ToggleButton
          className={s.toggle ?? ''}
          isSelected={isShown}
          onChange={setShown}
          aria-label={isShown ? hideLabel : showLabel}
        >
          <Eye isOpen={isShown} />
        </ToggleButton>
      }
    />
  );
}

function Eye({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor">
      <path d="M2 11s3.4-6 9-6 9 6 9 6-3.4 6-9 6-9-6-9-6Z" strokeWidth="1.6" />
      <circle cx="11" cy="11" r="2.6" strokeWidth="1.6" />
      {isOpen ? null : <path d="M4 18 18 4" strokeWidth="1.6" strokeLinecap="round" />}
    </svg>
  );
}
