import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { BUILT_FILES, type PortalSettings } from '@ospite/contracts/site';
import { OFFICE_ADDRESSES } from '@ospite/i18n/paths';
import { type CachedResponse, makeCachedResponse } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { documentHeaders, portalPolicy, transportHeaders } from '@ospite/server/headers';
import { RequestProblem } from '@ospite/server/problems';

/** Where the portal, as the federation's host, finds its remotes at run time; the API is always at its own origin. */
export function portalSettings({ remotes }: Pick<Config, 'remotes'>): PortalSettings {
  return {
    remotes: {
      admin: remotes.admin?.href ?? `${BUILT_FILES.admin}mf-manifest.json`,
      superAdmin: remotes.superAdmin?.href ?? `${BUILT_FILES.superAdmin}mf-manifest.json`,
    },
    apiBaseUrl: '',
  };
}

type Office = keyof typeof OFFICE_ADDRESSES;
const OFFICES = Object.keys(OFFICE_ADDRESSES) as readonly Office[];

/** The document of both back-offices: one file, whose script routes. */
@Injectable()
export class Portal {
  /** Their policies differ: each admits the origin of its own remote. */
  private readonly entries: Partial<Record<Office, CachedResponse>> = {};
  private readonly file: string;

  constructor(private readonly config: Config) {
    this.file = path.join(config.webDist, 'public-web', 'portal', 'index.html');
  }

  /** The back-office that an address belongs to. */
  officeAt(address: string): Office | undefined {
    return OFFICES.find((office) => {
      const root = OFFICE_ADDRESSES[office];
      return address === root || address.startsWith(`${root}/`);
    });
  }

  /** The document, ready to be sent. @throws RequestProblem `server.unavailable` when the portal is not built */
  async document(office: Office): Promise<CachedResponse> {
    const kept = this.entries[office];
    if (kept && !this.config.isDevelopment) return kept;
    const html = await readFile(this.file).catch(() => {
      throw new RequestProblem('server.unavailable');
    });
    const entry = await makeCachedResponse(
      200,
      [
        ...documentHeaders(backOfficePolicy(html.toString('utf8'), this.config.remotes[office]?.origin)),
        ...transportHeaders(this.config.isSecure),
        ['Content-Type', 'text/html; charset=utf-8'],
        ['Cache-Control', 'no-cache'],
        ['X-Robots-Tag', 'noindex'],
      ],
      html,
    );
    this.entries[office] = entry;
    return entry;
  }
}

const INLINE_ELEMENT = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
/** Types that a browser runs; others (`application/json`) are data, which no policy has to name. */
const RUN_TYPES = /type\s*=\s*["']?(?:module|text\/javascript|application\/javascript)/i;

/**
 * The Content-Security-Policy of a back-office's document, which names its inline styles and scripts by their hashes.
 * @param remote origin of the back-office where it is released by itself
 */
export function backOfficePolicy(html: string, remote?: string): string {
  const hashes = { styles: [] as string[], scripts: [] as string[] };
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(INLINE_ELEMENT)) {
    const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    if (element.toLowerCase() === 'style') hashes.styles.push(hash);
    else if (!/\bsrc\s*=/i.test(attributes) && isRun(attributes)) hashes.scripts.push(hash);
  }
  return portalPolicy(hashes, remote);
}

function isRun(attributes: string): boolean {
  return !/\btype\s*=/i.test(attributes) || RUN_TYPES.test(attributes);
}
