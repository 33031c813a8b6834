import { deferredPart } from '../../shared/loading/deferred-part';

const rest = () => import(/* webpackChunkName: "room-rest" */ './room-rest');

const around = deferredPart(async () => (await rest()).Around);
const goodToKnow = deferredPart(async () => (await rest()).GoodToKnow);
const otherRooms = deferredPart(async () => (await rest()).OtherRooms);
const roomFacts = deferredPart(async () => (await rest()).RoomFacts);

export const Around = around.Part;
export const GoodToKnow = goodToKnow.Part;
export const OtherRooms = otherRooms.Part;
export const RoomFacts = roomFacts.Part;

export const ROOM_DEFERRED = [around, goodToKnow, otherRooms, roomFacts];
