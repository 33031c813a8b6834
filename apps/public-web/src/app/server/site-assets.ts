/** Files of the browser's bundle that a document names, written by the build as `assets.json`, and the style sheet. */
export interface SiteAssets {
  /** Address of the script that runs at once. */
  readonly boot: string;
  /** Addresses of the scripts that it will load on every page. */
  readonly preload: readonly string[];
  /** The same for the texts of each language. */
  readonly texts: Readonly<Record<string, string>>;
  /** Address of the style sheet of all pages. */
  readonly styles: string;
  readonly icon: string;
  /** Text of that style sheet. */
  readonly css: string;
}
