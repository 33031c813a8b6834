import type { Visibility } from '../rooms/room-store';
import type { BreakfastImage } from './breakfast-image';

/** Port: breakfast pictures as stored. */
export abstract class BreakfastImageStore {
  /** In the owner's order; `public` gives the active ones alone. */
  abstract list(visibility: Visibility): Promise<readonly BreakfastImage[]>;
}
