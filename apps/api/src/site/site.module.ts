import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { BundlePageRenderer } from './bundle-page-renderer';
import { OfflinePass } from './offline-pass';
import { PageRenderer } from './page-renderer';
import { Portal } from './portal';
import { ServerAddress } from './server-address';
import { SiteHandler } from './site.handler';
import { SiteHeaders } from './site-headers';
import { SitePages } from './site-pages';
import { SiteState } from './site-state';
import { SiteTexts } from './site-texts';
import { StaticFiles } from './static-files';
import { UncachedPages } from './uncached-pages';

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
