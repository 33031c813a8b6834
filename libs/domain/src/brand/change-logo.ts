import { refuseStale, savedAt, type Clock } from '../shared';
import type { Brand } from './brand';
import type { BrandStore } from './brand-store';
import type { Logo, LogoDrawer } from './logo';

/** The owner uploads a logo, which takes the place of the one before, or removes it. */
export class ChangeLogo {
  constructor(
    private readonly brands: BrandStore,
    private readonly drawer: LogoDrawer,
    private readonly clock: Clock,
  ) {}

  /**
   * @param upload a PNG or SVG; null removes the logo
   * @param basedOn `updatedAt` of the state that the owner saw; undefined overwrites whatever is there
   * @throws DomainError `brand.invalid_logo` with the field; `brand.changed` when somebody saved in between
   */
  async change(upload: Uint8Array | null, basedOn: Date | undefined): Promise<Brand> {
    // Drawing takes a second: nobody's save waits for it.
    const logo: Logo | null = upload && (await this.drawer.draw(upload));
    return this.brands.update((stored) => {
      refuseStale(stored.updatedAt, basedOn, 'brand.changed');
      return { ...stored, logo, updatedAt: savedAt(stored.updatedAt, this.clock.now()) };
    });
  }
}
