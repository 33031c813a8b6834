import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RoomStore } from '@ospite/domain';
import type { Request, Response } from 'express';
import { makeEntry, writeEntry, type ByteEntry } from '../../platform/cache/byte-entry';
import { PublicCache } from '../../platform/cache/public-cache';
import { SingleFlight } from '../../platform/cache/single-flight';
import { Config } from '../../platform/config/config';
import { PORTAL_SETTINGS } from '../portal';
import { robotsText, sitemapXml, SPECULATION_RULES, SPECULATION_RULES_PATH } from './sitemap';
import { SiteHeaders } from '../pages/page-headers';

interface Text {
  readonly type: string;
  readonly keep: string;
  readonly body: () => string | Promise<string>;
}

const A_DAY = 'public, max-age=86400';

/** Sends what programs ask a site for: robots.txt, the sitemap, rules and settings. Kept like pages. */
@Injectable()
export class SiteTexts {
  private readonly making = new SingleFlight<ByteEntry>();
  private readonly texts: ReadonlyMap<string, Text>;

  constructor(
    private readonly headers: SiteHeaders,
    private readonly cache: PublicCache,
    private readonly rooms: RoomStore,
    private readonly orm: MikroORM,
    private readonly config: Config,
  ) {
    this.texts = new Map<string, Text>([
      [
        '/robots.txt',
        { type: 'text/plain; charset=utf-8', keep: A_DAY, body: () => robotsText(this.config.publicUrl) },
      ],
      [
        SPECULATION_RULES_PATH,
        { type: 'application/speculationrules+json', keep: A_DAY, body: () => SPECULATION_RULES },
      ],
      [
        '/portal.json',
        {
          type: 'application/json; charset=utf-8',
          keep: 'no-cache',
          body: () => JSON.stringify(PORTAL_SETTINGS),
        },
      ],
      [
        '/sitemap.xml',
        { type: 'application/xml; charset=utf-8', keep: 'no-cache', body: () => this.sitemap() },
      ],
    ]);
  }

  /** @returns whether there is such a text */
  async send(request: Request, response: Response, path: string): Promise<boolean> {
    const text = this.texts.get(path);
    if (!text) return false;
    const generation = this.cache.generation();
    const kept = this.cache.find('page', path);
    const entry =
      kept ?? (await this.making.run(`${generation}|${path}`, () => this.make(text, generation, path)));
    writeEntry(request, response, entry);
    return true;
  }

  private async make(text: Text, generation: string, path: string): Promise<ByteEntry> {
    const body = Buffer.from(await text.body());
    const entry = await makeEntry(200, this.headers.ofText(text.type, text.keep), body);
    this.cache.keep('page', generation, path, entry);
    return entry;
  }

  private async sitemap(): Promise<string> {
    const rooms = await RequestContext.create(this.orm.em, () => this.rooms.list('public'));
    return sitemapXml(this.config.publicUrl, rooms);
  }
}
