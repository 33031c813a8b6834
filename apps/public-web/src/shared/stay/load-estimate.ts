/** Loads what estimates a stay, with all that reads and writes prices: it is needed once dates are typed. */
export const loadEstimate = () => import(/* webpackChunkName: "estimate" */ './estimate');

export type EstimateParts = Awaited<ReturnType<typeof loadEstimate>>;
