import type { Room } from '@ospite/contracts';
import { aRoomDetailResponse, problem, type Handlers } from '@ospite/contracts/testing';

export interface RoomState {
  rooms: readonly Room[];
}

/** Rooms, as in memory; a save that was based on another state is refused. */
export function roomOperations(state: RoomState): Handlers {
  const addedBy = new Map<string, { readonly id: number; readonly content: string }>();
  const saved = (room: Room) => ({ ...aRoomDetailResponse(), ...room, gallery: [], prices: [] });
  return {
    listRooms: () => [...state.rooms],
    createRoom: ({ createRoomRequest: request, 'Idempotency-Key': key = '' }) => {
      const content = JSON.stringify(request);
      const added = addedBy.get(key);
      const present = state.rooms.find((room) => room.id === added?.id);
      if (present && added?.content === content) return saved(present);
      if (present) return problem(422, 'room.key_reused', { id: present.id });
      if (state.rooms.some(({ name }) => name === request.name))
        return problem(409, 'room.name_taken', { field: 'name' });
      const id = Math.max(0, ...state.rooms.map((room) => room.id)) + 1;
      const room: Room = {
        ...saved({ ...aRoomDetailResponse(), ...without(request), id }),
        images: [],
        mainImage: null,
      };
      state.rooms = [...state.rooms, room];
      addedBy.set(key, { id, content });
      return saved(room);
    },
    updateRoom: ({ room: address, updateRoomRequest: { updatedAt, ...change } }) => {
      const room = state.rooms.find(({ id }) => String(id) === address);
      if (!room) return problem(404, 'room.not_found');
      if (updatedAt !== undefined && updatedAt !== room.updatedAt) return problem(409, 'room.changed');
      const changed: Room = { ...room, ...without(change), updatedAt: '2026-11-22T10:00:00.000Z' };
      state.rooms = state.rooms.map((one) => (one === room ? changed : one));
      return saved(changed);
    },
    deleteRoom: ({ room: address }) => {
      if (!state.rooms.some(({ id }) => String(id) === address)) return problem(404, 'room.not_found');
      state.rooms = state.rooms.filter(({ id }) => String(id) !== address);
      return null;
    },
  };
}

/** What a request leaves out stays as it was. */
function without(request: object): Partial<Room> {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}
