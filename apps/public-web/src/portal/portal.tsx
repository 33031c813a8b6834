import { PORTAL_TEXTS } from '@ospite/i18n/portal';
import { OFFICE_ADDRESSES } from '@ospite/i18n/paths';
import { Route, Routes } from 'react-router-dom';
import type { RemoteName } from './load-remote';
import { RemoteView, type RemoteViewProps } from './remote-view';
import * as s from './portal.module.css';

const REMOTES: readonly RemoteName[] = ['admin', 'superAdmin'];

/** The back-offices by address; each is a remote, and each document loads one of them. */
export function Portal({ load }: Pick<RemoteViewProps, 'load'>) {
  return (
    <Routes>
      {REMOTES.map((name) => (
        <Route
          key={name}
          path={`${OFFICE_ADDRESSES[name]}/*`}
          element={<RemoteView name={name} load={load} />}
        />
      ))}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

/** The server sends this document only for the back-offices' addresses, so a visitor gets here by a link within it. */
function Elsewhere() {
  return (
    <main className={s.state}>
      <h1>{PORTAL_TEXTS.elsewhere}</h1>
      <a href="/">{PORTAL_TEXTS.toSite}</a>
    </main>
  );
}
