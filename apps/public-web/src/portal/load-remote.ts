import type { RemoteRootProps } from '@ospite/contracts';
import type { PortalSettings } from '@ospite/contracts/site';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactRouterDom from 'react-router-dom';

/** Versions of the shared libraries as installed; the build puts them in. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

export type RemoteName = keyof PortalSettings['remotes'];

/** The names that the remotes were built with. */
const BUILD_NAMES: Readonly<Record<RemoteName, string>> = {
  admin: 'admin_web',
  superAdmin: 'super_admin_web',
};

/** The one thing that a remote exposes, as `./root`. */
interface RemoteModule {
  readonly RemoteRoot: React.ComponentType<RemoteRootProps>;
}

/** A remote's root, and the address of the API to give it. */
export interface LoadedRemote extends RemoteModule {
  readonly apiBaseUrl: string;
}

let host: ModuleFederation | undefined;

/**
 * Loads a remote from where the server says it is now.
 * @throws when the remote or its address cannot be loaded; another call tries everything again
 */
export async function loadRemote(name: RemoteName): Promise<LoadedRemote> {
  const { remotes, apiBaseUrl } = await portalSettings();
  const isFirst = host === undefined;
  host ??= createInstance({ name: 'portal', remotes: [], shared: sharedLibraries() });
  // `force` forgets what an earlier try left behind, such as a manifest that was not found.
  host.registerRemotes([{ name: BUILD_NAMES[name], entry: remotes[name] }], { force: !isFirst });
  const remote = await host.loadRemote<RemoteModule>(`${BUILD_NAMES[name]}/root`);
  if (!remote) throw new Error(`The remote ${name} exposes no root.`);
  return { RemoteRoot: remote.RemoteRoot, apiBaseUrl };
}

async function portalSettings(): Promise<PortalSettings> {
  const answer = await fetch('/portal.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/portal.json answered ${answer.status}.`);
  return (await answer.json()) as PortalSettings;
}

/** One copy of each, of exactly this version: a remote built with another version refuses to start. */
function sharedLibraries() {
  const libraries = { react: React, 'react-dom': ReactDom, 'react-router-dom': ReactRouterDom };
  return Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => {
      const version = SHARED_VERSIONS[name] ?? '';
      const shareConfig = { singleton: true, strictVersion: true, requiredVersion: version, eager: true };
      return [name, { version, lib: () => library, shareConfig }];
    }),
  );
}
