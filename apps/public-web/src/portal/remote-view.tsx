import type { RemoteRootProps } from '@ospite/contracts';
import { OFFICE_ADDRESSES } from '@ospite/i18n/paths';
import { PORTAL_TEXTS } from '@ospite/i18n/portal';
import { LoadBoundary } from '@ospite/ui/load-boundary';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { RemoteDoesNotFit } from './remote-does-not-fit';
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
  const retry = () => setAttempt(attempt + 1);
  return (
    <LoadBoundary key={attempt} otherwise={<NotLoaded help={PORTAL_TEXTS.notLoadedHelp} onRetry={retry} />}>
      <Attempt {...props} otherwise={<NotLoaded help={PORTAL_TEXTS.doesNotFit} onRetry={retry} />} />
    </LoadBoundary>
  );
}

/** One try: React keeps the outcome of a lazy component forever, so another try is another component. */
function Attempt({ name, load, otherwise }: RemoteViewProps & { readonly otherwise: ReactNode }) {
  const [Remote] = useState(() => lazy(() => remoteAsComponent(load(name), otherwise)));
  return (
    <Suspense fallback={<Loading />}>
      <Remote basePath={OFFICE_ADDRESSES[name]} />
    </Suspense>
  );
}

/** @param otherwise in place of a remote that does not fit */
async function remoteAsComponent(loading: Promise<LoadedRemote>, otherwise: ReactNode) {
  const loaded = await loading.catch((error: unknown) => {
    if (!(error instanceof RemoteDoesNotFit)) throw error;
    console.error(error);
    return undefined;
  });
  const Remote: ComponentType<Pick<RemoteRootProps, 'basePath'>> = ({ basePath }) =>
    loaded ? <loaded.RemoteRoot apiBaseUrl={loaded.apiBaseUrl} basePath={basePath} /> : otherwise;
  return { default: Remote };
}

function Loading() {
  return (
    <main className={s.state} aria-busy="true">
      <p role="status">{PORTAL_TEXTS.loading}</p>
    </main>
  );
}

interface NotLoadedProps {
  /** Why, and what to do. */
  readonly help: string;
  readonly onRetry: () => void;
}

function NotLoaded({ help, onRetry }: NotLoadedProps) {
  return (
    <main className={s.state}>
      <div role="alert">
        <h1>{PORTAL_TEXTS.notLoaded}</h1>
        <p>{help}</p>
      </div>
      <button type="button" className={s.retry} onClick={onRetry}>
        {PORTAL_TEXTS.retry}
      </button>
    </main>
  );
}
