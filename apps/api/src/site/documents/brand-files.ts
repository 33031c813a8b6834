import { BrandStore, logoPath } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { IMMUTABLE } from '../static-files';
import type { SiteDocument } from './site-document';

/** Pictures that follow from how the site looks. */
@Injectable()
export class BrandFiles {
  constructor(private readonly brands: BrandStore) {}

  /** The file at an address; undefined where there is none, as after the logo has changed. */
  async find(path: string): Promise<SiteDocument | undefined> {
    if (!path.startsWith('/brand/')) return undefined;
    const { logo } = await this.brands.get();
    if (!logo || path !== logoPath(logo)) return undefined;
    return { type: 'image/png', cacheControl: IMMUTABLE, body: () => Buffer.from(logo.png) };
  }
}
