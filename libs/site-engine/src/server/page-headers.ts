import { documentHeaders, pagePolicy, transportHeaders, type HeaderList } from '@ospite/server/headers';
import type { RenderedPage } from '../rendered-page';

interface PageHeaderOptions {
  /** The site is reached by HTTPS. */
  readonly isSecure: boolean;
  /** Address of the rules that say what a browser may prefetch. */
  readonly speculationRules: string;
}

/** Headers of rendered pages. */
export class PageHeaders {
  constructor(private readonly options: PageHeaderOptions) {}

  /**
   * The page's policy names its inline elements and whose frames it may show; by default a browser asks each time
   * whether the page has changed.
   */
  of(page: RenderedPage, cacheControl = 'no-cache'): HeaderList {
    const policy = pagePolicy({
      styles: page.styleHashes,
      scripts: page.scriptHashes,
      frames: page.frameOrigins,
      media: page.mediaOrigins,
      tracking: page.trackingOrigins,
      pictures: page.pictureOrigins,
    });
    return [
      ...documentHeaders(policy),
      ...transportHeaders(this.options.isSecure),
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', cacheControl],
      ['Speculation-Rules', `"${this.options.speculationRules}"`],
    ];
  }
}
