import { DomainError } from '../shared/domain-error';
import type { Property } from './property';
import { PropertyStore } from './property-store';

/** The property store's twin in memory, for tests of use cases. */
export class MemoryPropertyStore extends PropertyStore {
  constructor(private stored?: Property) {
    super();
  }

  override async get(): Promise<Property> {
    if (!this.stored) throw new DomainError('property.not_found');
    return this.stored;
  }

  override async update(change: (stored: Property | undefined) => Property): Promise<Property> {
    this.stored = change(this.stored);
    return this.stored;
  }
}
