import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classList } from '../../class-list';
import * as s from './button.module.css';

/** `primary` the one thing to do here; `quiet` beside it; `danger` what is hard to undo; `plain` in a line of text. */
export type OfficeButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain';

const VARIANTS: Readonly<Record<OfficeButtonVariant, string | undefined>> = {
  primary: s.primary,
  quiet: s.quiet,
  danger: s.danger,
  plain: s.plain,
};

/** The look of a button, for a link that leads to another screen. */
export function officeButtonClass(variant: OfficeButtonVariant = 'primary'): string {
  return classList(s.button, VARIANTS[variant]);
}

export interface OfficeButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'isPending'
> {
  readonly variant?: OfficeButtonVariant;
  /** While true the button keeps its focus and cannot be pressed. */
  readonly isPending?: boolean;
  /** Said instead of the label while `isPending`. */
  readonly pendingLabel?: string;
  readonly children: ReactNode;
}

/**
 * A button of the back-office, at least 44 px high. React Aria's own pending state is left alone: its announcement
 * names a button that is often gone by then.
 */
export function Button(props: OfficeButtonProps) {
  const { variant, isPending = false, pendingLabel, children, onPress, type = 'button', ...rest } = props;
  return (
    <AriaButton
      {...rest}
      {...(isPending ? { 'data-pending': '' } : {})}
      {...(isPending || !onPress ? {} : { onPress })}
      type={isPending ? 'button' : type}
      className={officeButtonClass(variant)}
    >
      {isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  );
}
