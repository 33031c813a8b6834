import { Injectable } from '@nestjs/common';
import type { HeaderList } from '../../platform/cache/byte-entry';
import { Config } from '../../platform/config/config';
import { pagePolicy } from '../../platform/edge/content-policy';
import { documentHeaders, transportHeaders } from '../../platform/edge/security-headers';
import type { RenderedPage } from './page-renderer';
import { SPECULATION_RULES_PATH } from '../documents/sitemap';

/** Headers of the site's own answers. */
@Injectable()
export class SiteHeaders {
  constructor(private readonly config: Config) {}

  /** A page under the policy that names its inline elements; the browser asks each time whether it is still the same. */
  ofPage(page: RenderedPage, cacheControl = 'no-cache'): HeaderList {
    const policy = pagePolicy({ styles: page.styleHashes, scripts: page.scriptHashes });
    return [
      ...documentHeaders(policy),
      ...transportHeaders(this.config.isSecure),
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', cacheControl],
      ['Speculation-Rules', `"${SPECULATION_RULES_PATH}"`],
    ];
  }

  /** A small text of ours: robots.txt, the sitemap. */
  ofText(type: string, cacheControl: string): HeaderList {
    return [
      ...documentHeaders(pagePolicy({ styles: [], scripts: [] })),
      ...transportHeaders(this.config.isSecure),
      ['Content-Type', type],
      ['Cache-Control', cacheControl],
    ];
  }
}
