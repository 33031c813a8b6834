import { DomainError, refuseStale, savedAt, type Clock, type PictureStore } from '../shared';
import { droppedPictures, withPictures } from './hosts/host-pictures';
import type { Property } from './property';
import { checkProperty, type PropertyDraft } from './property-details';
import type { PropertyStore } from './property-store';
import type { Host } from './property-terms';

/** Saves the property's details, for the first time or again; pictures that no host uses any more are removed. */
export class ChangePropertyDetails {
  constructor(
    private readonly store: PropertyStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn `updatedAt` of the state that the owner edited; undefined overwrites whatever is there
   * @throws DomainError `property.invalid` with the fields; `property.changed` when somebody saved in between
   */
  async change(draft: PropertyDraft, basedOn: Date | undefined): Promise<Property> {
    const check = checkProperty(draft, this.clock.now());
    if (!check.ok) throw new DomainError('property.invalid', {}, check.problems);
    let before: readonly Host[] = [];
    const saved = await this.store.update((stored) => {
      refuseStale(stored?.updatedAt, basedOn, 'property.changed');
      before = stored?.hosts ?? [];
      const hosts = withPictures(check.details.hosts, before);
      return { ...check.details, hosts, updatedAt: savedAt(stored?.updatedAt, this.clock.now()) };
    });
    await this.pictures.discard('hosts', droppedPictures(before, saved.hosts));
    return saved;
  }
}
