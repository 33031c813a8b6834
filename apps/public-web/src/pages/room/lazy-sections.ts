import { lazySection } from '@ospite/site-engine';

const rest = () => import(/* webpackChunkName: "room-rest" */ './room-rest');

export const Around = lazySection(async () => (await rest()).Around);
export const GoodToKnow = lazySection(async () => (await rest()).GoodToKnow);
export const OtherRooms = lazySection(async () => (await rest()).OtherRooms);
export const RoomFacts = lazySection(async () => (await rest()).RoomFacts);
export const StayFacts = lazySection(async () => (await rest()).StayFacts);
export const TrustBelow = lazySection(async () => (await rest()).TrustBelow);
