import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classList } from '../class-list';
import * as s from './button.module.css';

/** `primary` on light grounds, `coral` for the one accent of a screen, `quiet` beside another, `sunlit` on pictures. */
export type ButtonVariant = 'primary' | 'coral' | 'quiet' | 'sunlit' | 'onDark';

const VARIANTS: Readonly<Record<ButtonVariant, string | undefined>> = {
  primary: s.primary,
  coral: s.coral,
  quiet: s.quiet,
  sunlit: s.sunlit,
  onDark: s.onDark,
};

/** The look of a button for an element of another library, such as a router's link. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return classList(s.button, VARIANTS[variant], className);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
}

/** A button that does something here; `type` is `button` unless it sends a form. */
export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly variant?: ButtonVariant;
  readonly href: string;
}

/** A link that looks like a button and leads to another address. */
export function LinkButton({ variant, className, ...rest }: LinkButtonProps) {
  return <a className={buttonClass(variant, className)} {...rest} />;
}
