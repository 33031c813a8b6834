import { Module } from '@nestjs/common';
import {
  BannerSanitiser,
  ChangeSiteSetting,
  ChangeSuperAdminSettings,
  CheckPreview,
  Clock,
  IssuePreview,
  PreviewBanner,
  PreviewSigner,
  ReadSuperAdminSettings,
  SiteSettingStore,
  SuperAdminSettingsStore,
} from '@ospite/domain';
import { AccountsModule } from '../accounts';
import { hmacSigner } from '@ospite/server/persistence';
import { useCase } from '@ospite/server/wiring';
import { HtmlBannerSanitiser } from './banners/html-banner-sanitiser';
import { SiteSettingsController } from './http/site-settings.controller';
import { SuperAdminController } from './http/super-admin.controller';
import { MikroOrmSiteSettingStore } from './persistence/mikro-orm-site-setting-store';
import { MikroOrmSuperAdminSettingsStore } from './persistence/mikro-orm-super-admin-settings-store';

@Module({
  imports: [AccountsModule],
  controllers: [SuperAdminController, SiteSettingsController],
  providers: [
    { provide: BannerSanitiser, useClass: HtmlBannerSanitiser },
    hmacSigner(PreviewSigner, 'preview'),
    { provide: SiteSettingStore, useClass: MikroOrmSiteSettingStore },
    { provide: SuperAdminSettingsStore, useClass: MikroOrmSuperAdminSettingsStore },
    useCase(ReadSuperAdminSettings, [SuperAdminSettingsStore, BannerSanitiser]),
    useCase(ChangeSuperAdminSettings, [SuperAdminSettingsStore, BannerSanitiser, Clock]),
    useCase(ChangeSiteSetting, [SiteSettingStore, Clock]),
    useCase(PreviewBanner, [BannerSanitiser]),
    useCase(IssuePreview, [PreviewSigner, Clock]),
    useCase(CheckPreview, [PreviewSigner, Clock]),
  ],
  exports: [SuperAdminSettingsStore, CheckPreview],
})
export class SettingsModule {}
