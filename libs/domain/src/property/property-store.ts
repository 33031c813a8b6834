import { DomainError } from '../shared';
import type { Property } from './property';

/** Port: the record of the property. */
export abstract class PropertyStore {
  /** @throws DomainError `property.not_found` while nobody has described it */
  abstract get(): Promise<Property>;
  /** The record; undefined while nobody has described it. */
  async find(): Promise<Property | undefined> {
    try {
      return await this.get();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'property.not_found') return undefined;
      throw error;
    }
  }
  /**
   * Replaces the record in one transaction; other saves wait until it ends.
   * @param change from the stored record, undefined the first time; nothing is saved when it throws. It may store files
   */
  abstract update(change: (stored: Property | undefined) => Property | Promise<Property>): Promise<Property>;
}
