import { Module } from '@nestjs/common';
import { SiteSettingStore, SuperAdminSettingsStore } from '@ospite/domain';
import { AccountsModule } from '../accounts';
import { SiteSettingsController } from './http/site-settings.controller';
import { SuperAdminController } from './http/super-admin.controller';
import { InstallationHealth } from './installation-health';
import { MikroOrmSiteSettingStore } from './persistence/mikro-orm-site-setting-store';
import { MikroOrmSuperAdminSettingsStore } from './persistence/mikro-orm-super-admin-settings-store';
import { PreviewLinks } from './preview-link';
import { SanitisingSettingsStore } from './sanitising-settings-store';

@Module({
  imports: [AccountsModule],
  controllers: [SuperAdminController, SiteSettingsController],
  providers: [
    InstallationHealth,
    PreviewLinks,
    MikroOrmSuperAdminSettingsStore,
    {
      provide: SuperAdminSettingsStore,
      useFactory: (stored: MikroOrmSuperAdminSettingsStore) => new SanitisingSettingsStore(stored),
      inject: [MikroOrmSuperAdminSettingsStore],
    },
    { provide: SiteSettingStore, useClass: MikroOrmSiteSettingStore },
  ],
  exports: [SuperAdminSettingsStore, PreviewLinks],
})
export class SettingsModule {}
