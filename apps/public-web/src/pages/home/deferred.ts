import { deferredPart } from '../../shared/loading/deferred-part';

const rest = () => import(/* webpackChunkName: "home-rest" */ './rest/home-rest');

const aboutPreview = deferredPart(async () => (await rest()).AboutPreview);
const amenityTiles = deferredPart(async () => (await rest()).AmenityTiles);
const closing = deferredPart(async () => (await rest()).Closing);
const intro = deferredPart(async () => (await rest()).Intro);
const location = deferredPart(async () => (await rest()).Location);
const roomsPromo = deferredPart(async () => (await rest()).RoomsPromo);
const servicesStrip = deferredPart(async () => (await rest()).ServicesStrip);

export const AboutPreview = aboutPreview.Part;
export const AmenityTiles = amenityTiles.Part;
export const Closing = closing.Part;
export const Intro = intro.Part;
export const Location = location.Part;
export const RoomsPromo = roomsPromo.Part;
export const ServicesStrip = servicesStrip.Part;

export const HOME_DEFERRED = [
  aboutPreview,
  amenityTiles,
  closing,
  intro,
  location,
  roomsPromo,
  servicesStrip,
];
