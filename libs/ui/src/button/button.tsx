import type { ButtonHTMLAttributes } from 'react';
import { classList } from '../class-list';
import * as s from './button.module.css';

/** `primary` on light backgrounds, `coral` for a screen's one accent, `quiet` beside another, `sunlit` on pictures. */
type ButtonVariant = 'primary' | 'coral' | 'quiet' | 'sunlit' | 'onDark';

const VARIANTS: Readonly<Record<ButtonVariant, string | undefined>> = {
  primary: s.primary,
  coral: s.coral,
  quiet: s.quiet,
  sunlit: s.sunlit,
  onDark: s.onDark,
};

/** A button's class names for other elements, such as a router's link. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return classList(s.button, VARIANTS[variant], className);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
}

/** A button; its `type` is `button` by default, so that it submits no form. */
export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}
