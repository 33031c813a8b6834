import { baseApi } from '@ospite/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { LockedView } from '../features/lock/locked-view';
import type { KeyHolder } from '../shared/store';
import { PanelView } from './panel-view';
import * as s from './super-admin.module.css';

/** Locked until the key is accepted; logout and reload lock it again. Source: specification §4. */
export function SuperAdmin({ keyHolder }: { readonly keyHolder: KeyHolder }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [isUnlocked, setUnlocked] = useState(false);
  const title = t('super-admin:panel.title');
  useEffect(() => {
    document.title = title;
  }, [title]);

  function lock() {
    keyHolder.forget();
    setUnlocked(false);
    dispatch(baseApi.util.resetApiState());
  }

  return (
    <div className={s.ground} data-ground="dark">
      {isUnlocked ? (
        <PanelView superAdminKey={keyHolder.key} onLogout={lock} />
      ) : (
        <LockedView
          onUnlock={(key) => {
            keyHolder.hold(key);
            setUnlocked(true);
          }}
        />
      )}
    </div>
  );
}
