import type { Language } from '@ospite/domain';
import type { RefusedForm } from '../shared/facts/page-facts';

/**
 * What the API hands to the renderer and gets back. The API has the same types (`site/page-renderer.ts`):
 * the two are built apart and could run apart, so neither imports the other.
 */
export interface PageRequest {
  /** Without a query. */
  readonly path: string;
  readonly language: Language;
  /** Where the API is reached, such as `http://127.0.0.1:3000`. */
  readonly apiOrigin: string;
  /** The site's own address for canonical links, without a trailing slash. */
  readonly publicUrl: string;
  /** The day at the property, `YYYY-MM-DD`. */
  readonly today: string;
  /** Draw the offline notice, whatever the path. */
  readonly offline?: boolean;
  /** The quote form as it was sent without script, and what is wrong with it. */
  readonly quoteForm?: RefusedForm;
  /** The form could not be taken for a reason of ours or a limit. */
  readonly formFailed?: boolean;
  readonly development: boolean;
}

export interface RenderedPage {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** `sha256-…` of the texts of its inline `<style>` elements, for its policy. */
  readonly styleHashes: readonly string[];
  /** The same of inline scripts that run; the pages have none. */
  readonly scriptHashes: readonly string[];
  /** Where the visitor is to go instead. */
  readonly location?: string;
  /** Something it shows could not be read: good for this visitor, not to be kept. */
  readonly isIncomplete?: boolean;
}
