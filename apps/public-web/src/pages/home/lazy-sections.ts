import { lazySection } from '@ospite/site-engine';

const rest = () => import(/* webpackChunkName: "home-rest" */ './rest/home-rest');

export const AboutPreview = lazySection(async () => (await rest()).AboutPreview);
export const AmenityTiles = lazySection(async () => (await rest()).AmenityTiles);
export const Closing = lazySection(async () => (await rest()).Closing);
export const Intro = lazySection(async () => (await rest()).Intro);
export const Location = lazySection(async () => (await rest()).Location);
export const RoomsPromo = lazySection(async () => (await rest()).RoomsPromo);
export const ServicesStrip = lazySection(async () => (await rest()).ServicesStrip);
