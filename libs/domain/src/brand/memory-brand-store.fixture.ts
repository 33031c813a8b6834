import type { Brand } from './brand';
import { BrandStore } from './brand-store';
import { LogoDrawer, logoRefused, type Logo } from './logo';
import { DEFAULT_PALETTE } from './palettes';
import { DEFAULT_TYPEFACES } from './typefaces';

/** A site that looks as it did on its first day. */
export function aBrand(changes: Partial<Brand> = {}): Brand {
  return {
    palette: DEFAULT_PALETTE,
    typefaces: DEFAULT_TYPEFACES,
    logo: null,
    updatedAt: new Date('2026-01-10T09:00:00Z'),
    ...changes,
  };
}

export function aLogo(changes: Partial<Logo> = {}): Logo {
  return { png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47), width: 320, height: 96, hash: '0a1b2c3d', ...changes };
}

/** Draws one upload alone, for tests of use cases. */
export class OneLogoDrawer extends LogoDrawer {
  static readonly UPLOAD = Uint8Array.of(1, 2, 3);

  override async draw(upload: Uint8Array): Promise<Logo> {
    if (upload.join() !== OneLogoDrawer.UPLOAD.join()) throw logoRefused('logo_format');
    return aLogo();
  }
}

/** The brand store's twin in memory, for tests of use cases. */
export class MemoryBrandStore extends BrandStore {
  /** The change under way: the next one waits for it. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private stored: Brand = aBrand()) {
    super();
  }

  override async get(): Promise<Brand> {
    return this.stored;
  }

  override async update(change: (stored: Brand) => Brand | Promise<Brand>): Promise<Brand> {
    const saved = this.last.then(async () => (this.stored = await change(this.stored)));
    this.last = saved.catch(() => undefined);
    return saved;
  }
}
