import type { Brand } from '@ospite/contracts';
import { problem, type Handlers } from '@ospite/contracts/testing';

export interface BrandState {
  brand: Brand;
}

const later = ({ updatedAt }: Brand) => new Date(Date.parse(updatedAt) + 1_000).toISOString();

/** How the site looks, in memory; saving on an outdated state is a conflict. */
export function brandOperations(state: BrandState): Handlers {
  return {
    getBrand: () => state.brand,
    updateBrand: ({ updateBrandRequest: { updatedAt, ...look } }) => {
      if (updatedAt !== undefined && updatedAt !== state.brand.updatedAt)
        return problem(409, 'brand.changed');
      state.brand = { ...state.brand, ...look, updatedAt: later(state.brand) };
      return state.brand;
    },
    uploadLogo: () => {
      const logo = { url: '/brand/0a1b2c3d4e5f6071.png', width: 576, height: 192 };
      state.brand = { ...state.brand, logo, updatedAt: later(state.brand) };
      return state.brand;
    },
    deleteLogo: () => {
      state.brand = { ...state.brand, logo: null, updatedAt: later(state.brand) };
      return state.brand;
    },
  };
}
