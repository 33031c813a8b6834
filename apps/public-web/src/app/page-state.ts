import type { PageFacts } from '../shared/facts/page-facts';
import type { CachedRead } from './store';

/** What the browser needs to render the same page again. */
export interface PageState {
  readonly facts: PageFacts;
  readonly reads: readonly CachedRead[];
  /** Address of the style sheet of all pages: the document holds only the rules of its own page. */
  readonly styles: string;
  /** Pattern of the addresses of texts (`textsAddress`). */
  readonly texts: string;
}
