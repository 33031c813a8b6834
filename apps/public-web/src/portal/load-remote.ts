import type { RemoteRootProps } from '@ospite/contracts';
import type { PortalSettings } from '@ospite/contracts/site';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactRouterDom from 'react-router-dom';
import { RemoteDoesNotFit } from './remote-does-not-fit';

/** Versions of the shared libraries as installed; the build puts them in. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

export type RemoteName = keyof PortalSettings['remotes'];

/** The names that the remotes were built with. */
const BUILD_NAMES: Readonly<Record<RemoteName, string>> = {
  admin: 'admin_web',
  superAdmin: 'super_admin_web',
};

/** How long a remote's manifest may take; the figure is ours. */
const MANIFEST_MS = 15_000;

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
 * @throws RemoteDoesNotFit when it was built for another portal
 * @throws when the remote or its address cannot be loaded; another call tries everything again
 */
export async function loadRemote(name: RemoteName): Promise<LoadedRemote> {
  const { remotes, apiBaseUrl } = await portalSettings();
  await checkManifest(name, remotes[name]);
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

/** A manifest as far as it decides whether its remote fits. */
interface Manifest {
  readonly name?: unknown;
  readonly exposes?: readonly { readonly name: string }[];
  readonly shared?: readonly { readonly name: string; readonly version: string }[];
}

/** Asked before anything of the remote runs, since one with another copy of React fails in the middle of a screen. */
async function checkManifest(name: RemoteName, address: string): Promise<void> {
  const answer = await fetch(address, {
    cache: 'no-cache',
    credentials: 'omit',
    signal: AbortSignal.timeout(MANIFEST_MS),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const manifest = (await answer.json().catch(() => ({}))) as Manifest;
  if (manifest.name !== BUILD_NAMES[name] || !manifest.exposes?.some((exposed) => exposed.name === 'root'))
    throw new RemoteDoesNotFit(`${address} is no manifest of ${BUILD_NAMES[name]}.`);
  for (const { name: library, version } of manifest.shared ?? []) {
    const ours = SHARED_VERSIONS[library];
    if (ours !== undefined && ours !== version)
      throw new RemoteDoesNotFit(`${address} needs ${library} ${version}, this site has ${ours}.`);
  }
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
