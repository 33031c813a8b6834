import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './cookie-dialog.module.css';

interface ConsentToggleProps {
  readonly kind: 'necessary' | 'analytics' | 'marketing';
  readonly isOn: boolean;
  /** Nobody can switch it off. */
  readonly isLocked?: boolean;
  readonly onChange?: (isOn: boolean) => void;
}

/** A kind of cookies, with what it is for. */
export function ConsentToggle({ kind, isOn, isLocked = false, onChange }: ConsentToggleProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={s.toggle}>
      <label className={s.kind}>
        <input
          type="checkbox"
          role="switch"
          className={s.switch}
          checked={isOn}
          // The first one to choose about: the button that unfolded them, and had the focus, is gone.
          autoFocus={kind === 'analytics'}
          disabled={isLocked}
          aria-describedby={id}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        {t(`cookies:kinds.${kind}.name`)}
      </label>
      <p id={id} className={s.purpose}>
        {t(`cookies:kinds.${kind}.purpose`)}
      </p>
    </div>
  );
}
