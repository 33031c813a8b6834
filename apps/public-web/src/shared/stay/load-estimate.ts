import type * as Estimating from './estimate';

export type EstimateParts = typeof Estimating;

let loaded: EstimateParts | null = null;

/** Loads what estimates a stay, with all that reads and writes prices: it is needed once dates are typed. */
export async function loadEstimate(): Promise<EstimateParts> {
  loaded = await import(/* webpackChunkName: "estimate" */ './estimate');
  return loaded;
}

/** The same where it has been loaded before: the server does so for a page whose address names a stay. */
export function loadedEstimate(): EstimateParts | null {
  return loaded;
}
