/** Props of a remote's root component, from the host of the federation or from its own start. */
export interface RemoteRootProps {
  /** Origin of the API without a slash at the end; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** The remote's path in the router, without a slash at the end: `/admin`; empty at the router's root. */
  readonly basePath: string;
}

/**
 * The origin of the API for an app in a folder of its own: `config.json` beside its document, edited by the person who hosts
 * the folder. Empty for the document's own origin, also when there is no such file.
 */
export async function ownApiAddress(): Promise<string> {
  const response = await fetch('config.json', { cache: 'no-store' });
  if (!response.ok) return '';
  const config = (await response.json()) as { readonly apiBaseUrl?: string };
  return (config.apiBaseUrl ?? '').replace(/\/+$/, '');
}
