import { latePart } from '../../shared/loading/late-part';

const rest = () => import(/* webpackChunkName: "home-rest" */ './rest/home-rest');

export const AboutPreview = latePart(async () => (await rest()).AboutPreview);
export const AmenityTiles = latePart(async () => (await rest()).AmenityTiles);
export const Closing = latePart(async () => (await rest()).Closing);
export const Intro = latePart(async () => (await rest()).Intro);
export const Location = latePart(async () => (await rest()).Location);
export const RoomsPromo = latePart(async () => (await rest()).RoomsPromo);
export const ServicesStrip = latePart(async () => (await rest()).ServicesStrip);
