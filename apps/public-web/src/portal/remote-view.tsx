import type { RemoteRootProps } from '@ospite/contracts';
import { OFFICE_ADDRESSES } from '@ospite/i18n/paths';
import { PORTAL_TEXTS } from '@ospite/i18n/portal';
import { LoadBoundary } from '@ospite/ui/load-boundary';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { LoadedRemote, RemoteName } from './load-remote';
import * as s from './portal.module.css';

export interface RemoteViewProps {
  readonly name: RemoteName;
  /** Rejects when the remote cannot be loaded. */
  readonly load: (name: RemoteName) => Promise<LoadedRemote>;
}

/** Loads a remote and shows it; says when it cannot be loaded and offers another try. */
export function RemoteView(props: RemoteViewProps) {
  const [attempt, setAttempt] = useState(1);
  return (
    <LoadBoundary key={attempt} otherwise={<NotLoaded onRetry={() => setAttempt(attempt + 1)} />}>
      <Attempt {...props} />
    </LoadBoundary>
  );
}

/** One try: React keeps the outcome of a lazy component forever, so another try is another component. */
function Attempt({ name, load }: RemoteViewProps) {
  const [Remote] = useState(() => lazy(() => remoteAsComponent(load(name))));
  return (
    <Suspense fallback={<Loading />}>
      <Remote basePath={OFFICE_ADDRESSES[name]} />
    </Suspense>
  );
}

async function remoteAsComponent(loading: Promise<LoadedRemote>) {
  const { RemoteRoot, apiBaseUrl } = await loading;
  const Remote: ComponentType<Pick<RemoteRootProps, 'basePath'>> = ({ basePath }) => (
    <RemoteRoot apiBaseUrl={apiBaseUrl} basePath={basePath} />
  );
  return { default: Remote };
}

function Loading() {
  return (
    <main className={s.state} aria-busy="true">
      <p role="status">{PORTAL_TEXTS.loading}</p>
    </main>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className={s.state}>
      <div role="alert">
        <h1>{PORTAL_TEXTS.notLoaded}</h1>
        <p>{PORTAL_TEXTS.notLoadedHelp}</p>
      </div>
      <button type="button" className={s.retry} onClick={onRetry}>
        {PORTAL_TEXTS.retry}
      </button>
    </main>
  );
}
