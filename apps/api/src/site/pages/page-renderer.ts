import type { Language } from '@ospite/domain';

/** A page to be drawn. It holds nothing of one visitor but a form that was sent and refused. */
export interface PageRequest {
  /** Without a query. */
  readonly path: string;
  readonly language: Language;
  /** Where the renderer reaches the API, such as `http://127.0.0.1:3000`. */
  readonly apiOrigin: string;
  /** The site's own address for canonical links, without a trailing slash. */
  readonly publicUrl: string;
  /** The day at the property, `YYYY-MM-DD`. */
  readonly today: string;
  /** Draw the offline notice, whatever the path. */
  readonly offline?: boolean;
  /** The quote form as it was sent without script, and what is wrong with it. */
  readonly quoteForm?: RefusedForm;
  /** The form could not be taken for a reason of ours or a limit: say so, keep what was typed. */
  readonly formFailed?: boolean;
  readonly development: boolean;
}

export interface RefusedForm {
  readonly values: Readonly<Record<string, string | string[]>>;
  readonly errors: readonly {
    readonly field: string;
    readonly code: string;
    readonly facts?: Readonly<Record<string, unknown>>;
  }[];
}

/** A drawn page. */
export interface RenderedPage {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** `sha256-…` of the texts of its inline `<style>` and `<script>` elements, for its policy. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Where the visitor is to go instead. */
  readonly location?: string;
  /** Something it shows could not be read: good for this visitor, not to be kept. */
  readonly isIncomplete?: boolean;
}

/** Port: draws the site's pages. */
export abstract class PageRenderer {
  abstract render(request: PageRequest): Promise<RenderedPage>;
}
