import path from 'node:path';
import type { Provider } from '@nestjs/common';
import { PAGE_STATE_PREFIX, type PageRequest } from '@ospite/contracts/site';
import { PublicCache } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import {
  CachedPages,
  PageBundle,
  PageHeaders,
  PageStates,
  RenderQueue,
  ServerAddress,
  UncachedPages,
} from '@ospite/site-engine/server';
import { SPECULATION_RULES_PATH } from './documents/crawler-rules';
import { overloadedPage } from './pages/overloaded-page';
import { PageAddresses } from './pages/page-addresses';
import { PageRenderer, type PageExtras } from './pages/page-renderer';
import { SitePages } from './pages/site-pages';

/** The parts of the site's engine, with what they need to know of this site. */
export const SITE_ENGINE: Provider[] = [
  ServerAddress,
  {
    provide: PageRenderer,
    inject: [Config],
    useFactory: ({ webDist, isDevelopment }: Config) =>
      new PageBundle<PageRequest>(path.join(webDist, 'public-web', 'server', 'server.mjs'), isDevelopment),
  },
  {
    provide: PageHeaders,
    inject: [Config],
    useFactory: ({ isSecure }: Config) =>
      new PageHeaders({ isSecure, speculationRules: SPECULATION_RULES_PATH }),
  },
  {
    provide: PageStates,
    inject: [Config],
    useFactory: ({ isSecure }: Config) => new PageStates({ isSecure, prefix: PAGE_STATE_PREFIX }),
  },
  {
    provide: RenderQueue,
    inject: [SitePages],
    useFactory: (pages: SitePages) =>
      new RenderQueue<PageExtras>((address, options) => pages.render(address, options)),
  },
  {
    provide: UncachedPages,
    inject: [RenderQueue, PageHeaders],
    useFactory: (queue: RenderQueue<PageExtras>, headers: PageHeaders) =>
      new UncachedPages(queue, headers, overloadedPage),
  },
  {
    provide: CachedPages,
    inject: [PageAddresses, RenderQueue, UncachedPages, PageHeaders, PageStates, PublicCache],
    useFactory: (
      addresses: PageAddresses,
      queue: RenderQueue<PageExtras>,
      uncached: UncachedPages<PageExtras>,
      headers: PageHeaders,
      states: PageStates,
      cache: PublicCache,
    ) => new CachedPages({ addresses, queue, uncached, headers, states, cache }),
  },
];
