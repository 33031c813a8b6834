import { PORTAL_TEXTS } from '@ospite/i18n/portal';
import { Route, Routes } from 'react-router-dom';
import type { RemoteViewProps } from './remote-view';
import { RemoteView } from './remote-view';
import * as s from './portal.module.css';

/** The two back-offices by address; each is a remote, and each document loads one of them. */
export function Portal({ load }: Pick<RemoteViewProps, 'load'>) {
  return (
    <Routes>
      <Route path="/admin/*" element={<RemoteView name="admin" basePath="/admin" load={load} />} />
      <Route
        path="/super-admin/*"
        element={<RemoteView name="superAdmin" basePath="/super-admin" load={load} />}
      />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

/** The server sends this document for the two addresses alone; anything else is a step back out of them. */
function Elsewhere() {
  return (
    <main className={s.state}>
      <h1>{PORTAL_TEXTS.elsewhere}</h1>
      <a href="/">{PORTAL_TEXTS.toSite}</a>
    </main>
  );
}
