import { latePart } from '../../shared/loading/late-part';

const rest = () => import(/* webpackChunkName: "room-rest" */ './room-rest');

export const Around = latePart(async () => (await rest()).Around);
export const GoodToKnow = latePart(async () => (await rest()).GoodToKnow);
export const OtherRooms = latePart(async () => (await rest()).OtherRooms);
export const RoomFacts = latePart(async () => (await rest()).RoomFacts);
export const TrustBelow = latePart(async () => (await rest()).TrustBelow);
