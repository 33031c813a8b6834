import { DomainError, refuseStale, savedAt, type Clock, type PictureStore } from '../../shared';
import { droppedPictures } from './host-pictures';
import type { Property } from '../property';
import type { PropertyStore } from '../property-store';

/** The owner uploads the picture of a host; it takes the place of the one before. */
export class ChangeHostPicture {
  constructor(
    private readonly properties: PropertyStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param index of the host in the record, from zero
   * @param basedOn when the state was saved that the owner started from; undefined takes whatever is there
   * @throws DomainError `property.not_found`, `property.host_not_found`, `property.changed`; UnreadablePictureError
   */
  async change(index: number, upload: Uint8Array, basedOn: Date | undefined): Promise<Property> {
    // Encoding is slow, so an unknown host is refused before it.
    const before = await this.properties.get();
    hostAt(before, index);
    const encoded = await this.pictures.read(upload);
    let replaced: Property = before;
    const after = await this.pictures.keep('hosts', encoded, (storeFiles) =>
      this.properties.update(async (stored) => {
        if (!stored) throw new DomainError('property.not_found');
        refuseStale(stored.updatedAt, basedOn, 'property.changed');
        const host = hostAt(stored, index);
        replaced = stored;
        const changed = { ...host, picture: await storeFiles() };
        const updatedAt = savedAt(stored.updatedAt, this.clock.now());
        return { ...stored, hosts: stored.hosts.with(index, changed), updatedAt };
      }),
    );
    await this.pictures.discard('hosts', droppedPictures(replaced.hosts, after.hosts));
    return after;
  }
}

function hostAt({ hosts }: Property, index: number): Property['hosts'][number] {
  const host = hosts[index];
  if (!host) throw new DomainError('property.host_not_found');
  return host;
}
