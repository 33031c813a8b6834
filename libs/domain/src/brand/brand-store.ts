import type { Brand } from './brand';

/** Port: how the site looks. */
export abstract class BrandStore {
  abstract get(): Promise<Brand>;
  /**
   * Replaces it in one transaction; other saves wait until it ends.
   * @param change from the stored state; nothing is saved when it throws
   */
  abstract update(change: (stored: Brand) => Brand | Promise<Brand>): Promise<Brand>;
}
