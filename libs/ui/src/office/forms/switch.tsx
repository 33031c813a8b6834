import { memo, useId, type ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { useSteady } from './use-steady';
import * as s from './switch.module.css';

interface SwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** While true it keeps its focus and cannot be turned. */
  readonly isPending?: boolean;
  /** What it means, below it. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Turns something on or off; rendered like `TextField` when it has changed itself. */
export function Switch({ onChange, ...field }: SwitchProps) {
  return <SwitchItself {...field} onChange={useSteady(onChange)} />;
}

const SwitchItself = memo(function SwitchItself({ children, isPending = false, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <AriaSwitch
        {...rest}
        {...(hint !== undefined && { 'aria-describedby': id })}
        isReadOnly={isPending}
        className={s.switch ?? ''}
      >
        <span className={s.track} aria-hidden="true" />
        {children}
      </AriaSwitch>
      {hint !== undefined && (
        <p id={id} className={s.hint}>
          {hint}
        </p>
      )}
    </div>
  );
});
