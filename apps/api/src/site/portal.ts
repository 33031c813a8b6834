import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { makeCachedResponse, type CachedResponse } from '../platform/cache/cached-response';
import { Config } from '../platform/config/config';
import { portalPolicy } from '../platform/edge/content-policy';
import { RequestProblem } from '../platform/problems/problem';
import { documentHeaders, transportHeaders } from '../platform/edge/security-headers';
import { inlineHashes } from './inline-hashes';

/** First parts of the back-offices' addresses. */
const AREAS = ['/admin', '/super-admin'];

/** Where the host of the federation finds its remotes, told at run time. */
export const PORTAL_SETTINGS = {
  remotes: {
    admin: '/remotes/admin/mf-manifest.json',
    superAdmin: '/remotes/super-admin/mf-manifest.json',
  },
  apiBaseUrl: '',
} as const;

/** The documents of both back-offices: one file, whose script routes. */
@Injectable()
export class Portal {
  private entry: CachedResponse | undefined;
  private readonly file: string;

  constructor(private readonly config: Config) {
    this.file = path.join(config.webDist, 'public-web', 'portal', 'index.html');
  }

  /** Whether an address belongs to a back-office. */
  owns(address: string): boolean {
    return AREAS.some((area) => address === area || address.startsWith(`${area}/`));
  }

  /** The document, ready to be sent. @throws RequestProblem `server.unavailable` when the portal is not built */
  async document(): Promise<CachedResponse> {
    if (this.entry && !this.config.isDevelopment) return this.entry;
    const html = await readFile(this.file).catch(() => {
      throw new RequestProblem('server.unavailable');
    });
    const policy = portalPolicy(inlineHashes(html.toString('utf8')));
    this.entry = await makeCachedResponse(
      200,
      [
        ...documentHeaders(policy),
        ...transportHeaders(this.config.isSecure),
        ['Content-Type', 'text/html; charset=utf-8'],
        ['Cache-Control', 'no-cache'],
        ['X-Robots-Tag', 'noindex'],
      ],
      html,
    );
    return this.entry;
  }
}
