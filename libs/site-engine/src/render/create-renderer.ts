import { randomUUID } from 'node:crypto';
import type { PageSources, RenderedPage, RenderRequest } from '../rendered-page';
import { criticalCss } from './critical-css';
import { htmlDocument, type DocumentAssets, type DocumentParts } from './html-document';
import { pageFingerprint } from './page-fingerprint';
import { pageStateFile } from './page-state-file';

interface Site<Request extends RenderRequest> {
  /** With the text of the style sheet of all pages. */
  readonly assets: DocumentAssets & { readonly css: string };
  /** Of the site's languages, as `en-GB`. */
  readonly locales: Readonly<Record<string, string>>;
  /** Where page states are served, such as `/page-state/`. */
  readonly statePrefix: string;
  /** Reads what a page needs. Nothing of one request may be kept for the next. */
  readonly readPage: (request: Request) => Promise<ReadPage>;
}

/** A page whose data have been read. */
export interface ReadPage {
  /** All that it is made from beside the request; undefined where something could not be read. */
  readonly reads: unknown;
  /** Where the visitor is to go instead. */
  readonly movedTo?: string | undefined;
  readonly render: () => Promise<PageContent>;
}

/** What a page shows and names. */
export interface PageContent extends Pick<
  DocumentParts,
  'language' | 'head' | 'look' | 'fonts' | 'preloads' | 'body' | 'files'
> {
  readonly status: number;
  /** What the browser hydrates it with, as JSON; null for a page that is not hydrated. */
  readonly state: string | null;
  /** Everyone may see it, so its state may stand in a file of its own. */
  readonly isForEveryone: boolean;
  readonly sources: PageSources;
  /** Of inline scripts that the site's components bring. */
  readonly scriptHashes: readonly string[];
  readonly isIncomplete: boolean;
}

/** An answer that needs no page. */
const NO_DOCUMENT = { html: '', styleHashes: [], scriptHashes: [] } as const;

/** Renders pages as whole documents. */
export function createRenderer<Request extends RenderRequest>({
  assets,
  locales,
  statePrefix,
  readPage,
}: Site<Request>) {
  const cssFor = criticalCss(assets.css);
  // A new build is another program, which may render the same content in another way.
  const program = randomUUID();
  return async function renderPage(request: Request): Promise<RenderedPage> {
    const { reads, movedTo, render } = await readPage(request);
    const fingerprint = reads === undefined ? undefined : pageFingerprint(program, request, reads);
    if (fingerprint !== undefined && fingerprint === request.unlessFingerprint)
      return { ...NO_DOCUMENT, status: 200, fingerprint, isUnchanged: true };
    if (movedTo !== undefined) return { ...NO_DOCUMENT, status: 301, location: movedTo };
    const { status, state, isForEveryone, sources, scriptHashes, isIncomplete, ...content } = await render();
    // Anybody can invent addresses without a page, so nothing is cached for them.
    const isFile = status === 200 && isForEveryone && !request.embedState;
    const file = isFile && state !== null ? pageStateFile(statePrefix, state, request.path) : undefined;
    const { html, styleHash, scriptHash } = htmlDocument({
      ...content,
      locales,
      assets,
      css: cssFor(content.body),
      state: file ?? (state === null ? null : { json: state }),
    });
    return {
      status,
      html,
      styleHashes: [styleHash],
      scriptHashes: [scriptHash, ...scriptHashes],
      ...sources,
      isIncomplete,
      ...(file && { state: file }),
      ...(fingerprint !== undefined && { fingerprint }),
    };
  };
}
