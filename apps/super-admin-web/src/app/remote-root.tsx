import type { RemoteRootProps } from '@ospite/contracts';
import { useState } from 'react';
import { Providers } from '../shared/providers';
import { createPanelStore, KeyHolder } from '../shared/store';
import { SuperAdmin } from './super-admin';

/** The super admin's panel, with a store and translations of its own. */
export function RemoteRoot({ apiBaseUrl }: RemoteRootProps) {
  const [keyHolder] = useState(() => new KeyHolder());
  const [store] = useState(() => createPanelStore({ apiBaseUrl }, keyHolder));
  return (
    <Providers store={store}>
      <SuperAdmin keyHolder={keyHolder} />
    </Providers>
  );
}
