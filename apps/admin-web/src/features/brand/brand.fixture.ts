import type { Brand } from '@ospite/contracts';
import { problem, type Handlers } from '@ospite/contracts/testing';

export interface BrandState {
  brand: Brand;
}

/** How the site looks, in memory; saving on an outdated state is a conflict. */
export function brandOperations(state: BrandState): Handlers {
  return {
    getBrand: () => state.brand,
    updateBrand: ({ updateBrandRequest: { palette, updatedAt } }) => {
      if (updatedAt !== undefined && updatedAt !== state.brand.updatedAt)
        return problem(409, 'brand.changed');
      const later = new Date(Date.parse(state.brand.updatedAt) + 1_000);
      state.brand = { ...state.brand, palette, updatedAt: later.toISOString() };
      return state.brand;
    },
  };
}
