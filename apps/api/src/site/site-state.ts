import { Injectable } from '@nestjs/common';
import { SuperAdminSettingsStore } from '@ospite/domain';
import { ContentVersion } from '../platform/persistence/content/content-version';

/** Whether the site is switched off, read once for each content version. */
@Injectable()
export class SiteState {
  private known: { readonly version: number; readonly offline: boolean } | undefined;

  constructor(
    private readonly settings: SuperAdminSettingsStore,
    private readonly contentVersion: ContentVersion,
  ) {}

  async isOffline(): Promise<boolean> {
    const version = this.contentVersion.current();
    if (this.known?.version === version) return this.known.offline;
    const { siteOffline } = await this.settings.get();
    this.known = { version, offline: siteOffline };
    return siteOffline;
  }
}
