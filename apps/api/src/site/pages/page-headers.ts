import { Injectable } from '@nestjs/common';
import type { RenderedPage } from '@ospite/contracts/site';
import { documentHeaders, type HeaderList, pagePolicy, transportHeaders } from '@ospite/server/headers';
import { Config } from '@ospite/server/config';
import { SPECULATION_RULES_PATH } from '../documents/crawler-rules';

/** Headers of rendered pages. */
@Injectable()
export class PageHeaders {
  constructor(private readonly config: Config) {}

  /** The page's policy names its inline elements and whose frames it may show; by default a browser asks each time whether the page has changed. */
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
      ...transportHeaders(this.config.isSecure),
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', cacheControl],
      ['Speculation-Rules', `"${SPECULATION_RULES_PATH}"`],
    ];
  }
}
