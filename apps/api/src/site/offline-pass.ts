import { Injectable } from '@nestjs/common';
import { CheckPreview } from '@ospite/domain';
import type { Request, Response } from 'express';
import { Sessions } from '../accounts';
import { Config } from '../platform/config/config';
import { cookieValues } from '../platform/edge/cookies';

const COOKIE = 'preview';
const PARAMETER = 'preview';

/** Who looks past the offline notice: a signed-in owner, and who came by a signed link. Source: decisions §3. */
@Injectable()
export class OfflinePass {
  constructor(
    private readonly sessions: Sessions,
    private readonly preview: CheckPreview,
    private readonly config: Config,
  ) {}

  async has(request: Request, response: Response): Promise<boolean> {
    for (const token of cookieValues(request.headers.cookie, COOKIE))
      if (await this.preview.check(token)) return true;
    await this.sessions.identify(request, response);
    return request.user !== undefined;
  }

  /** Takes a signed link: remembers it in a cookie until it ends. @returns whether the address carried a good one */
  async accept(query: URLSearchParams, response: Response): Promise<boolean> {
    const token = query.get(PARAMETER);
    const end = token ? await this.preview.check(token) : undefined;
    if (!token || !end) return false;
    response.cookie(COOKIE, token, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.isSecure,
      path: '/',
      expires: end,
    });
    return true;
  }
}
