import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { BundlePageRenderer } from './pages/bundle-page-renderer';
import { OfflinePass } from './offline-mode';
import { PageRenderer } from './pages/page-renderer';
import { Portal } from './portal';
import { ServerAddress } from './pages/server-address';
import { SiteHandler } from './site.handler';
import { SiteHeaders } from './pages/page-headers';
import { SitePages } from './pages/cached-pages';
import { SiteState } from './site-state';
import { SiteTexts } from './documents/site-documents';
import { StaticFiles } from './static-files';
import { UncachedPages } from './pages/uncached-pages';

/** The guests' site as this process serves it. */
@Module({})
export class SiteModule {
  /** @param imports the modules that hold rooms, settings and sessions */
  static on(imports: ModuleMetadata['imports']): DynamicModule {
    return {
      module: SiteModule,
      global: true,
      imports,
      providers: [
        OfflinePass,
        Portal,
        ServerAddress,
        SiteHandler,
        SiteHeaders,
        SitePages,
        SiteState,
        SiteTexts,
        StaticFiles,
        UncachedPages,
        { provide: PageRenderer, useClass: BundlePageRenderer },
      ],
      exports: [PageRenderer, ServerAddress, SiteHandler, StaticFiles, UncachedPages],
    };
  }
}
