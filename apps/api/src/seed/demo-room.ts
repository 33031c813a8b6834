import type { Amenity, Localized, Season } from '@ospite/domain';
import type { Crop } from '../platform/media/encoding/encode-picture';

/** A text in all four languages: the demo leaves none out. */
export type FullyLocalized = Required<Localized>;

/** A picture of the demo: a file of `media/`, whole or a part of it. */
export interface DemoPicture {
  readonly file: URL;
  readonly crop?: Crop;
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
  readonly bookingUrl: string | null;
  readonly airbnbUrl: string | null;
  readonly cin: string;
  readonly iun: string;
  readonly prices: Readonly<Partial<Record<Season, string>>>;
  readonly pictures: readonly DemoPicture[];
}
