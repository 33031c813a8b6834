import { Injectable } from '@nestjs/common';
import { PREVIEWING_COOKIE, type OfflineNotice } from '@ospite/contracts/site';
import {
  CheckPreview,
  Clock,
  isSiteOffline,
  SuperAdminSettingsStore,
  type SuperAdminSettings,
} from '@ospite/domain';
import type { Request, Response } from 'express';
import { Sessions } from '../accounts';
import { Config } from '@ospite/server/config';
import { cookieValues } from '@ospite/server/headers';
import { ContentVersion } from '@ospite/server/persistence';

const COOKIE = 'preview';
const PARAMETER = 'preview';
/** Where nobody has said when the site returns. */
const USUAL_RETRY_SECONDS = 3_600;

/** Whether the site is offline, and who may see it anyway. Source: specification §11. */
@Injectable()
export class OfflineMode {
  private known: { readonly version: number; readonly settings: SuperAdminSettings } | undefined;

  constructor(
    private readonly settings: SuperAdminSettingsStore,
    private readonly contentVersion: ContentVersion,
    private readonly sessions: Sessions,
    private readonly preview: CheckPreview,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** What guests see in place of the site at this moment; undefined while it is online. */
  async notice(): Promise<OfflineNotice | undefined> {
    const settings = await this.readSettings();
    if (!isSiteOffline(settings, this.clock.now())) return undefined;
    const { offlineUntil, offlineText } = settings;
    return { until: offlineUntil?.toISOString() ?? null, text: offlineText };
  }

  /** Seconds after which a search engine looks again: when the site returns, as far as that is known. */
  retrySeconds({ until }: OfflineNotice): number {
    if (until === null) return USUAL_RETRY_SECONDS;
    return Math.max(1, Math.ceil((Date.parse(until) - this.clock.now().getTime()) / 1000));
  }

  /** Once for each content version. */
  private async readSettings(): Promise<SuperAdminSettings> {
    const version = this.contentVersion.current();
    if (this.known?.version === version) return this.known.settings;
    const settings = await this.settings.get();
    this.known = { version, settings };
    return settings;
  }

  /** A signed-in owner, and anyone with a preview link, sees the site instead of the notice. */
  async mayLookPast(request: Request, response: Response): Promise<boolean> {
    for (const token of cookieValues(request.headers.cookie, COOKIE))
      if (await this.preview.check(token)) return true;
    return this.sessions.isOwner(request, response);
  }

  /**
   * Stores a preview link's token in a cookie until it expires, and beside it a mark for the page's script.
   * @returns whether the query held a valid one
   */
  async acceptPreviewLink(query: URLSearchParams, response: Response): Promise<boolean> {
    const token = query.get(PARAMETER);
    const expires = token ? await this.preview.check(token) : undefined;
    if (!token || !expires) return false;
    const options = { sameSite: 'lax', secure: this.config.isSecure, path: '/', expires } as const;
    response.cookie(COOKIE, token, { ...options, httpOnly: true });
    response.cookie(PREVIEWING_COOKIE, '1', options);
    return true;
  }
}
