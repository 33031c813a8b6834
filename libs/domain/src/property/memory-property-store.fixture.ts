import { DomainError } from '../shared';
import type { Property } from './property';
import { PropertyStore } from './property-store';

/** The property store's twin in memory, for tests of use cases. */
export class MemoryPropertyStore extends PropertyStore {
  /** The change under way: the next one waits for it. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private stored?: Property) {
    super();
  }

  override async get(): Promise<Property> {
    if (!this.stored) throw new DomainError('property.not_found');
    return this.stored;
  }

  override async update(
    change: (stored: Property | undefined) => Property | Promise<Property>,
  ): Promise<Property> {
    const saved = this.last.then(async () => (this.stored = await change(this.stored)));
    this.last = saved.catch(() => undefined);
    return saved;
  }
}
