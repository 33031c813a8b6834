import type { Clock } from '../shared/clock';
import { DomainError } from '../shared/domain-error';
import { refuseStale, savedAt } from '../shared/saved-at';
import type { Property } from './property';
import { checkProperty, type PropertyDraft } from './property-details';
import type { PropertyStore } from './property-store';

/** Saves what the owner says about the property, for the first time or anew. */
export class ChangePropertyDetails {
  constructor(
    private readonly store: PropertyStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn when the state was saved that the owner started from; undefined overwrites whatever is there
   * @throws DomainError `property.invalid` with the fields; `property.changed` when somebody saved in between
   */
  async change(draft: PropertyDraft, basedOn: Date | undefined): Promise<Property> {
    const check = checkProperty(draft);
    if (!check.ok) throw new DomainError('property.invalid', {}, check.problems);
    return this.store.update((stored) => {
      refuseStale(stored?.updatedAt, basedOn, 'property.changed');
      return { ...check.details, updatedAt: savedAt(stored?.updatedAt, this.clock.now()) };
    });
  }
}
