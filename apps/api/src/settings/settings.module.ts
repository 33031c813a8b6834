import { Module } from '@nestjs/common';
import {
  BannerSanitiser,
  ChangeSiteSetting,
  ChangeSuperAdminSettings,
  CheckPreview,
  Clock,
  IssuePreview,
  PreviewSigner,
  ReadSuperAdminSettings,
  SiteSettingStore,
  SuperAdminSettingsStore,
} from '@ospite/domain';
import { AccountsModule } from '../accounts';
import { HtmlBannerSanitiser } from './banners/html-banner-sanitiser';
import { HmacPreviewSigner } from './hmac-preview-signer';
import { SiteSettingsController } from './http/site-settings.controller';
import { SuperAdminController } from './http/super-admin.controller';
import { InstallationHealth } from './installation-health';
import { MikroOrmSiteSettingStore } from './persistence/mikro-orm-site-setting-store';
import { MikroOrmSuperAdminSettingsStore } from './persistence/mikro-orm-super-admin-settings-store';

@Module({
  imports: [AccountsModule],
  controllers: [SuperAdminController, SiteSettingsController],
  providers: [
    InstallationHealth,
    { provide: BannerSanitiser, useClass: HtmlBannerSanitiser },
    { provide: PreviewSigner, useClass: HmacPreviewSigner },
    { provide: SiteSettingStore, useClass: MikroOrmSiteSettingStore },
    { provide: SuperAdminSettingsStore, useClass: MikroOrmSuperAdminSettingsStore },
    {
      provide: ReadSuperAdminSettings,
      useFactory: (...ports: ConstructorParameters<typeof ReadSuperAdminSettings>) =>
        new ReadSuperAdminSettings(...ports),
      inject: [SuperAdminSettingsStore, BannerSanitiser],
    },
    {
      provide: ChangeSuperAdminSettings,
      useFactory: (...ports: ConstructorParameters<typeof ChangeSuperAdminSettings>) =>
        new ChangeSuperAdminSettings(...ports),
      inject: [SuperAdminSettingsStore, BannerSanitiser, Clock],
    },
    {
      provide: ChangeSiteSetting,
      useFactory: (...ports: ConstructorParameters<typeof ChangeSiteSetting>) =>
        new ChangeSiteSetting(...ports),
      inject: [SiteSettingStore, Clock],
    },
    {
      provide: IssuePreview,
      useFactory: (...ports: ConstructorParameters<typeof IssuePreview>) => new IssuePreview(...ports),
      inject: [PreviewSigner, Clock],
    },
    {
      provide: CheckPreview,
      useFactory: (...ports: ConstructorParameters<typeof CheckPreview>) => new CheckPreview(...ports),
      inject: [PreviewSigner, Clock],
    },
  ],
  exports: [SuperAdminSettingsStore, CheckPreview],
})
export class SettingsModule {}
