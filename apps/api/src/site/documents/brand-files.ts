import { MANIFEST_PATH } from '@ospite/contracts/site';
import {
  BrandStore,
  ICON_SIDES,
  iconPath,
  logoPath,
  PALETTE_COLOURS,
  PropertyStore,
  type Brand,
  type IconSide,
} from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { encodeLogo } from '@ospite/server/media';
import { IMMUTABLE } from '../static-files';
import type { SiteDocument } from './site-document';
import { sprigDrawing } from './sprig-drawing';

/** A drawing of ours, or a logo that was drawn anew. */
const MAX_PIXELS = 1_048_576;

/** What follows from how the site looks: the logo, icons made of it, and what a phone calls the site. */
@Injectable()
export class BrandFiles {
  /** The icons of the present look: a new content version needs no new ones. */
  private readonly icons = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly brands: BrandStore,
    private readonly properties: PropertyStore,
  ) {}

  /** The file at an address; undefined where there is none, as after the logo has changed. */
  async find(path: string): Promise<SiteDocument | undefined> {
    if (path === MANIFEST_PATH)
      return {
        type: 'application/manifest+json',
        cacheControl: 'no-cache',
        body: () => this.manifest(),
      };
    if (!path.startsWith('/brand/')) return undefined;
    const brand = await this.brands.get();
    const { logo } = brand;
    const picture = (body: SiteDocument['body']) => ({ type: 'image/png', cacheControl: IMMUTABLE, body });
    if (logo && path === logoPath(logo)) return picture(() => Buffer.from(logo.png));
    const side = ICON_SIDES.find((one) => path === iconPath(brand, one));
    return side && picture(() => this.icon(brand, side));
  }

  private icon(brand: Brand, side: IconSide): Promise<Buffer> {
    const path = iconPath(brand, side);
    const known = this.icons.get(path);
    if (known) return known;
    if (this.icons.size >= ICON_SIDES.length) this.icons.clear();
    const made = drawIcon(brand, side);
    this.icons.set(path, made);
    made.catch(() => this.icons.delete(path));
    return made;
  }

  private async manifest(): Promise<string> {
    const [brand, { name }] = await Promise.all([this.brands.get(), this.properties.get()]);
    const { sand } = PALETTE_COLOURS[brand.palette];
    return JSON.stringify({
      name,
      start_url: '/',
      display: 'browser',
      background_color: sand,
      theme_color: sand,
      icons: [192, 512].map((side) => ({
        src: iconPath(brand, side as IconSide),
        sizes: `${side}x${side}`,
        type: 'image/png',
      })),
    });
  }
}

/** The logo on the page's colour, or the sprig on the darkest one: phones show no transparency. */
async function drawIcon({ palette, logo }: Brand, side: IconSide): Promise<Buffer> {
  const colours = PALETTE_COLOURS[palette];
  const drawn = await encodeLogo(logo ? logo.png : Buffer.from(sprigDrawing(colours)), {
    decoder: logo ? 'VipsForeignLoadPng' : 'VipsForeignLoadSvg',
    maxPixels: MAX_PIXELS,
    width: side,
    height: side,
    ground: logo ? colours.sand : colours.juniper,
  });
  if (!drawn) throw new Error('A picture of our own cannot be read');
  return drawn.png;
}
