import { MemoryRoomStore } from './memory-room-store.fixture';
import { describeRoomStore } from './room-store.contract';

describeRoomStore(() => new MemoryRoomStore());
