import type { PictureStore } from '../shared';
import type { EventStore } from './event-store';

/** The owner removes an event with its picture. */
export class RemoveEvent {
  constructor(
    private readonly events: EventStore,
    private readonly pictures: PictureStore,
  ) {}

  /** @throws DomainError `event.not_found` */
  async remove(id: number): Promise<void> {
    const { picture } = await this.events.remove(id);
    if (picture) await this.pictures.discard('events', [picture]);
  }
}
