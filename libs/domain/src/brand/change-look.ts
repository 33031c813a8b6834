import { refuseStale, savedAt, type Clock } from '../shared';
import type { Brand } from './brand';
import type { BrandStore } from './brand-store';

/** What of a site's look is chosen from a list. */
export type Look = Pick<Brand, 'palette' | 'typefaces'>;

/** The owner chooses the colours and the typefaces of the site. */
export class ChangeLook {
  constructor(
    private readonly brands: BrandStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn `updatedAt` of the state that the owner saw; undefined overwrites whatever is there
   * @throws DomainError `brand.changed` when somebody saved in between
   */
  change({ palette, typefaces }: Look, basedOn: Date | undefined): Promise<Brand> {
    return this.brands.update((stored) => {
      refuseStale(stored.updatedAt, basedOn, 'brand.changed');
      return { ...stored, palette, typefaces, updatedAt: savedAt(stored.updatedAt, this.clock.now()) };
    });
  }
}
