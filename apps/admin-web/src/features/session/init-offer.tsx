import { useGetInitQuery, type InitResult } from '@ospite/contracts';
import { Button, Notice } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InitForm } from './init-form';
import * as s from './session.module.css';

export interface InitOfferProps {
  /** Called with the name of the account that was made. */
  readonly onMade: (username: string) => void;
}

/** Offers to make the first account, only while the server says that there is none. Source: decisions §4. */
export function InitOffer({ onMade }: InitOfferProps) {
  const { t } = useTranslation();
  const { data: init } = useGetInitQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<InitResult | null>(null);

  if (made?.password) return <MadeUpPassword username={made.username} password={made.password} />;
  if (made || !init?.available) return null;
  if (isOpen) {
    return (
      <InitForm
        onMade={(result) => {
          setMade(result);
          onMade(result.username);
        }}
      />
    );
  }
  return (
    <div className={s.offer}>
      <p>{t('office:init.offer')}</p>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('office:init.open')}
      </Button>
    </div>
  );
}

function MadeUpPassword({ username, password }: { readonly username: string; readonly password: string }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <Notice tone="warning" title={t('office:init.keepPassword')}>
        <p>{t('office:init.usernameIs', { username })}</p>
        <p>
          <code className={s.secret}>{password}</code>
        </p>
      </Notice>
    </div>
  );
}
