import { Injectable } from '@nestjs/common';
import { PREVIEWING_COOKIE } from '@ospite/contracts/site';
import { CheckPreview, SuperAdminSettingsStore } from '@ospite/domain';
import type { Request, Response } from 'express';
import { Sessions } from '../accounts';
import { Config } from '../platform/config/config';
import { cookieValues } from '../platform/headers/cookies';
import { ContentVersion } from '../platform/persistence/content/content-version';

const COOKIE = 'preview';
const PARAMETER = 'preview';

/** Whether the site is switched off, and who may see it all the same. Source: decisions §3. */
@Injectable()
export class OfflineMode {
  private known: { readonly version: number; readonly offline: boolean } | undefined;

  constructor(
    private readonly settings: SuperAdminSettingsStore,
    private readonly contentVersion: ContentVersion,
    private readonly sessions: Sessions,
    private readonly preview: CheckPreview,
    private readonly config: Config,
  ) {}

  /** Read once for each content version. */
  async isOffline(): Promise<boolean> {
    const version = this.contentVersion.current();
    if (this.known?.version === version) return this.known.offline;
    const { siteOffline } = await this.settings.get();
    this.known = { version, offline: siteOffline };
    return siteOffline;
  }

  /** A signed-in owner, and anyone who came by a preview link, sees the site instead of the notice. */
  async mayLookPast(request: Request, response: Response): Promise<boolean> {
    for (const token of cookieValues(request.headers.cookie, COOKIE))
      if (await this.preview.check(token)) return true;
    await this.sessions.identify(request, response);
    return request.user !== undefined;
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
