import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import * as s from './switch.module.css';

interface SwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** While true it keeps its focus and cannot be turned. */
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

export function Switch({ children, isPending = false, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} isReadOnly={isPending} className={s.switch ?? ''}>
      <span className={s.track} aria-hidden="true" />
      {children}
    </AriaSwitch>
  );
}
