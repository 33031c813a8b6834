import { refuseStale, savedAt, type Clock } from '../shared';
import type { Brand } from './brand';
import type { BrandStore } from './brand-store';
import type { Palette } from './palettes';

/** The owner chooses the colours of the site. */
export class ChangePalette {
  constructor(
    private readonly brands: BrandStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn `updatedAt` of the state that the owner saw; undefined overwrites whatever is there
   * @throws DomainError `brand.changed` when somebody saved in between
   */
  change(palette: Palette, basedOn: Date | undefined): Promise<Brand> {
    return this.brands.update((stored) => {
      refuseStale(stored.updatedAt, basedOn, 'brand.changed');
      return { ...stored, palette, updatedAt: savedAt(stored.updatedAt, this.clock.now()) };
    });
  }
}
