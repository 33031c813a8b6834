import type { PageRequest } from '@ospite/contracts/site';
import type { RenderedPage } from '@ospite/site-engine/server';

/** Port: renders the site's pages. */
export abstract class PageRenderer {
  abstract render(request: PageRequest): Promise<RenderedPage>;
}

/** What a page may depend on besides its address. */
export type PageExtras = Pick<
  PageRequest,
  'offline' | 'refusedForm' | 'formFailed' | 'sentQuote' | 'search' | 'previewRoom' | 'previewContent'
>;
