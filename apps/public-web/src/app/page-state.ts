import type { PageName } from '@ospite/i18n/paths';
import type { PageFacts } from '../shared/facts/page-facts';
import type { CachedRead } from './store';

/** What the browser needs to render the same page again. */
export interface PageState {
  /** The page at the document's address; undefined where there is none. */
  readonly page?: PageName | undefined;
  readonly facts: PageFacts;
  readonly reads: readonly CachedRead[];
  /** Address of the style sheet of all pages: the document holds only the rules of its own page. */
  readonly styles: string;
  /** Pattern of the addresses of texts (`textsAddress`). */
  readonly texts: string;
}
