import type { OneTimePassword } from '@ospite/contracts';
import { Button, Notice, useToast } from '@ospite/ui/office';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './owners.module.css';

interface GivenPasswordProps {
  readonly given: OneTimePassword;
  /** Called once it is no longer needed: nobody can show it again. */
  readonly onDone: () => void;
}

/** The password, shown this once. It takes the focus when it appears. */
export function GivenPassword({ given: { username, password }, onDone }: GivenPasswordProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(password);
      showToast({ kind: 'default', title: t('super-admin:owners.copied') });
    } catch {
      showToast({ kind: 'destructive', title: t('super-admin:owners.copyFailed') });
    }
  }

  return (
    <div ref={box} tabIndex={-1} role="status">
      <Notice tone="warning" title={t('super-admin:owners.given', { username })}>
        <p>
          <code className={s.secret}>{password}</code>
        </p>
        <p>{t('super-admin:owners.givenHelp')}</p>
        <div className={s.actions}>
          <Button onPress={() => void copy()}>{t('super-admin:owners.copy')}</Button>
          <Button variant="quiet" onPress={onDone}>
            {t('super-admin:owners.done')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
