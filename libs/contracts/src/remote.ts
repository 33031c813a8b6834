/** What the host of the federation, or a remote's own start, gives to a remote's root component. */
export interface RemoteRootProps {
  /** Origin of the API without a slash at the end; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Where the remote stands in the router, without a slash at the end: `/admin`; empty at the router's root. */
  readonly basePath: string;
}
