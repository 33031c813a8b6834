import type { RemoteRootProps } from '@ospite/contracts';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactRouterDom from 'react-router-dom';

/** Versions of the shared libraries as installed, written in by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** The remotes, by their names in `/portal.json`, and the names they were built with. */
const BUILD_NAMES = { admin: 'admin_web', superAdmin: 'super_admin_web' } as const;
export type RemoteName = keyof typeof BUILD_NAMES;

/** Where the remotes and the API are, told by the server at run time. */
interface PortalConfig {
  readonly remotes: Readonly<Record<RemoteName, string>>;
  readonly apiBaseUrl: string;
}

/** The one thing that a remote exposes, as `./root`. */
interface RemoteModule {
  readonly RemoteRoot: React.ComponentType<RemoteRootProps>;
}

/** A remote's root, and the address of the API it is to be given. */
export interface LoadedRemote extends RemoteModule {
  readonly apiBaseUrl: string;
}

let host: ModuleFederation | undefined;

/**
 * Loads a remote from where the server says it is, now.
 * @throws when the server, the remote or its address cannot be had; another call tries everything anew
 */
export async function loadRemote(name: RemoteName): Promise<LoadedRemote> {
  const { remotes, apiBaseUrl } = await portalConfig();
  const isFirst = host === undefined;
  host ??= createInstance({ name: 'portal', remotes: [], shared: sharedLibraries() });
  // `force` forgets what an earlier try has left behind, such as a manifest that was not found.
  host.registerRemotes([{ name: BUILD_NAMES[name], entry: remotes[name] }], { force: !isFirst });
  const remote = await host.loadRemote<RemoteModule>(`${BUILD_NAMES[name]}/root`);
  if (!remote) throw new Error(`The remote ${name} exposes no root.`);
  return { RemoteRoot: remote.RemoteRoot, apiBaseUrl };
}

async function portalConfig(): Promise<PortalConfig> {
  const answer = await fetch('/portal.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/portal.json answered ${answer.status}.`);
  return (await answer.json()) as PortalConfig;
}

/** One copy of each, of exactly this version: a remote built with another refuses to start. */
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
