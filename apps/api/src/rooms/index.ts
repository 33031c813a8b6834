export { presentRoomDetail } from './http/room.presenter';
export { RoomsModule } from './rooms.module';
