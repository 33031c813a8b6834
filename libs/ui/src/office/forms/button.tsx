import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classList } from '../../class-list';
import * as s from './button.module.css';

/** `primary` for the main action; `quiet` beside it; `danger` for what is hard to undo; `plain` in a line of text. */
type OfficeButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain';

const VARIANTS: Readonly<Record<OfficeButtonVariant, string | undefined>> = {
  primary: s.primary,
  quiet: s.quiet,
  danger: s.danger,
  plain: s.plain,
};

/** A button's class names, for links. */
export function officeButtonClass(variant: OfficeButtonVariant = 'primary'): string {
  return classList(s.button, VARIANTS[variant]);
}

interface OfficeButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'> {
  readonly variant?: OfficeButtonVariant;
  /** While true the button keeps its focus and cannot be pressed. */
  readonly isPending?: boolean;
  /** Replaces the label while `isPending`. */
  readonly pendingLabel?: string;
  readonly children: ReactNode;
}

/**
 * A button of the back-office, at least 44 px high. React Aria's own pending state is not used: by the time it is
 * announced, the button is often gone.
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
