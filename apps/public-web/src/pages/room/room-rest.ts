/** What only shows something, below the first screen of a room's page: a script of its own. */
export { OtherRooms } from '../../features/rooms/other-rooms';
export { TrustBelow } from '../../features/trust/trust-below';
export { Around } from './around';
export { GoodToKnow } from './good-to-know';
export { RoomFacts } from './room-facts';
export { StayFacts } from './stay-facts';
