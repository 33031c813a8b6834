import type { Visibility } from '../shared/listing';
import type { Room } from './room';

/** Port: rooms with their galleries and prices, as stored. */
export abstract class RoomStore {
  /** All rooms, oldest first. */
  abstract list(visibility: Visibility): Promise<readonly Room[]>;
  /** The room with this slug or, for a number, this id. */
  abstract find(slugOrId: string | number, visibility: Visibility): Promise<Room | undefined>;
  /** The present slug of the visible room that answered to an old one, so that old addresses keep working. */
  abstract findRenamed(oldSlug: string): Promise<string | undefined>;
}
