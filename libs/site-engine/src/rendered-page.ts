/** What the renderer and the server that sends its pages agree on. They are built apart. */

/** Asks for a page. A site adds what else its pages depend on. */
export interface RenderRequest {
  /** Without a query. */
  readonly path: string;
  /** Where the renderer reaches the API, such as `http://127.0.0.1:3000`. */
  readonly apiOrigin: string;
  /** The page is not for everyone: what its script needs stands in the document and is nowhere else. */
  readonly embedState?: boolean;
  /** Of the same page as it was rendered before (`RenderedPage.fingerprint`): if it fits still, nothing is rendered. */
  readonly unlessFingerprint?: string;
}

/** What the Content-Security-Policy of a page admits beside the site's own files. Origins are such as `https://maps.example`. */
export interface PageSources {
  /** Other hosts whose pages it may show in a frame. */
  readonly frameOrigins?: readonly string[];
  /** Other hosts whose films it may play. */
  readonly mediaOrigins?: readonly string[];
  /** What the tracking code may call; none without one. */
  readonly trackingOrigins?: readonly string[];
  /** Other hosts whose pictures it shows. */
  readonly pictureOrigins?: readonly string[];
}

/** A finished page. */
export interface RenderedPage extends PageSources {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** `sha256-…` of each inline `<style>` element's text, for the Content-Security-Policy. */
  readonly styleHashes: readonly string[];
  /** The same of inline scripts, those included that only the page's script inserts. */
  readonly scriptHashes: readonly string[];
  /** Where the visitor is to go instead. */
  readonly location?: string;
  /** What its script needs to hydrate it, under an address of its own that the document names. */
  readonly state?: PageStateFile;
  /** Something it shows could not be read: good enough for this visitor, not for the cache. */
  readonly isIncomplete?: boolean;
  /** Of all that it is made from: as long as this is the same, so is the page. Left out where something could not be read. */
  readonly fingerprint?: string;
  /** It is the page of the fingerprint that was asked with, and has not been rendered. */
  readonly isUnchanged?: boolean;
}

/**
 * The state of a page as a file. Its address is the prefix where states are served, the hash of the content and the path of
 * the page: so it never changes, and always fits the document that names it, whatever has changed on the site meanwhile.
 */
export interface PageStateFile {
  readonly address: string;
  readonly json: string;
}
