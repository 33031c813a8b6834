import type { Amenity, Bed, Localized, Season } from '@ospite/domain';
import type { PictureFrom } from './pictures/encoded-pictures';

/** A text in all four languages: the demo leaves none out. */
export type FullyLocalized = Required<Localized>;

/** A picture of a room, and what it shows. */
interface DemoPicture extends PictureFrom {
  readonly alt: FullyLocalized;
}

/** A room of the demo; its pictures in order, the first stands for it. */
export interface DemoRoom {
  readonly name: string;
  readonly slug: string;
  readonly shortDescription: FullyLocalized;
  readonly description: FullyLocalized;
  readonly maxGuests: number;
  readonly amenities: readonly Amenity[];
  readonly beds: readonly Bed[];
  readonly sizeSqm: number;
  readonly bookingUrl: string | null;
  readonly airbnbUrl: string | null;
  readonly cin: string;
  readonly iun: string;
  readonly prices: Readonly<Partial<Record<Season, string>>>;
  readonly pictures: readonly DemoPicture[];
}
