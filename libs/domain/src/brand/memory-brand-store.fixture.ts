import type { Brand } from './brand';
import { BrandStore } from './brand-store';
import { DEFAULT_PALETTE } from './palettes';

/** A site that looks as it did on its first day. */
export function aBrand(changes: Partial<Brand> = {}): Brand {
  return { palette: DEFAULT_PALETTE, updatedAt: new Date('2026-01-10T09:00:00Z'), ...changes };
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
