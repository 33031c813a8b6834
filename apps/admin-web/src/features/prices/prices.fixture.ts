import type { Pricing, Room } from '@ospite/contracts';
import { problem, type Handlers } from '@ospite/contracts/testing';

export interface PriceState {
  readonly rooms: readonly Room[];
  prices: readonly Pricing[];
}

/** Prices, as in memory; a save that was based on another state is refused. */
export function priceOperations(state: PriceState): Handlers {
  const others = (roomId: number, season: string) =>
    state.prices.filter((price) => price.roomId !== roomId || price.season !== season);
  return {
    listPrices: () => [...state.prices],
    updatePrice: ({ roomId, season, updatePriceRequest: { pricePerNight, updatedAt } }) => {
      const room = state.rooms.find(({ id }) => id === roomId);
      if (!room) return problem(404, 'room.not_found');
      const present = state.prices.find((price) => price.roomId === roomId && price.season === season);
      if (updatedAt !== undefined && updatedAt !== present?.updatedAt) return problem(409, 'pricing.changed');
      const id = present?.id ?? state.prices.length + 1;
      const saved = { id, roomId, season, pricePerNight, room, updatedAt: '2026-11-22T10:00:00.000Z' };
      state.prices = [...others(roomId, season), saved];
      return saved;
    },
    deletePrice: ({ roomId, season }) => {
      state.prices = others(roomId, season);
      return null;
    },
  };
}
