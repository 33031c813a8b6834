import type { Localized, RoomDetails, Season } from '@ospite/domain';
import type { DemoPictureSource } from './pictures/encoded-pictures';

/** A text in all four languages: the demo leaves none out. */
export type FullyLocalized = Required<Localized>;

/** A picture of a room, and what it shows. */
interface DemoPicture extends DemoPictureSource {
  readonly alt: FullyLocalized;
}

/** A room of the demo; what is left out is as in a new room. Its pictures in order, the first stands for it. */
export interface DemoRoom extends Partial<RoomDetails> {
  readonly name: string;
  readonly slug: string;
  readonly shortDescription: FullyLocalized;
  readonly description: FullyLocalized;
  readonly prices: Readonly<Partial<Record<Season, string>>>;
  readonly pictures: readonly DemoPicture[];
}
