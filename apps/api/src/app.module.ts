import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsModule } from './accounts';
import { BackupsModule } from './backups';
import { BreakfastModule } from './breakfast';
import { ConsentsModule } from './consents';
import { EventsModule } from './events';
import { InstallationModule } from './installation';
import { MessagesModule } from './messages';
import { databaseSchema } from './database-schema';
import { CacheModule } from './platform/cache/cache.module';
import { ClockModule } from './platform/clock/clock.module';
import type { Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { HealthModule } from './platform/health/health.module';
import { JobsModule } from './platform/jobs/jobs.module';
import { loggingModule } from './platform/logging/logging.module';
import { RecentErrors } from './platform/logging/recent-errors';
import { MediaModule } from './platform/media/media.module';
import { MetricsModule } from './platform/metrics/metrics.module';
import { PersistenceModule } from './platform/persistence/persistence.module';
import { ProcessModule } from './platform/process/process.module';
import { SiteModule } from './site';
import { LimitsModule } from './platform/limits/limits.module';
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
        MetricsModule,
        LimitsModule,
        MediaModule,
        CacheModule,
        SeedModule,
        SiteModule.on([RoomsModule, QuotesModule, MessagesModule, SettingsModule, AccountsModule]),
        AccountsModule,
        SettingsModule,
        PropertyModule,
        RoomsModule,
        BreakfastModule,
        QuotesModule,
        ReplyTemplatesModule,
        ReviewsModule,
        EventsModule,
        VisitsModule,
        ConsentsModule,
        MessagesModule,
        InstallationModule,
        PrivacyModule,
        BackupsModule,
        HealthModule,
      ],
    };
  }
}
