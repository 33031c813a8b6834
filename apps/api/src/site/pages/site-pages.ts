import { Injectable } from '@nestjs/common';
import type { PageRequest } from '@ospite/contracts/site';
import { BrandStore, DescribeDelivery, ICON_SIDES, iconPath, Translator } from '@ospite/domain';
import { PublicCache } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { presentBrand } from '../../brand';
import { ServerAddress, type RenderedPage, type RenderOptions } from '@ospite/site-engine/server';
import { PageRenderer, type PageExtras } from './page-renderer';

/** Renders the pages of this site: tells each what all of them depend on. */
@Injectable()
export class SitePages {
  constructor(
    private readonly renderer: PageRenderer,
    private readonly address: ServerAddress,
    private readonly cache: PublicCache,
    private readonly config: Config,
    private readonly delivery: DescribeDelivery,
    private readonly translator: Translator,
    private readonly brands: BrandStore,
  ) {}

  /** Renders the page at an address (without a query). */
  async render(path: string, { extras, ...options }: RenderOptions<PageExtras>): Promise<RenderedPage> {
    return this.renderer.render({
      sendsNoEmail: await this.sendsNoEmail(),
      ...(this.translator.host && { translatorHost: this.translator.host }),
      brand: await this.brand(),
      path,
      apiOrigin: this.address.origin,
      publicUrl: this.config.publicUrl,
      today: this.cache.today(),
      development: this.config.isDevelopment,
      ...extras,
      ...options,
    });
  }

  private async brand(): Promise<PageRequest['brand']> {
    const brand = await this.brands.get().catch(() => null);
    if (!brand) return null;
    const { updatedAt: _, ...look } = presentBrand(brand);
    const [touch, tab, preview] = ICON_SIDES.map((side) => iconPath(brand, side)) as [string, string, string];
    return { ...look, icons: { touch, tab, preview } };
  }

  /** Every outage that begins or ends raises the content version, so that no cached page promises too much or too little. */
  private async sendsNoEmail(): Promise<boolean> {
    // Without the database the page itself says that it cannot be shown.
    const delivery = await this.delivery.describe().catch(() => undefined);
    return delivery?.state !== 'working';
  }
}
