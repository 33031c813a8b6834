import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsModule } from './accounts';
import { BackupsModule } from '@ospite/operations/backups';
import { BrandModule } from './brand';
import { BreakfastModule } from './breakfast';
import { ConsentsModule } from './consents';
import { ContentModule } from './content';
import { EventsModule } from './events';
import { InstallationModule } from '@ospite/operations/installation';
import { MessagesModule } from './messages';
import { backedUpTables } from './backed-up-tables';
import { databaseSchema } from './database-schema';
import { CacheModule } from '@ospite/server/cache';
import { ClockModule } from '@ospite/operations/clock';
import { type Config, ConfigModule } from '@ospite/server/config';
import { HealthModule } from '@ospite/server/health';
import { JobsModule } from '@ospite/server/jobs';
import { loggingModule, RecentErrors } from '@ospite/server/logging';
import { MediaModule } from '@ospite/server/media';
import { MetricsModule } from '@ospite/server/metrics';
import { PersistenceModule } from '@ospite/server/persistence';
import { ProcessModule } from '@ospite/server/process';
import { SITE_ADDRESSES, SiteModule } from './site';
import { LimitsModule } from '@ospite/server/limits';
import { PrivacyModule } from './privacy';
import { PropertyModule } from './property';
import { QuotesModule } from './quotes';
import { ReplyTemplatesModule } from './reply-templates';
import { ReviewsModule } from './reviews';
import { RoomsModule } from './rooms';
import { SeedModule } from './seed';
import { SettingsModule } from './settings';
import { VisitsModule } from './visits';

/** The whole server: what each part is made of stands in its own module. */
@Module({})
export class AppModule {
  /** @param recentErrors what the logger notes its errors in */
  static with(config: Config, logger: Logger, recentErrors = new RecentErrors()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        loggingModule(logger, recentErrors),
        ConfigModule.with(config),
        ClockModule,
        ProcessModule,
        PersistenceModule.with(databaseSchema),
        JobsModule,
        MetricsModule.with(SITE_ADDRESSES),
        LimitsModule,
        MediaModule,
        BackupsModule.with(backedUpTables),
        CacheModule,
        SeedModule,
        SiteModule.on([
          BrandModule,
          PropertyModule,
          ContentModule,
          RoomsModule,
          QuotesModule,
          MessagesModule,
          SettingsModule,
          AccountsModule,
        ]),
        AccountsModule,
        SettingsModule,
        BrandModule,
        PropertyModule,
        RoomsModule,
        BreakfastModule,
        QuotesModule,
        ReplyTemplatesModule,
        ReviewsModule,
        ContentModule,
        EventsModule,
        VisitsModule,
        ConsentsModule,
        MessagesModule,
        InstallationModule.on([MessagesModule, SettingsModule]),
        PrivacyModule,
        HealthModule,
      ],
    };
  }
}
