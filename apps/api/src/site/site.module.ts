import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { SiteDocuments } from './documents/site-documents';
import { OfflineMode } from './offline-mode';
import { BundlePageRenderer } from './pages/bundle-page-renderer';
import { CachedPages } from './pages/cached-pages';
import { PageHeaders } from './pages/page-headers';
import { PageStates } from './pages/page-states';
import { PageRenderer, ServerAddress } from './pages/page-renderer';
import { PostedForms } from './pages/posted-forms';
import { QueriedPages } from './pages/queried-pages';
import { RenderQueue } from './pages/render-queue';
import { RoomPreviews } from './pages/room-previews';
import { SentQuotePages } from './pages/sent-quote-pages';
import { UncachedPages } from './pages/uncached-pages';
import { Portal } from './portal';
import { SiteHandler } from './site.handler';
import { StaticFiles } from './static-files';

/** The guests' site as this process serves it. */
@Module({})
export class SiteModule {
  /** @param imports the modules that hold rooms, quotes, settings and sessions */
  static on(imports: ModuleMetadata['imports']): DynamicModule {
    return {
      module: SiteModule,
      global: true,
      imports,
      providers: [
        CachedPages,
        OfflineMode,
        PageHeaders,
        PageStates,
        Portal,
        PostedForms,
        QueriedPages,
        RenderQueue,
        RoomPreviews,
        SentQuotePages,
        ServerAddress,
        SiteDocuments,
        SiteHandler,
        StaticFiles,
        UncachedPages,
        { provide: PageRenderer, useClass: BundlePageRenderer },
      ],
      exports: [PageRenderer, PageStates, PostedForms, ServerAddress, SiteHandler, StaticFiles],
    };
  }
}
