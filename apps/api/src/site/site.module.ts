import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { PageStates, ServerAddress } from '@ospite/site-engine/server';
import { BrandFiles } from './documents/brand-files';
import { SiteDocuments } from './documents/site-documents';
import { OfflineMode } from './offline-mode';
import { PageAddresses } from './pages/page-addresses';
import { PageRenderer } from './pages/page-renderer';
import { PostedForms } from './pages/posted-forms';
import { QueriedPages } from './pages/queried-pages';
import { Previews } from './pages/previews';
import { SentQuotePages } from './pages/sent-quote-pages';
import { SitePages } from './pages/site-pages';
import { Portal } from './portal';
import { SITE_ENGINE } from './site-engine';
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
        BrandFiles,
        OfflineMode,
        PageAddresses,
        Portal,
        PostedForms,
        QueriedPages,
        Previews,
        SentQuotePages,
        SiteDocuments,
        SiteHandler,
        SitePages,
        StaticFiles,
        ...SITE_ENGINE,
      ],
      exports: [PageRenderer, PageStates, PostedForms, ServerAddress, SiteHandler, StaticFiles],
    };
  }
}
