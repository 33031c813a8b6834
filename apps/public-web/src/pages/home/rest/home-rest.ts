/** What only shows something, below the first screen of the home page: a script of its own. */
export { AboutPreview } from './about-preview';
export { AmenityTiles } from './amenity-tiles';
export { Closing } from './closing';
export { Intro } from './intro';
export { Location } from './location';
export { RoomsPromo } from './rooms-promo';
export { ServicesStrip } from './services-strip';
